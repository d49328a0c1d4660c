/** The moves of the chat, what it does after a message or a button, and the one place that carries them out. */
import type { Action } from '@reduxjs/toolkit'
import { askedAgain, repeatedAnswerIntros } from '../content/unanswerable-and-repeated-questions.ts'
import { stepOf } from '../funnel/journey-registry.ts'
import { singleTextFieldOf } from '../funnel/single-text-field-in-chat.ts'
import type { StepId, Values } from '../funnel/step-and-journey-types.ts'
import { chatWordingOf } from '../questions/look-up-step-texts.ts'
import { isQuestionLast } from '../store/dialogue-sequence-numbers.ts'
import {
  asideClosed,
  asideOpened,
  draftChanged,
  lineAdded,
  messageRead,
  type AddedLine,
} from '../store/redux-actions.ts'
import type { AppStore, RootState } from '../store/root-reducer.ts'
import { selectDraft, selectOpenPart, selectOrder, selectPosition } from '../store/selectors.ts'

/** Further moves once those before it have happened: a line is said at the question that is open then. */
export type Later = (state: RootState) => Moves

/** Goes on with `next` as soon as `until` holds, or after `patience` milliseconds, or at the visitor's next message. */
export interface Wait {
  readonly until: (state: RootState) => boolean
  readonly next: Later
  readonly patience: number
  /** Starts what is waited for, with a signal that it is no longer waited for. What it returns is done at its end. */
  readonly run?: (signal: AbortSignal) => Promise<Moves>
}

export const SUBMIT_FORM = 'submit-form'

export type Move = Action | Later | Wait | typeof SUBMIT_FORM
export type Moves = readonly Move[]

export type ChatStore = Pick<AppStore, 'getState' | 'dispatch' | 'subscribe'>

export type LineParts = Partial<Omit<AddedLine, 'step' | 'who' | 'text'>>

export const UNDERSTOOD = messageRead({ understood: true })
export const NOT_UNDERSTOOD = messageRead({ understood: false })

/** A line of the assistant, at the question that is open by then. */
export const say =
  (text: string, more: LineParts = {}): Later =>
  (state) => [lineAdded({ step: selectPosition(state), who: 'assistant', text, ...more })]

/** The same, before the question to which the message has led. */
export const saidBefore = (text: string): Later => say(text, { passing: true })

/** The visitor's message; none for an empty text, because no part of it may be shown. */
export const show =
  (text: string, more: LineParts = {}): Later =>
  (state) =>
    text ? [lineAdded({ step: selectPosition(state), who: 'visitor', text, ...more })] : []

/** Returns the next wording of a list, so that the chat varies its replies. `turn` names the list. */
export const nextWording = ({ dialogue }: RootState, turn: string, list: readonly string[]): string =>
  list[(dialogue.turns[turn] ?? 0) % list.length] ?? ''

export const sayInTurn =
  (turn: string, list: readonly string[], more: LineParts = {}): Later =>
  (state) => [say(nextWording(state, turn, list), { ...more, turn })]

/** Says an answer. If it was given before, only its first sentence is repeated. */
export const sayOnce =
  (text: string, more: LineParts = {}): Later =>
  (state) => {
    const turn = `told ${text}`
    const times = state.dialogue.turns[turn] ?? 0
    const lead = repeatedAnswerIntros[(times - 1) % repeatedAnswerIntros.length]
    return [say(times === 0 || !lead ? text : `${lead} ${goingOn(firstSentence(text))}`, { turn, ...more })]
  }

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
const goingOn = (text: string) =>
  /^\p{Lu}(?:\p{Ll}|\s)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** Asks the open question again, shorter and each time with other words, unless it has just been asked. */
export const askAgain: Later = (state) => {
  const position = selectPosition(state)
  const order = selectOrder(state)
  const { times } = state.dialogue
  const isAsked = times.open === position && isQuestionLast(times)
  if (isAsked || !/^(?:question|review)$/.test(stepOf(order, position).kind)) return []
  const { again, heading } = chatWordingOf(order, position, selectDraft(state, position))
  const question = again ?? heading
  const turn = `again ${question}`
  if (!question) return []
  return [say(`${nextWording(state, turn, askedAgain)} ${question}`.trim(), { turn, asks: true })]
}

/** The moves only if the question is still open that was open before. */
export const ifAt =
  (at: StepId, moves: Moves): Later =>
  (state) =>
    selectPosition(state) === at ? moves : []

/** Whether the last thing that the chat has said asks the open question, so that a yes is the reply to it. */
export function isQuestionAskedLast({ dialogue: { times, lines, doubt } }: RootState): boolean {
  const last = lines.at(-1)
  return !doubt && (isQuestionLast(times) || (last?.asks === true && last.id === times.now))
}

/** Types values into the form of the open question, so that the visitor can correct or complete them there. */
export const fillInput =
  (values: Values): Later =>
  (state) =>
    typed(selectPosition(state), values)

const typed = (step: StepId, values: Values): Moves =>
  Object.entries(values).map(([name, value]) => draftChanged({ step, name, value }))

export const clearInput: Later = (state) => {
  const id = selectPosition(state)
  const order = selectOrder(state)
  const step = stepOf(order, id)
  const draft = state.ui.drafts[id] ?? {}
  if (step.parts) {
    const open = selectOpenPart(state)
    const { reopened } = state.parts
    if (open === null || !draft[open]) return []
    // an answer under correction keeps its old value
    return [fillInput({ [open]: reopened?.name === open ? reopened.before : '' })]
  }
  const texts = step.fields.filter(({ kind, name }) => kind === 'text' && draft[name])
  if (texts.length === 0) return []
  const empty = Object.fromEntries(texts.map(({ name }) => [name, '']))
  return [fillInput(singleTextFieldOf(order, step)?.read('', draft) ?? empty)]
}

/** What every reply begins with: the message counts as understood or not, is shown, and its input is empty. */
export const begun = (echo: string, isUnderstood = true): Moves => [
  isUnderstood ? UNDERSTOOD : NOT_UNDERSTOOD,
  clearInput,
  show(echo),
]

/** Waits that a store is in. The visitor's next message does not wait for them. */
const waits = new WeakMap<ChatStore, () => void>()

/** Ends what the chat waits for, as far as it has come. */
export function endWaits(store: ChatStore): void {
  // what one waits for may lead to another
  for (let end = waits.get(store); end; end = waits.get(store)) end()
}

/** Carries out the moves, one after the other: the only place in which a message changes anything. */
export function carryOut(store: ChatStore, moves: Moves, submitForm?: () => void): void {
  const left: Move[] = [...moves]
  for (let move = left.shift(); move !== undefined; move = left.shift()) {
    if (move === SUBMIT_FORM) submitForm?.()
    else if (typeof move === 'function') left.unshift(...move(store.getState()))
    else if ('until' in move) {
      if (move.until(store.getState())) left.unshift(move.next)
      else {
        waitFor(store, { ...move, next: (state) => [...move.next(state), ...left] })
        return
      }
    } else store.dispatch(move)
  }
}

function waitFor(store: ChatStore, { until, next, patience, run }: Wait): void {
  const abort = new AbortController()
  const at = selectPosition(store.getState())
  const goOn = (found: Moves = []) => {
    if (waits.get(store) !== goOn) return
    waits.delete(store)
    clearTimeout(timer)
    stop()
    abort.abort()
    withoutTouchingInput(store, () => {
      if (store.getState().dialogue.aside === 'searching') store.dispatch(asideClosed())
      carryOut(store, found)
      // who has answered the question meanwhile gets no reply to what was said before
      if (selectPosition(store.getState()) === at) carryOut(store, [next])
    })
  }
  carryOut(store, [clearInput, asideOpened('searching')])
  const timer = setTimeout(goOn, patience)
  const stop = store.subscribe(() => {
    if (until(store.getState())) goOn()
  })
  waits.set(store, goOn)
  run?.(abort.signal).then(goOn, () => goOn())
}

/** Does something without changing what is being typed into the open question in the meantime. */
export function withoutTouchingInput(store: ChatStore, run: () => void): void {
  const state = store.getState()
  const at = selectPosition(state)
  const { fields } = stepOf(selectOrder(state), at)
  const texts = fields.filter(({ kind }) => kind === 'text').map(({ name }) => name)
  const draft = Object.entries(state.ui.drafts[at] ?? {}).filter(([name]) => texts.includes(name))
  carryOut(store, typed(at, Object.fromEntries(draft.map(([name]) => [name, '']))))
  run()
  if (selectPosition(store.getState()) === at) carryOut(store, typed(at, Object.fromEntries(draft)))
}

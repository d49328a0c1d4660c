/** Records the answers that the chat found in a message. */
import { checkAnswer } from '../../funnel/check-answer.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import { asksFieldByField, singleTextFieldOf } from '../../funnel/single-text-field-in-chat.ts'
import type { Order, Step, StepId, Values } from '../../funnel/step-and-journey-types.ts'
import type { Problem } from '../../lib/problem-keys.ts'
import { problemText } from '../../questions/problem-texts.ts'
import {
  answersSubmitted,
  draftChanged,
  partAnswered,
  answersVolunteered,
} from '../../store/redux-actions.ts'
import { selectDraft, selectOpenPart, selectOrder, selectPosition } from '../../store/selectors.ts'
import type { ChatStore } from './add-chat-lines.ts'

type Answers = Readonly<Record<StepId, Values>>

/**
 * Completes an answer from a message with the choices that the visitor has already made in the question's
 * form, such as a ticked box. Text typed earlier is dropped. In a form with conditional fields, earlier
 * choices are dropped, too.
 * @param said the values from the message
 */
export function withForm(step: Step, said: Values, draft: Values): Values {
  if (step.view !== 'text') return { ...draft, ...said }
  const kept = step.fields.some(({ shownWhen }) => shownWhen)
    ? []
    : step.fields.filter(({ kind, name }) => kind !== 'text' && draft[name] !== undefined)
  const isSaid = (name: string) => said[name] !== undefined && said[name] !== 'false'
  return {
    ...said,
    ...Object.fromEntries(kept.flatMap(({ name }) => (isSaid(name) ? [] : [[name, draft[name] ?? '']]))),
  }
}

/** Returns the error text for an answer, or null if the answer is valid. */
export function problemWith(order: Order, step: StepId, values: Values): string | null {
  const [problem] = Object.values(problemsWith(order, step, values))
  return problem ? problemText(problem) : null
}

/** Returns what is wrong with an answer, by field; empty if it is valid. */
export function problemsWith(order: Order, step: StepId, values: Values): Readonly<Record<string, Problem>> {
  const checked = checkAnswer(stepOf(order, step), values, order)
  return 'problems' in checked ? checked.problems : {}
}

/**
 * Returns what is wrong with a text as the answer to what the chat asks for in its text field now, by field; empty if
 * it is valid, or if nothing is asked for there.
 */
export function problemsOfTyped(store: ChatStore, text: string): Readonly<Record<string, Problem>> {
  const state = store.getState()
  const order = selectOrder(state)
  const id = selectPosition(state)
  const step = stepOf(order, id)
  const part = selectOpenPart(state)
  const name = part ?? step.fields.find(({ kind }) => kind === 'text')?.name
  if (name === undefined || !asksFieldByField(step)) return {}
  const values = singleTextFieldOf(order, step)?.read(text, selectDraft(state, id)) ?? { [name]: text }
  const problems = Object.entries(problemsWith(order, id, values))
  return Object.fromEntries(problems.filter(([wrong]) => part === null || wrong === part))
}

/** Does something without changing what is being typed into the open question in the meantime. */
export function withoutTouchingInput(store: ChatStore, run: () => void): void {
  const state = store.getState()
  const { position, drafts } = state.ui
  const { fields } = stepOf(selectOrder(state), position)
  const texts = fields.filter(({ kind }) => kind === 'text').map(({ name }) => name)
  const typed = Object.fromEntries(
    Object.entries(drafts[position] ?? {}).filter(([name]) => texts.includes(name)),
  )
  const type = (values: Values) => {
    for (const [name, value] of Object.entries(values))
      store.dispatch(draftChanged({ step: position, name, value }))
  }
  type(Object.fromEntries(Object.keys(typed).map((name) => [name, ''])))
  run()
  if (selectPosition(store.getState()) === position) type(typed)
}

/** Empties the input into which a message was typed. */
export function clearInput(store: ChatStore): void {
  const step = selectPosition(store.getState())
  const order = selectOrder(store.getState())
  const present = stepOf(order, step)
  const { fields, parts } = present
  const line = singleTextFieldOf(order, present)
  if (parts) {
    clearPart(store)
    return
  }
  const draft = store.getState().ui.drafts[step] ?? {}
  const texts = fields.filter(({ kind, name }) => kind === 'text' && draft[name])
  if (texts.length === 0) return
  keepInForm(store, line?.read('', draft) ?? Object.fromEntries(texts.map(({ name }) => [name, ''])))
}

/**
 * Empties the input of a question that is asked field by field. An answer under correction keeps its old
 * value.
 */
function clearPart(store: ChatStore): void {
  const state = store.getState()
  const { reopened } = state.parts
  const open = selectOpenPart(state)
  if (open !== null && state.ui.drafts[selectPosition(state)]?.[open])
    keepInForm(store, { [open]: reopened?.name === open ? reopened.before : '' })
}

/** Answers fields of the current question if the chat asks it field by field. */
export function recordFields(store: ChatStore, values: Values): void {
  const step = selectPosition(store.getState())
  for (const [name, value] of Object.entries(values)) store.dispatch(partAnswered({ step, name, value }))
}

/**
 * Puts values into the form of the current question, so that the visitor can correct or complete them there.
 */
export function keepInForm(store: ChatStore, values: Values): void {
  const step = selectPosition(store.getState())
  for (const [name, value] of Object.entries(values)) store.dispatch(draftChanged({ step, name, value }))
}

/**
 * Records the answers from a message.
 * @returns whether the conversation shows them in a new place. An answer that was given before changes where it stands,
 * so the message itself must then be shown.
 */
export function recordShown(store: ChatStore, answers: Answers): boolean {
  const before = store.getState()
  const position = selectPosition(before)
  recordAnswers(store, answers)
  const after = store.getState()
  const isNew = Object.keys(answers).some(
    (id) => !before.order.answers[id] && after.order.answers[id] !== undefined,
  )
  return (
    isNew ||
    after.dialogue.messageAnswers !== before.dialogue.messageAnswers ||
    after.parts.accepted !== before.parts.accepted ||
    (answers[position] !== undefined && selectPosition(after) !== position) ||
    after.order.answers[position]?.lacks !== before.order.answers[position]?.lacks
  )
}

/** Records the answers from a message. If one of them is submitted to the server, it is recorded last. */
export function recordAnswers(store: ChatStore, answers: Answers): void {
  const state = store.getState()
  const order = selectOrder(state)
  const position = selectPosition(state)
  const step = stepOf(order, position)
  const { [position]: own, ...others } = answers
  if (own && step.parts) {
    if (Object.keys(others).length > 0) store.dispatch(answersVolunteered({ answers: others }))
    recordFields(store, own)
    return
  }
  const values = own && withForm(step, own, selectDraft(state, position))
  const isSubmitted = values && (step.submits !== undefined || step.kind !== 'question')
  if (isSubmitted) {
    if (Object.keys(others).length > 0) store.dispatch(answersVolunteered({ answers: others }))
    store.dispatch(answersSubmitted({ answers: { [position]: values } }))
  } else
    store.dispatch(answersVolunteered({ answers: values ? { ...answers, [position]: values } : answers }))
}

/** What the chat has heard: a message, what it says at this point of the order, and what stood open before it. */
import { checkAnswer } from '../funnel/check-answer.ts'
import { withAnswer } from '../funnel/apply-answer-and-clear-dependents.ts'
import { idsOf, stepOf } from '../funnel/journey-registry.ts'
import { nextStep } from '../funnel/next-previous-and-allowed-steps.ts'
import type { MessageValueKind } from '../funnel/field-types.ts'
import type { Order, Step, StepId, Values } from '../funnel/step-and-journey-types.ts'
import { cleanTyped } from '../lib/clean-typed-text.ts'
import { addDays, isoToBr } from '../lib/iso-dates.ts'
import { findChoiceFieldWithoutExtractor } from '../questions/find-choice-field-without-extractor.ts'
import { textOf } from '../questions/look-up-step-texts.ts'
import type { Dialogue } from '../store/dialogue-types.ts'
import type { OpenDoubt } from '../store/redux-actions.ts'
import type { RootState } from '../store/root-reducer.ts'
import { selectBanks, selectDraft, selectOrder, selectPosition, selectQuiz } from '../store/selectors.ts'
import { read } from '../understanding/read.ts'
import type { Reading, Situation } from '../understanding/reading.ts'
import { understoodOf, withoutSecrets } from './hide-secrets-in-message.ts'

export interface Heard {
  readonly state: RootState
  readonly order: Order
  /** The open question. */
  readonly at: StepId
  readonly step: Step
  readonly reading: Reading
  readonly situation: Situation
  readonly text: string
  /** The message without secrets, and the same as it is still to be shown: '' once it is. */
  readonly masked: string
  readonly echo: string
  /** What was proposed or begun to be asked before the message. */
  readonly doubt: OpenDoubt | null
  /** A guess that the visitor has gone on beside, and so agreed to; `reading` is of the question after it. */
  readonly guess: OpenDoubt | null
  /** Whether the message was typed into a form that can be submitted instead. */
  readonly isOfForm: boolean
  /** Whether the operator's model was asked about it. */
  readonly isModelAsked?: boolean
}

export const kindsOf = ({ fields }: Step): readonly MessageValueKind[] =>
  fields.flatMap(({ said }) => said ?? [])

/** Whether the chat's last line asks about what is proposed. A yes confirms nothing older (D133). */
export const isDoubtLast = ({ doubt, doubtAt, times }: Dialogue): boolean =>
  doubt !== null && doubtAt === times.now

/** What completes a value, however long ago its first part was told. */
const PARTS: ReadonlySet<OpenDoubt['why']> = new Set(['part', 'surname', 'ddd', 'invalid'])

/** Number of days, from tomorrow on, for which an installation can be booked. */
const DAYS = 30

/** Until the free days are known, every day is free. A day in a message is checked later. */
function withDays(order: Order): Order {
  if (order.facts.freeDates) return order
  const freeDates = Array.from({ length: DAYS }, (_, day) => ({
    date: isoToBr(addDays(order.today, day + 1)),
    periods: ['manha', 'tarde'] as const,
  }))
  return { ...order, facts: { ...order.facts, freeDates } }
}

/** Returns the unsent values of a step's form without the message that was just sent from one of its fields. */
function draftBeside(state: RootState, step: StepId, message: string): Values {
  const { fields, parts } = stepOf(selectOrder(state), step)
  const { accepted, reopened } = state.parts
  // a choice on a card is no answer until it is sent
  const isTold = (name: string) =>
    !parts || (accepted[step]?.includes(name) === true && reopened?.name !== name)
  const isText = (name: string) => fields.find((field) => field.name === name)?.kind === 'text'
  const bare = (text: string) => text.replace(/[^\p{L}\d]/gu, '')
  const sent = bare(message)
  return Object.fromEntries(
    Object.entries(selectDraft(state, step)).filter(
      ([name, value]) => isTold(name) && (!isText(name) || !value || !sent.includes(bare(value))),
    ),
  )
}

export function situationOf(state: RootState, message: string): Situation {
  const order = selectOrder(state)
  const step = selectPosition(state)
  const { doubt, memory } = state.dialogue
  const isOpen = doubt !== null && (PARTS.has(doubt.why) || isDoubtLast(state.dialogue))
  return {
    step,
    order: withDays(order),
    quiz: selectQuiz(state),
    banks: selectBanks(state) ?? [],
    words: Object.fromEntries(idsOf(order, 'chat').map((id) => [id, textOf(order, id).words])),
    doubt: isOpen ? doubt : null,
    draft: draftBeside(state, step, message),
    advised: memory.advised,
    isWholeList: memory.isWholeList,
    sold: memory.sold,
    choice: findChoiceFieldWithoutExtractor(order, step),
    ...(memory.faq && { faq: { success: true, questions: memory.faq } }),
  }
}

export const situationAt = (situation: Situation, step: StepId, order = situation.order): Situation => ({
  ...situation,
  order,
  step,
  doubt: null,
  draft: {},
  choice: findChoiceFieldWithoutExtractor(order, step),
})

/** What is taken when the visitor goes on beside it (D154): never a document, an account, a consent or the order. */
const TAKEN_BY_GOING_ON: ReadonlySet<MessageValueKind | undefined> = new Set([
  'cep',
  'house',
  'plan',
  'due',
  'debit',
  'visit',
])
/** What the visitor typed stands in the place of a guess. */
const AS_TYPED: ReadonlySet<MessageValueKind | undefined> = new Set(['email', 'phone', 'name', 'birth'])

/** Returns the values that are recorded if the visitor goes on beside a proposal; null for none, so that it lapses. */
export function valuesByGoingOn(order: Order, { step, values, typed, why }: OpenDoubt): Values | null {
  const [kind] = kindsOf(stepOf(order, step))
  const found =
    why === 'guess' && TAKEN_BY_GOING_ON.has(kind)
      ? values
      : (why === 'guess' || why === 'typo') && AS_TYPED.has(kind)
        ? typed
        : undefined
  const checked = found && checkAnswer(stepOf(order, step), found, order)
  return checked && 'values' in checked ? checked.values : null
}

/** Reads a message that says nothing about the guess at the open question as the answer to the question after it. */
function goingOn(
  text: string,
  reading: Reading,
  situation: Situation,
  doubt: OpenDoubt | null,
): Reading | null {
  const { order, step } = situation
  if (doubt?.step !== step || reading.agreed !== null || reading.command !== null) return null
  const isOfGuess = reading.answers[step] ?? reading.doubts.some((each) => each.step === step)
  const values = isOfGuess ? null : valuesByGoingOn(order, doubt)
  if (!values) return null
  if (Object.keys(reading.answers).length > 0) return reading
  const after = withAnswer(order, step, values)
  const next = nextStep(after, step, null, 'chat')
  const there = read(text, situationAt(situation, next, after))
  return there.answers[next] ? there : null
}

/** Reads a message that was typed into any input of the chat; null for an empty one. */
export function hear(state: RootState, message: string, isOfForm: boolean): Heard | null {
  const text = compact(cleanTyped(message).trim())
  if (text === '') return null
  const situation = situationOf(state, text)
  const order = selectOrder(state)
  const { step: at } = situation
  const { doubt } = state.dialogue
  const here = read(text, situation)
  const next = goingOn(text, here, situation, doubt)
  const reading = next ?? here
  const masked = withoutSecrets(order, at, text, understoodOf(reading))
  return {
    state,
    order,
    at,
    step: stepOf(order, at),
    reading,
    situation,
    text,
    masked,
    echo: masked,
    doubt,
    guess: next && doubt,
    isOfForm,
  }
}

/** One byte for each Latin character: for two, as Chromium's inputs have, all patterns are compiled a second time. */
const compact = (text: string): string => Array.from(text).join('')

/** Whether anything was understood: a value, a command, a topic. */
export const isUnderstood = ({ answers, doubts, command, facts }: Reading): boolean =>
  Object.keys(answers).length + doubts.length + facts.length > 0 || command !== null

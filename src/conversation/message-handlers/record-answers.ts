/** Records the answers that the chat found in a message. */
import { stepOf } from '../../funnel/journey-registry.ts'
import type { Order, Step, StepId, Values } from '../../funnel/step-and-journey-types.ts'
import { normaliseText } from '../../lib/normalise-text.ts'
import { answerText } from '../../questions/answer-text.ts'
import { answersSubmitted, partAnswered, answersVolunteered } from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectDraft, selectOrder, selectPosition } from '../../store/selectors.ts'
import type { Moves } from './moves.ts'

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

/** Answers fields of the current question if the chat asks it field by field. */
export function fieldsRecorded(state: RootState, values: Values): Moves {
  const step = selectPosition(state)
  return Object.entries(values).map(([name, value]) => partAnswered({ step, name, value }))
}

/** Returns a text without anything but letters and digits, to compare what was typed with what it means. */
const bare = (text: string) => normaliseText(text).replace(/[^\p{L}\d]/gu, '')

/**
 * Whether a message is nothing but the new answer to the open question, as it is shown or stored: its bubble then shows
 * the answer. Every other message keeps its words, and what was taken from it is shown below (D130).
 */
export function isBareAnswer(order: Order, position: StepId, answers: Answers, text: string): boolean {
  const { [position]: own, ...others } = answers
  if (!own || Object.keys(others).length > 0 || order.answers[position]) return false
  const answered = { ...order, answers: { ...order.answers, [position]: { values: own } } }
  const value = Object.values(own)
    .filter((each) => each !== 'true' && each !== 'false')
    .join('')
  return [value, answerText(answered, position)].some((each) => each !== '' && bare(each) === bare(text))
}

/**
 * Records the answers from a message. If one of them is submitted to the server, it is recorded last.
 * @param isWorded whether the message is shown in its own words, so that what was taken from it is shown below it
 */
export function answersRecorded(state: RootState, answers: Answers, isWorded: boolean): Moves {
  const position = selectPosition(state)
  const step = stepOf(selectOrder(state), position)
  const { [position]: own, ...others } = answers
  const beside = Object.keys(others).length > 0 ? [answersVolunteered({ answers: others, isWorded })] : []
  if (own && step.parts) return [...beside, { do: 'record-fields', values: own }]
  const values = own && withForm(step, own, selectDraft(state, position))
  const isSubmitted = values && (step.submits !== undefined || step.kind !== 'question')
  if (isSubmitted) return [...beside, answersSubmitted({ answers: { [position]: values } })]
  return [answersVolunteered({ answers: values ? { ...answers, [position]: values } : answers, isWorded })]
}

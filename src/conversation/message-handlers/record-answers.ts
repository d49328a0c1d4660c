/** Records the answers that the chat found in a message. */
import { stepOf } from '../../funnel/journey-registry.ts'
import type { Step, StepId, Values } from '../../funnel/step-and-journey-types.ts'
import { answersSubmitted, partAnswered, answersVolunteered } from '../../store/redux-actions.ts'
import { selectDraft, selectOrder, selectPosition } from '../../store/selectors.ts'
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

/** Answers fields of the current question if the chat asks it field by field. */
export function recordFields(store: ChatStore, values: Values): void {
  const step = selectPosition(store.getState())
  for (const [name, value] of Object.entries(values)) store.dispatch(partAnswered({ step, name, value }))
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

import { stepOf } from '../../funnel/journey-registry.ts'
import { asksFollowUp } from '../../funnel/single-text-field-in-chat.ts'
import type { StepId } from '../../funnel/step-and-journey-types.ts'
import { textOf } from '../../questions/step-texts.ts'
import { messageRead, answersVolunteered } from '../../store/redux-actions.ts'
import { selectOrder, selectPosition } from '../../store/selectors.ts'
import { readComplement, type SaidComplement } from '../../understanding/extractors/house-or-flat.ts'
import type { Reading } from '../../understanding/reading-types.ts'
import { MessageText } from '../../understanding/words/prepared-message-text.ts'
import { addVisitorMessage, addAssistantMessage, type ChatStore } from './add-chat-lines.ts'
import { askToConfirm } from './ask-about-doubtful-values.ts'
import { recordAnswers } from './record-answers.ts'
import { clearInput } from './clear-or-fill-current-input.ts'

/**
 * Handles the answer to "É casa ou apartamento?" (house or flat). A message with other content, such as a
 * command, or with another number does not answer it.
 * @param echo the message with secrets masked, as shown in the transcript
 * @returns whether the message answered the question
 */
export function handleHouseOrFlatReply(
  store: ChatStore,
  reading: Reading,
  message: string,
  echo: string,
): boolean {
  const state = store.getState()
  const order = selectOrder(state)
  const position = selectPosition(state)
  if (!asksFollowUp(order, stepOf(order, position))) return false
  const { command, facts, wayOut, advice, unanswered, answers } = reading
  const isElse = command !== null || facts.length > 0 || wayOut !== null || advice || unanswered
  const { [position]: own, ...others } = answers
  const { values = {} } = order.answers[position] ?? {}
  const flat = own?.number === values.number ? own?.complement : undefined
  if (isElse || (own?.complement && !flat)) return false
  const doubt = reading.doubts.find(({ step }) => step !== position)
  const isWhole = Object.keys(others).length === 0 && !doubt
  const told = isWhole ? readComplement(message) : complementIn(reading, position, message)
  const said = flat ? { complement: flat } : told
  if (said === null) return false
  store.dispatch(messageRead({ understood: true }))
  clearInput(store)
  if (said === 'no-number') {
    addVisitorMessage(store, echo)
    if (!isWhole) recordAnswers(store, others)
    addAssistantMessage(store, textOf(order, position).second?.which ?? '')
    return true
  }
  addAssistantMessage(store, textOf(order, position).second?.heading ?? '', { passing: true })
  // the bubble of the number stays as it was said (D130)
  const change = { of: position, before: order.answers, after: order.answers }
  addVisitorMessage(store, echo, { passing: true, change })
  const house = { ...values, complement: said.complement }
  store.dispatch(answersVolunteered({ answers: { ...others, [position]: house } }))
  if (doubt) askToConfirm(store, doubt, '')
  return true
}

/** Returns the complement in a message that answers other questions, too: 'apto 42 e meu zap é 11 98765-4321'. */
function complementIn({ doubts }: Reading, position: StepId, message: string): SaidComplement | null {
  const { complement } = doubts.find(({ step }) => step === position)?.values ?? {}
  if (complement) return { complement }
  const text = new MessageText(message)
  const said = text.clauses.map(({ from, to }) => readComplement(text.typed(from, to)))
  return said.find((each) => each !== null) ?? null
}

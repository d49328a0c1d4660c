import { findStep, stepOf } from '../../funnel/journeys.ts'
import { asksSecondLine } from '../../funnel/single-text-field-in-chat.ts'
import type { Order } from '../../funnel/types.ts'
import { textOf } from '../../questions/step-texts.ts'
import { messageRead, volunteered } from '../../store/events.ts'
import { selectOrder, selectPosition } from '../../store/selectors.ts'
import { readComplement, saysHouse } from '../../understanding/extractors/house-or-flat.ts'
import type { Reading } from '../../understanding/types.ts'
import { quote, say, type Store } from './add-chat-lines.ts'
import { clearLine } from './record-answers.ts'

/**
 * Marks the address as a house if the message says so together with the house number. The chat then does not
 * ask "É casa ou apartamento?" (D80).
 */
export function withHouse(reading: Reading, message: string, order: Order): Reading {
  const step = findStep(order, ({ second }) => second !== undefined)
  const said = step && reading.answers[step.id]
  if (!said || said.complement || !saysHouse(message)) return reading
  return { ...reading, answers: { ...reading.answers, [step.id]: { ...said, home: 'house' } } }
}

/**
 * Handles the answer to "É casa ou apartamento?" (house or flat). A message with other content, such as a
 * command, or with a complete address does not answer it.
 * @param echo the message with secrets masked, as shown in the transcript
 * @returns whether the message answered the question
 */
export function answerSecondLine(store: Store, reading: Reading, message: string, echo: string): boolean {
  const state = store.getState()
  const order = selectOrder(state)
  const position = selectPosition(state)
  if (!asksSecondLine(order, stepOf(order, position))) return false
  const { command, facts, wayOut, advice, answers } = reading
  const isElse = command !== null || facts.length > 0 || wayOut !== null || advice
  if (isElse || answers[position]?.complement) return false
  const said = readComplement(message)
  if (said === null) return false
  store.dispatch(messageRead({ understood: true }))
  clearLine(store)
  if (said === 'no-number') {
    quote(store, echo)
    say(store, textOf(order, position).second?.which ?? '')
    return true
  }
  const { values = {} } = order.answers[position] ?? {}
  store.dispatch(volunteered({ answers: { [position]: { ...values, complement: said.complement } } }))
  return true
}

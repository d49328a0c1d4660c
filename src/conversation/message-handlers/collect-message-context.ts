/** Collects the context in which a message is read: the order, the current question and the values in its form. */
import { idsOf, stepOf } from '../../funnel/journey-registry.ts'
import type { Order, StepId, Values } from '../../funnel/step-and-journey-types.ts'
import { addDays, isoToBr } from '../../lib/iso-dates.ts'
import { findChoiceFieldWithoutExtractor } from '../../questions/find-choice-field-without-extractor.ts'
import { textOf } from '../../questions/look-up-step-texts.ts'
import { selectBanks, selectDraft, selectOrder, selectPosition, selectQuiz } from '../../store/selectors.ts'
import { isDoubtLast } from './choose-next-doubtful-value.ts'
import type { RootState } from '../../store/root-reducer.ts'
import type { Situation } from '../../understanding/reading-types.ts'

/**
 * @param message the message just sent. The field into which it was typed still holds it, so it is left out
 *   of `draft`.
 */
export function collectMessageContext(state: RootState, message: string): Situation {
  const order = selectOrder(state)
  const step = selectPosition(state)
  return {
    step,
    order: withDays(order),
    quiz: selectQuiz(state),
    banks: selectBanks(state) ?? [],
    words: Object.fromEntries(idsOf(order, 'chat').map((id) => [id, textOf(order, id).words])),
    doubt: isDoubtLast(state.dialogue) ? state.dialogue.doubt : null,
    draft: withoutMessage(state, step, message),
    advised: state.dialogue.memory.advised,
    sold: state.dialogue.memory.sold,
    choice: findChoiceFieldWithoutExtractor(order, step),
  }
}

/** Number of days, from tomorrow on, for which an installation can be booked. */
const DAYS = 30

/** Until the free days are known, returns the order with every day free. A day in a message is checked later. */
function withDays(order: Order): Order {
  if (order.facts.freeDates) return order
  const freeDates = Array.from({ length: DAYS }, (_, at) => ({
    date: isoToBr(addDays(order.today, at + 1)),
    periods: ['manha', 'tarde'] as const,
  }))
  return { ...order, facts: { ...order.facts, freeDates } }
}

/** Returns the unsent values of a step's form without the message that was just sent from one of its fields. */
function withoutMessage(state: RootState, step: StepId, message: string): Values {
  const { fields, parts } = stepOf(selectOrder(state), step)
  const { accepted, reopened } = state.parts
  // a choice on a card is not an answer until it is sent
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

import { idsOf, stepOf } from '../../funnel/journeys.ts'
import type { Order, StepId, Values } from '../../funnel/types.ts'
import { addDays, isoToBr } from '../../lib/dates.ts'
import { textOf } from '../../questions/texts.ts'
import { selectBanks, selectDraft, selectOrder, selectPosition, selectQuiz } from '../../store/selectors.ts'
import type { RootState } from '../../store/store.ts'
import type { Situation } from '../../understanding/types.ts'

/** What is known when a message is read. The field that it was typed into contains no answer itself. */
export function situationOf(state: RootState, message: string): Situation {
  const order = selectOrder(state)
  const step = selectPosition(state)
  return {
    step,
    order: withDays(order),
    quiz: selectQuiz(state),
    banks: selectBanks(state) ?? [],
    words: Object.fromEntries(idsOf(order, 'chat').map((id) => [id, textOf(order, id).words])),
    doubt: state.dialogue.doubt,
    draft: withoutMessage(state, step, message),
  }
}

/** Days ahead on which a visit may be. */
const DAYS = 30

/** Before the free days are known every day may be one: a day that was said is judged when they are. */
function withDays(order: Order): Order {
  if (order.facts.freeDates) return order
  const freeDates = Array.from({ length: DAYS }, (_, at) => ({
    date: isoToBr(addDays(order.today, at + 1)),
    periods: ['manha', 'tarde'] as const,
  }))
  return { ...order, facts: { ...order.facts, freeDates } }
}

/** What the form of a step contains besides the message that was just sent from it. */
function withoutMessage(state: RootState, step: StepId, message: string): Values {
  const { fields, parts } = stepOf(selectOrder(state), step)
  const { taken, reopened } = state.parts
  // what is only chosen on a card is not an answer yet
  const isTold = (name: string) => !parts || (taken[step]?.includes(name) === true && reopened?.name !== name)
  const isText = (name: string) => fields.find((field) => field.name === name)?.kind === 'text'
  const bare = (text: string) => text.replace(/[^\p{L}\d]/gu, '')
  const sent = bare(message)
  return Object.fromEntries(
    Object.entries(selectDraft(state, step)).filter(
      ([name, value]) => isTold(name) && (!isText(name) || !value || !sent.includes(bare(value))),
    ),
  )
}

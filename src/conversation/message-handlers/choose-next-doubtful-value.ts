/** Chooses the doubtful value that the chat asks about next, and tells whether it can ask or has just asked. */
import { stepOf } from '../../funnel/journey-registry.ts'
import type { Order, StepId } from '../../funnel/step-and-journey-types.ts'
import type { Dialogue } from '../../store/dialogue-types.ts'
import type { OpenDoubt } from '../../store/redux-actions.ts'
import type { Doubt } from '../../understanding/reading-types.ts'
import { areSameValues } from '../../understanding/words/compare-answer-values.ts'
import { separateDoubts } from './join-changes-at-review.ts'
import type { ReceivedMessage } from './received-message-type.ts'

export const isSameDoubt = (one: OpenDoubt, other: Doubt): boolean =>
  one.step === other.step && areSameValues(one.values, other.values)

/** Whether the chat's last line asks about the doubtful value. A yes confirms nothing older (D133). */
export const isDoubtLast = ({ doubt, doubtAt, times }: Dialogue): boolean =>
  doubt !== null && doubtAt === times.now

/** Whether the chat can ask about a doubtful value of a step yet: the list of dates or plans must have loaded. */
export function isJudged(order: Order, id: StepId): boolean {
  const { view } = stepOf(order, id)
  if (view === 'dates') return order.facts.freeDates !== null
  return view !== 'plans' || order.facts.coverage !== null
}

/**
 * Returns what the chat asks about next: the first doubtful value of the message, followed by its others and by those that
 * the chat was asking about and that the message does not settle. Null if there is none. A yes to the whole order is
 * asked about alone, because it would place the order before the others are settled.
 * @param order the order as it is: the one in which the message was read has days that may not be known yet
 */
export function doubtToAsk(order: Order, { reading, pending }: ReceivedMessage): OpenDoubt | null {
  const isAlone = Object.keys(reading.answers).length === 0
  const isNew = ({ step }: OpenDoubt) =>
    reading.answers[step] === undefined && reading.doubts.every((each) => each.step !== step)
  const all = [
    ...reading.doubts.filter(({ step }) => isAlone || isJudged(order, step)),
    ...(pending ? separateDoubts(pending) : []).filter(isNew),
  ]
  const [first, ...next] =
    all.length > 1 ? all.filter(({ step }) => stepOf(order, step).view !== 'review') : all
  return first ? { ...first, next } : null
}

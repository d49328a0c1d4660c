/** Rules about orders that stopped: where, and whether a cancelled one can be restored. */
import { answers } from '../../../src/contract/lead-answers/answer-registry.ts'
import type { StepId } from '../../../src/funnel/step-and-journey-types.ts'
import { ANSWER_STEPS } from '../answer-properties.ts'
import { todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'

/** Returns the question at which an order with these answers stopped: the first required one that has no answer. */
export function questionWhereOrderStopped(answered: readonly string[]): StepId {
  const open = ANSWER_STEPS.find((each) => answers[each].required !== 'optional' && !answered.includes(each))
  return open ? answers[open].askedBy : 'confirmacao'
}

/** Determines whether the cancellation of an order can be taken back: on the day in São Paulo on which it was cancelled. */
export const canRestoreOrder = (cancelledAt: Date | null, now: Date): boolean =>
  cancelledAt !== null && todayInSaoPaulo(cancelledAt) === todayInSaoPaulo(now)

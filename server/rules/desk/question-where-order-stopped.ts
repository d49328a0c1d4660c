import { answers } from '../../../src/contract/lead-answers/answer-registry.ts'
import type { StepId } from '../../../src/funnel/step-and-journey-types.ts'
import { ANSWER_STEPS } from '../encrypted-answers.ts'

/** Returns the question at which an order with these answers stopped: the first required one that has no answer. */
export function questionWhereOrderStopped(answered: readonly string[]): StepId {
  const open = ANSWER_STEPS.find((each) => answers[each].required !== 'optional' && !answered.includes(each))
  return open ? answers[open].askedBy : 'confirmacao'
}

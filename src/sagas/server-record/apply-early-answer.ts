/** Applies the answer that the visitor has already given to a question. */
import { checkAnswer } from '../../funnel/check-answer.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import { plansRequested } from '../../funnel/plans-requested-in-chat.ts'
import type { Order, Step, StepId, Values } from '../../funnel/step-and-journey-types.ts'
import { earlyAnswerDropped, draftChanged } from '../../store/redux-actions.ts'
import { selectUi, selectOrder } from '../../store/selectors.ts'
import { getDependencies, put, select } from '../runtime/effects.ts'
import { acceptAnswer } from './accept-answer.ts'

/**
 * Returns the ids of the plans at this address that match the visitor's request; null if the values are not a request
 * but a complete answer.
 */
const wishedPlans = ({ facts }: Order, { wish }: Values): string[] | null =>
  wish === undefined ? null : plansRequested(facts.coverage?.plans ?? [], wish).map(({ id }) => id)

/**
 * @param hasAll whether everything that the step needs from the server has loaded
 * @returns whether the answer was applied
 */
export function* applyGivenAnswer(id: StepId, hasAll: boolean) {
  const { earlyAnswers, mode } = yield* select(selectUi)
  const kept = earlyAnswers[id]
  const order = yield* select(selectOrder)
  const step = stepOf(order, id)
  // our own server has stored with the order what a landing page asked; another one has not
  const isKeptHere = !(yield* getDependencies()).can.has('kept-orders')
  // an answer carried over from before an address change is used on the pages, too
  const isCarried = kept?.of !== undefined
  if (isCarried && kept.of !== order.answers.cep?.values.cep) return false
  if (!kept || (mode !== 'chat' && !isCarried && !isKeptHere) || step.kind !== 'question' || step.submits)
    return false
  const plans = wishedPlans(order, kept)
  const values = plans ? withPlan(step, plans) : kept
  const checked = checkAnswer(step, values, order)
  if ('values' in checked) {
    return yield* acceptAnswer(id, checked.values, undefined, values)
  }
  if (step.needs && !hasAll) return false
  yield* put(earlyAnswerDropped({ step: id, values: kept }))
  // several plans match: the first is preselected, and the visitor chooses
  const [name] = step.fields.map((field) => field.name)
  if (plans?.[0] && name) yield* put(draftChanged({ step: id, name, value: plans[0] }))
  return false
}

/** The answer for the plan, if exactly one plan matches. */
const withPlan = ({ fields: [field] }: Step, [only, another]: string[]): Values =>
  field && only && another === undefined ? { [field.name]: only } : {}

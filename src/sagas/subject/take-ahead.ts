import { check } from '../../funnel/answer.ts'
import { stepOf } from '../../funnel/journeys.ts'
import { plansWished } from '../../funnel/plan-wish.ts'
import type { Order, Step, StepId, Values } from '../../funnel/types.ts'
import { aheadDropped, drafted } from '../../store/events.ts'
import { selectFlow, selectOrder } from '../../store/selectors.ts'
import { put, select } from '../runtime/effects.ts'
import { takeAnswer } from './take-answer.ts'

/** Plan ids that a wish means at this address; null: the values are the answer itself. */
const wishedPlans = ({ facts }: Order, { wish }: Values): string[] | null =>
  wish === undefined ? null : plansWished(facts.coverage?.plans ?? [], wish).map(({ id }) => id)

/**
 * Takes the answer to a question that was given before the order reached it.
 * @param hasAll what the step needs from the server has loaded
 * @returns whether it was taken
 */
export function* takeAhead(id: StepId, hasAll: boolean) {
  const { ahead, mode } = yield* select(selectFlow)
  const kept = ahead[id]
  const order = yield* select(selectOrder)
  const step = stepOf(order, id)
  // what still holds is carried over on the pages, too
  const isCarried = kept?.of !== undefined
  if (isCarried && kept.of !== order.answers.cep?.values.cep) return false
  if (!kept || (mode !== 'chat' && !isCarried) || step.kind !== 'question' || step.submits) return false
  const plans = wishedPlans(order, kept)
  const values = plans ? withPlan(step, plans) : kept
  const checked = check(step, values, order)
  if ('values' in checked) {
    return yield* takeAnswer(id, checked.values, undefined, values)
  }
  if (step.needs && !hasAll) return false
  yield* put(aheadDropped({ step: id, values: kept }))
  // several plans meet the wish: the first is marked, and the visitor chooses
  const [name] = step.fields.map((field) => field.name)
  if (plans?.[0] && name) yield* put(drafted({ step: id, name, value: plans[0] }))
  return false
}

/** The one plan that meets a wish. */
const withPlan = ({ fields: [field] }: Step, [only, another]: string[]): Values =>
  field && only && another === undefined ? { [field.name]: only } : {}

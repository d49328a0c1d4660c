import { findStep } from '../../funnel/journey-registry.ts'
import { planOf } from '../../funnel/chosen-plan-and-price.ts'
import { noticeRaised } from '../../store/redux-actions.ts'
import { selectOrder } from '../../store/selectors.ts'
import { put, select } from '../runtime/effects.ts'

/** Shows a notice that says whether a mobile number earns a bonus. */
export function* showMobileBonus(hasBonus: boolean) {
  const order = yield* select(selectOrder)
  const [bonus] = planOf(order)?.addonBonus ?? []
  const of = findStep(order, ({ submits }) => submits === 'line')?.id ?? ''
  const values = { hasBonus: String(hasBonus), bonus: bonus?.addon_description ?? '' }
  yield* put(noticeRaised({ kind: 'result', of, tone: hasBonus ? 'done' : 'info', values }))
}

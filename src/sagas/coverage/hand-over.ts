import { check } from '../../funnel/answer.ts'
import type { Step, Values } from '../../funnel/types.ts'
import { checkoutAsked, refused } from '../../store/events.ts'
import { selectFlow, selectOrder } from '../../store/selectors.ts'
import { outside, put, select, takeLeading } from '../runtime/effects.ts'
import { safely } from '../runtime/safely.ts'
import { handOverAddress } from '../storage/kept-address.ts'
import { learnAddress } from './address-line.ts'
import { takeAlong, takeAlongEarly } from './take-along.ts'

/** A plan chosen at the checked address: continues in the checkout without asking for the address again (D54). */
export function* submitPlan(step: Step, values: Values) {
  const order = yield* select(selectOrder)
  const checked = check(step, values, order)
  if ('problems' in checked) {
    yield* put(refused({ step: step.id, problems: checked.problems }))
    return
  }
  const plan = order.facts.coverage?.plans.find(({ id }) => id === checked.values.idPlan)
  yield* goToCheckout(plan?.sku)
}

function* goToCheckout(sku: string | undefined) {
  const { open } = yield* outside()
  const { prefix } = yield* select(selectOrder)
  const { mode } = yield* select(selectFlow)
  if (!(yield* takeAlong())) yield* handOverAddress('lead')
  const path = mode === 'chat' ? '/chat' : '/checkout/verificando-disponibilidade/'
  open(`${prefix && `/${prefix}`}${path}${sku ? `?s=${encodeURIComponent(sku)}` : ''}`)
}

/** An address with plans: its line, and on the server what the visitor told a marketing page. */
export function* arriveAtPlans() {
  yield* learnAddress()
  yield* takeAlongEarly()
}

/** "Pedir agora" before a plan is chosen. */
export function* watchCheckoutAsked() {
  yield* takeLeading(
    checkoutAsked,
    safely(function* handleCheckoutAsked() {
      yield* goToCheckout(undefined)
    }),
  )
}

/** Takes a visitor with a checked address from the coverage journey to the checkout. */
import type { Step, Values } from '../../funnel/step-and-journey-types.ts'
import { checkoutRequested } from '../../store/redux-actions.ts'
import { selectUi, selectOrder } from '../../store/selectors.ts'
import { getDependencies, select, takeLeading } from '../runtime/effects.ts'
import { reportErrors } from '../runtime/report-errors.ts'
import { handOverAddress } from '../storage/hand-over-or-drop-kept-address.ts'
import { acceptedValues } from '../server-record/accept-answer.ts'
import { lookUpStreetAndTown } from './look-up-street-and-town.ts'
import {
  saveAnswersFromLandingPage,
  saveEarlyAnswersFromLandingPage,
} from './save-contact-from-landing-page.ts'

/**
 * Continues in the checkout with a plan chosen at the checked address. The address is not asked for again.
 */
export function* submitPlan(step: Step, values: Values) {
  const chosen = yield* acceptedValues(step, values)
  if (!chosen) return
  const { coverage } = (yield* select(selectOrder)).facts
  const plan = coverage?.plans.find(({ id }) => id === chosen.idPlan)
  yield* goToCheckout(plan?.sku)
}

function* goToCheckout(sku: string | undefined) {
  const { open } = yield* getDependencies()
  const { prefix } = yield* select(selectOrder)
  const { mode } = yield* select(selectUi)
  if (!(yield* saveAnswersFromLandingPage())) yield* handOverAddress('lead')
  const path = mode === 'chat' ? '/chat' : '/checkout/verificando-disponibilidade/'
  open(`${prefix && `/${prefix}`}${path}${sku ? `?s=${encodeURIComponent(sku)}` : ''}`)
}

/**
 * Runs when the visitor reaches the list of plans at an address. It looks up the address line, and stores on
 * the server what the visitor entered on a landing page.
 */
export function* arriveAtPlans() {
  yield* lookUpStreetAndTown()
  yield* saveEarlyAnswersFromLandingPage()
}

/** Handles "Pedir agora", which the visitor may press before choosing a plan. */
export function* watchCheckoutAsked() {
  yield* takeLeading(
    checkoutRequested,
    reportErrors(function* handleCheckoutAsked() {
      yield* goToCheckout(undefined)
    }),
  )
}

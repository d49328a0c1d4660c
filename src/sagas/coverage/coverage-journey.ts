/** The journey that checks coverage: its calls, the street of a CEP, and the way to the checkout. */
import type { Step, Values, Order } from '../../funnel/step-and-journey-types.ts'
import { checkoutRequested, factsLoaded } from '../../store/redux-actions.ts'
import { selectUi, selectOrder } from '../../store/selectors.ts'
import { getDependencies, select, takeLeading, put } from '../runtime/effects.ts'
import { reportErrors } from '../runtime/guarded-sagas.ts'
import { handOverAddress } from '../storage/hand-over-or-drop-kept-address.ts'
import { acceptedValues } from '../server-record/accept-answer.ts'
import { saveAnswersFromLandingPage, saveEarlyAnswersFromLandingPage } from './landing-answers.ts'
import type { Api } from '../../api/create-api.ts'
import { ApiError } from '../../api/api-error-and-its-message.ts'
import type { CepInformation } from '../../contract/cep-and-streets.ts'
import { callApi } from '../runtime/call-api.ts'
import { houseOfOrder } from '../../funnel/house-address-in-wire-names.ts'
import { placeFromCep } from './look-up-cep.ts'
import type { CoverageQuery } from '../../contract/coverage.ts'
import { trueOrUndefined, planQueryParameters } from '../server-record/plan-query-parameters.ts'
import type { RecordApiCalls, DataSentWithRecord } from '../runtime/server-record-types.ts'

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

const lineOf = ({ address, neighborhood, city, UF }: CepInformation) =>
  [address || neighborhood, `${city}/${UF}`].filter(Boolean).join(', ')

/**
 * Runs an address lookup and stores the result as one line. The questions also work without that line.
 */
function* learn(request: (api: Api) => Promise<CepInformation>) {
  const { cep } = houseOfOrder(yield* select(selectOrder))
  try {
    const found = yield* callApi(request)
    if (houseOfOrder(yield* select(selectOrder)).cep !== cep) return
    yield* put(factsLoaded({ facts: { addressLine: lineOf(found), place: placeFromCep(found) } }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    yield* put(factsLoaded({ facts: { addressLine: null } }))
  }
}

/** Looks up a CEP's town and street while the visitor is asked for the house number. */
export function* lookUpTown() {
  const order = yield* select(selectOrder)
  const { cep } = houseOfOrder(order)
  yield* learn((api) => api.address.ofCep(cep, { sku: order.wish.sku }))
}

/** Looks up the checked address and stores it as one line. */
function* lookUpStreetAndTown() {
  const { cep, number } = houseOfOrder(yield* select(selectOrder))
  yield* learn((api) => api.address.ofHouse(cep, number))
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

/** Builds the query of GET cep/coverage from an order (F7). */
function query(order: Order, visit: DataSentWithRecord): CoverageQuery {
  const house = houseOfOrder(order)
  return {
    cep: house.cep,
    number: house.number || undefined,
    block: trueOrUndefined(house.is_block_allotment),
    blockNumber: house.block_number,
    lotNumber: house.allotment_number,
    ...planQueryParameters(order, visit),
  }
}

/**
 * API calls of the coverage journey, which checks an address without an order. Nothing is stored, so there
 * is nothing to resume.
 */
export const coverageJourneyApiCalls: RecordApiCalls = {
  kind: 'coverage',
  addressRequest: (order, _id, visit) => query(order, visit),
  *checkAddress(order, _id, visit) {
    const { infra, plans, address } = yield* callApi((api) => api.address.coverage(query(order, visit)))
    return { coverage: { infra, plans, address }, recordId: null, noCoverageId: null, kept: ['plan'] }
  },
}

/**
 * Looks up a CEP: whether its houses have numbers or blocks and lots, whether they are covered, and which plans are
 * sold there.
 */
import { ApiError } from '../../api/api-error-and-its-message.ts'
import type { CepInformation } from '../../contract/cep-and-streets.ts'
import { placeOfCep } from '../../funnel/steps/nr-imovel.ts'
import type { Facts, Order } from '../../funnel/step-and-journey-types.ts'
import { factsLoaded } from '../../store/redux-actions.ts'
import { selectOrder, selectStep } from '../../store/selectors.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { callApi } from '../runtime/call-api.ts'
import { call, getDependencies, put, select } from '../runtime/effects.ts'
import { houseOfOrder } from '../../funnel/house-address-in-wire-names.ts'
import { planQueryParameters } from '../server-record/plan-query-parameters.ts'

/**
 * Converts the reply of a CEP lookup. Missing flags mean an ordinary CEP, with house numbers and a network.
 */
export const placeFromCep = ({
  cep,
  UF: state,
  city,
  by_block = false,
  network = true,
  coverage,
}: CepInformation): Facts['place'] => ({
  cep,
  state,
  city,
  isNumberedByBlock: by_block,
  hasNetwork: network,
  coverage,
})

/**
 * Looks up the order's CEP. The house-number question also works without the result.
 * @param selectAsked selects the order whose CEP is looked up; by default the order with its submitted
 *   answers
 */
export function* lookUpOrderCep(selectAsked: (state: RootState) => Order = selectOrder) {
  const order = yield* select(selectAsked)
  const { cep } = houseOfOrder(order)
  if (!cep || placeOfCep(order)) return
  const { recordCalls, loadJourney, visit } = yield* getDependencies()
  // also request the plans, unless something must be stored or proven first
  const coverage = recordCalls?.save && recordCalls.checkAddress ? ('true' as const) : undefined
  const query = { ...planQueryParameters(order, visit()), coverage }
  try {
    // the question's texts about the CEP are not in the journey's first bundle
    const [found] = yield* callApi((api) => Promise.all([api.address.ofCep(cep, query), loadJourney()]))
    // the CEP may have been corrected in the meantime, or the order restarted
    if (houseOfOrder(yield* select(selectAsked)).cep !== cep) return
    yield* put(factsLoaded({ facts: { place: placeFromCep(found) } }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

/** Looks up the CEP while the house number is being asked, after that question has been drawn. */
export function* lookUpPlace() {
  const step = yield* select(selectStep)
  // steps that need the town look up the same data
  if (step.needs === 'town' || !step.fields.some(({ name }) => name === 'is_block_allotment')) return
  const { painted } = yield* getDependencies()
  yield* call(painted)
  if ((yield* select(selectStep)) === step) yield* lookUpOrderCep()
}

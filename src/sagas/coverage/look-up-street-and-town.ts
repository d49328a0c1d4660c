/**
 * Looks up the street and town of a CEP or an address, and stores them as one line, such as 'Avenida Paulista, São
 * Paulo/SP'.
 */
import type { Api } from '../../api/create-api.ts'
import { ApiError } from '../../api/api-error-and-its-message.ts'
import type { CepInformation } from '../../contract/cep-and-streets.ts'
import { factsLoaded } from '../../store/redux-actions.ts'
import { selectOrder } from '../../store/selectors.ts'
import { callApi } from '../runtime/call-api.ts'
import { put, select } from '../runtime/effects.ts'
import { houseOfOrder } from '../../funnel/house-address-in-wire-names.ts'
import { placeFromCep } from './look-up-cep.ts'

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
export function* lookUpStreetAndTown() {
  const { cep, number } = houseOfOrder(yield* select(selectOrder))
  yield* learn((api) => api.address.ofHouse(cep, number))
}

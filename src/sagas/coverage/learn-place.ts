import { ApiError } from '../../api/errors.ts'
import type { CepInformation } from '../../contract/cep-information.ts'
import { placeOf } from '../../funnel/steps/nr-imovel.ts'
import type { Facts, Order } from '../../funnel/types.ts'
import { factsLearned } from '../../store/events.ts'
import { selectOrder } from '../../store/selectors.ts'
import type { RootState } from '../../store/store.ts'
import { call, outside, put, select } from '../runtime/effects.ts'
import { houseOf } from '../storage/kept-address.ts'
import { plansQuery } from '../subject/plans-query.ts'

/** A server that does not say is taken to mean an ordinary CEP. */
export const placeIn = ({
  cep,
  by_block = false,
  network = true,
  coverage,
}: CepInformation): Facts['place'] => ({
  cep,
  isByBlock: by_block,
  hasNetwork: network,
  coverage,
})

/**
 * Looks up what the order's CEP is; the question that waits for it works without (D62, D74).
 * @param selectAsked the order whose CEP is asked about: by default as it was answered
 */
export function* learnPlace(selectAsked: (state: RootState) => Order = selectOrder) {
  const order = yield* select(selectAsked)
  const { cep } = houseOf(order)
  if (!cep || placeOf(order)) return
  const { api, subject, loadJourney, visit } = yield* outside()
  // what can be bought there is requested, too, if nothing must be stored or proven first
  const coverage = subject?.save && subject.checkAddress ? ('true' as const) : undefined
  const query = { ...plansQuery(order, visit()), coverage }
  try {
    // what the question says about it is in the later code
    const [found] = yield* call(() => Promise.all([api.address.ofCep(cep, query), loadJourney()]))
    // the CEP may have been corrected in the meantime, or the order restarted
    if (houseOf(yield* select(selectAsked)).cep !== cep) return
    yield* put(factsLearned({ facts: { place: placeIn(found) } }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

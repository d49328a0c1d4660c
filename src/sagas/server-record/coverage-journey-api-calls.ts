/**
 * API calls of the coverage journey, which checks an address without an order. Nothing is stored, so there
 * is nothing to resume.
 */
import type { CoverageQuery } from '../../contract/coverage.ts'
import type { Order } from '../../funnel/step-and-journey-types.ts'
import { trueOrUndefined, planQueryParameters } from './plan-query-parameters.ts'
import { callApi } from '../runtime/call-api.ts'
import { houseOfOrder } from '../../funnel/house-address-in-wire-names.ts'
import type { RecordApiCalls, DataSentWithRecord } from '../runtime/server-record-types.ts'

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

export const coverageJourneyApiCalls: RecordApiCalls = {
  kind: 'coverage',
  addressRequest: (order, _id, visit) => query(order, visit),
  *checkAddress(order, _id, visit) {
    const { infra, plans, address } = yield* callApi((api) => api.address.coverage(query(order, visit)))
    return { coverage: { infra, plans, address }, recordId: null, noCoverageId: null, kept: ['plan'] }
  },
}

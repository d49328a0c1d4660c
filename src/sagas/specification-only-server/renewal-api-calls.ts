/**
 * API calls for a renewal on a server that offers only the calls of the specification. Such a server cannot return a
 * renewal that it has stored.
 */
import { noFacts } from '../../funnel/initial-server-data-and-clearing-rules.ts'
import { restoreOrderBySpecification } from '../../funnel/restore-order-by-specification.ts'
import { selectOrder } from '../../store/selectors.ts'
import { getDependencies, select } from '../runtime/effects.ts'
import type { RecordApiCalls } from '../runtime/server-record-types.ts'
import { finishOnce, throwIfUncertain } from './finish-order-once.ts'
import { orderKeptInTab } from './order-kept-in-tab.ts'

export const specifiedRenewal = {
  *load(id) {
    yield* throwIfUncertain(id)
    const { storage } = yield* getDependencies()
    const kept = orderKeptInTab(storage, id)
    const { prefix } = yield* select(selectOrder)
    return {
      versions: {},
      prefix,
      // without the offers the document is asked again
      restore: (base) => ({
        ...restoreOrderBySpecification(base, {}, kept?.answers ?? {}, {
          ...noFacts,
          offers: kept?.offers ?? null,
        }),
        finished: kept?.finished ?? null,
      }),
    }
  },
  finish: (id, order) =>
    finishOnce(
      id,
      order,
      async (api) => api.customer.finishRenewal(id, { accept_information: true }, ''),
      null,
    ),
} satisfies Partial<RecordApiCalls>

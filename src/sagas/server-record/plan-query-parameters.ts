/** Builds the query parameters that decide which plans are offered at an address. */
import type { CepQuery } from '../../contract/cep-and-streets.ts'
import type { Order } from '../../funnel/step-and-journey-types.ts'
import type { DataSentWithRecord } from '../runtime/server-record-types.ts'

export const trueOrUndefined = (value: boolean | undefined) =>
  value ? ({ value: 'true' } as const).value : undefined

/** Campaign, requested plan and flags, as sent with a lookup (F7). */
export const planQueryParameters = (order: Order, visit: DataSentWithRecord) =>
  ({
    addon: visit.addon,
    prefix: visit.prefix,
    sku: order.wish.sku,
    collaborator: trueOrUndefined(visit.collaborator),
    regionOffer: trueOrUndefined(visit.regionOffer),
    premium: trueOrUndefined(visit.premium),
    rs: trueOrUndefined(visit.rs),
    edition: visit.edition === undefined ? undefined : String(visit.edition),
  }) satisfies CepQuery

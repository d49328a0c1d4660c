/** Builds the query parameters that decide which plans are offered at an address. */
import type { CepQuery } from '../../contract/cep-and-streets.ts'
import type { Order } from '../../funnel/types.ts'
import type { Visit } from '../runtime/subject-types.ts'

export const flag = (value: boolean | undefined) => (value ? ({ value: 'true' } as const).value : undefined)

/** Campaign, requested plan and flags, as sent with a lookup (F7). */
export const plansQuery = (order: Order, visit: Visit) =>
  ({
    addon: visit.addon,
    prefix: visit.prefix,
    sku: order.wish.sku,
    collaborator: flag(visit.collaborator),
    regionOffer: flag(visit.regionOffer),
    premium: flag(visit.premium),
    rs: flag(visit.rs),
    edition: visit.edition === undefined ? undefined : String(visit.edition),
  }) satisfies CepQuery

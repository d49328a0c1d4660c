/** Data of the desk's page on one group of similar orders: their numbers, cities and booked visits. */
import type { similarOrders } from '../../content/desk/similar-orders.ts'

export type SimilarOrderGroupProps = {
  /** Identifies the group in the page's form. */
  readonly handle: string
  readonly kind: keyof typeof similarOrders.kinds | null
  readonly rows: readonly {
    /** Identifies the order in links, and names its field in the form. */
    readonly handle: string
    readonly number: string
    readonly at: string
    readonly city: string
    /** Day of the visit, yyyy-mm-dd. */
    readonly day: string
    readonly period: 'manha' | 'tarde'
  }[]
  /** Why the form that was just sent was refused. */
  readonly problem: string | null
}

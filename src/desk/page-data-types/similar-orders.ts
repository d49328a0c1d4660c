/** Data of the desk's list of similar-order groups: what the orders have in common, and how many visits are booked. */
import type { similarOrders as words } from '../../content/desk/similar-orders.ts'

export type SimilarOrdersProps = {
  readonly rows: readonly {
    /** Identifies the group in the page's links. */
    readonly handle: string
    readonly kind: keyof typeof words.kinds
    readonly visits: number
    /** How many visits may be open before new orders wait for a person. */
    readonly most: number
    readonly first: string
    readonly last: string
  }[]
}

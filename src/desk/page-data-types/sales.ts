/** Data of the desk's sales page. Amounts are in cents per month. */

/** What was sold in a period. */
export type PeriodSales = {
  /** Number of visits or, where visits are not counted, of leads. */
  readonly base: number
  readonly orders: number
  readonly cents: number
  /** `orders` divided by `base`; null if `base` is 0. */
  readonly rate: number | null
}

/** What was sold in a period and in the one before. */
export type SalesCompared = {
  readonly now: PeriodSales
  readonly before: PeriodSales
  /** Whether the preceding period was fully counted and has enough orders for a comparison in per cent. */
  readonly isComparable: boolean
  /** Change of the monthly amount as a share of the one before; null if the periods cannot be compared. */
  readonly change: number | null
}

/** A row of the list, with the text that names it. */
export type SaleRow = SalesCompared & {
  readonly key: string
  readonly label: string
  /** Whether the earlier figures, with which the row is compared, were counted. */
  readonly hasBefore: boolean
}

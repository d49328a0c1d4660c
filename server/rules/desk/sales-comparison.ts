/** The comparison of the sales of two periods: its figures, and the order of its rows. */

/** What was sold in a period. Amounts are in cents per month. */
export type PeriodSales = {
  /** Number of visits or, where visits are not counted, of leads. */
  readonly base: number
  readonly orders: number
  /** The orders of what `base` counts: browsers that block counting order, too. */
  readonly countedOrders: number
  readonly cents: number
  /** Without what was cancelled since. */
  readonly netOrders: number
  readonly netCents: number
  /** How many of the orders were installed, as the order system says. */
  readonly installed: number
  /** How often the start page was seen; null by what it is not counted. */
  readonly views: number | null
  /** What the campaign cost, in cents; null by what it is not known, or if nobody has said it. */
  readonly costCents: number | null
  /** The orders that hold, of the days and campaigns of which the cost is known. */
  readonly costedOrders: number
  /** `costCents` for each of `costedOrders`; null if either is unknown or 0. */
  readonly costPerOrderCents: number | null
  /** `countedOrders` divided by `base`; null where that was not counted. */
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

export type Sold = Omit<PeriodSales, 'rate' | 'costPerOrderCents'>

/**
 * Minimum number of orders in the period before, for a comparison in per cent. With fewer, a percentage would say
 * nothing: chance alone changes a count of 30 by about a fifth (1 ÷ √30), and one of 5 by almost half
 * (docs/decisions/0075).
 */
export const ENOUGH_ORDERS = 30

/** What rows can be sorted by: `nome` from A to Z, all others from the largest value down. */
export const SALES_SORTINGS = ['receita', 'pedidos', 'conversao', 'base', 'variacao', 'nome'] as const
export type SalesSorting = (typeof SALES_SORTINGS)[number]

const rated = (sold: Sold): PeriodSales => ({
  ...sold,
  rate: sold.base > 0 && sold.countedOrders <= sold.base ? sold.countedOrders / sold.base : null,
  costPerOrderCents:
    sold.costCents !== null && sold.costedOrders > 0 ? sold.costCents / sold.costedOrders : null,
})

/**
 * Returns the rates of two periods, and the change between them.
 * @param isWhole whether every day of the period before was counted
 */
export function ratesOf(
  { now, before }: { readonly now: Sold; readonly before: Sold },
  isWhole: boolean,
): SalesCompared {
  const isComparable = isWhole && before.orders >= ENOUGH_ORDERS
  return {
    now: rated(now),
    before: rated(before),
    isComparable,
    change: isComparable && before.cents > 0 ? now.cents / before.cents - 1 : null,
  }
}

type Row = Omit<SaleRow, 'hasBefore'>

const VALUES: Readonly<Record<Exclude<SalesSorting, 'nome'>, (row: Row) => number>> = {
  receita: ({ now }) => now.cents,
  pedidos: ({ now }) => now.orders,
  conversao: ({ now }) => now.rate ?? -1,
  base: ({ now }) => now.base,
  variacao: ({ now, before }) => now.cents - before.cents,
}

const collator = new Intl.Collator('pt-BR', { numeric: true })

/** Sorts rows. Equal ones are in the order of their names; days of one value begin with the latest. */
export function sortSales<Named extends Row>(rows: readonly Named[], order: SalesSorting): Named[] {
  const isDay = rows.every(({ key }) => /^\d{4}-\d\d-\d\d$/.test(key))
  const byName = (one: Named, other: Named) =>
    isDay ? (one.key < other.key ? 1 : -1) : collator.compare(one.label, other.label)
  if (order === 'nome') return rows.toSorted(byName)
  const value = VALUES[order]
  return rows.toSorted((one, other) => value(other) - value(one) || byName(one, other))
}

/** Compares what was sold in two periods, and sorts the rows of such comparisons. */

type Sold = { readonly base: number; readonly orders: number; readonly cents: number }

/** What was sold in a period: with orders ÷ `base` as its rate, which is null without a base. */
export type PeriodFigures = Sold & { readonly rate: number | null }

/**
 * How many orders the period before needs for a comparison in per cent. Chance alone moves a count of 30 by about a
 * fifth (1 ÷ √30), and one of 5 by almost half: a percentage of that would say nothing (docs/decisions/0075).
 */
export const ENOUGH_ORDERS = 30

/** The figures of a period and of the one before, and how much more money a month that is. */
export type SaleFigures = {
  readonly now: PeriodFigures
  readonly before: PeriodFigures
  /** Whether the period before was counted whole and has enough orders for a comparison in per cent. */
  readonly isComparable: boolean
  /** Change of the monthly amount as a share of the one before; null if the periods cannot be compared. */
  readonly change: number | null
}

/** What rows can be sorted by. All but `nome` begin with the largest. */
export const SALES_SORTINGS = ['receita', 'pedidos', 'conversao', 'base', 'variacao', 'nome'] as const
export type SalesSorting = (typeof SALES_SORTINGS)[number]

const rated = (sold: Sold): PeriodFigures => ({
  ...sold,
  rate: sold.base > 0 ? sold.orders / sold.base : null,
})

/**
 * Returns the rates of two periods, and the change between them.
 * @param isWhole whether every day of the period before was counted
 */
export function ratesOf(
  { now, before }: { readonly now: Sold; readonly before: Sold },
  isWhole: boolean,
): SaleFigures {
  const isComparable = isWhole && before.orders >= ENOUGH_ORDERS
  return {
    now: rated(now),
    before: rated(before),
    isComparable,
    change: isComparable && before.cents > 0 ? now.cents / before.cents - 1 : null,
  }
}

type Row = SaleFigures & { readonly key: string; readonly label: string }

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

/** Computes sales for the operator's desk: by day, campaign, source, channel or plan, and today's. */
import { campaignName, channelNames } from '../../../src/content/desk/report-dimension-names.ts'
import { formatDay } from '../../../src/content/desk/number-and-date-formats.ts'
import { salesWords as words } from '../../../src/content/desk/sales-report.ts'
import { addDays, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import type { Context } from '../../context.ts'
import {
  DIMENSIONS_WITH_VISITS,
  countedSince,
  planNames,
  salesBy,
  salesToday,
  type Dimension,
  type Periods,
  type SalesComparison,
} from '../../repositories/desk/sums-of-sales.ts'
import { ENDING_IN_ORDERS } from '../../rules/desk/desk-journeys-and-steps.ts'
import { periodLength } from '../../rules/desk/period-length.ts'
import {
  ENOUGH_ORDERS,
  sortSales,
  ratesOf,
  type SaleRow,
  type SalesCompared,
  type SalesSorting,
  type Sold,
} from '../../rules/desk/compare-sales-periods.ts'
import { floodedDaysIn, type SuspectDays } from './find-flooded-days.ts'

type Parts = Pick<Context, 'db' | 'clock' | 'config'>

/** What the page asks for: a period, what to list sales by, in which order, and of which campaign (null: all). */
export type SalesScope = {
  readonly from: string
  readonly to: string
  readonly campaign: string | null
  readonly by: Dimension
  readonly order: SalesSorting
}

/** Sales of a period, next to those of the preceding period of the same length. */
export type Sales = {
  readonly before: { readonly from: string; readonly to: string }
  /** Set if counting began after the first day of the period before, which therefore lacks days. */
  readonly counted: { readonly since: string; readonly days: number } | null
  readonly isBasedOnVisits: boolean
  /** How many orders the period before needs for a comparison in per cent. */
  readonly leastOrders: number
  readonly total: SalesCompared
  readonly rows: readonly SaleRow[]
  readonly suspectCounts: SuspectDays
}

function periodsOf({ from, to }: SalesScope): Periods {
  return { before: addDays(from, -periodLength(from, to)), from, to }
}

/** Returns the function that names the rows of a dimension. */
function labelOf(by: Dimension, plans: ReadonlyMap<string, string>): (key: string) => string {
  switch (by) {
    case 'dia':
      return formatDay
    case 'campanha':
      return campaignName
    case 'canal':
      return (key) => channelNames[key] ?? words.noChannel
    case 'plano':
      return (key) => (key === '' ? words.noPlan : `${plans.get(key) ?? words.formerPlan} (${key})`)
    case 'origem':
      return (key) => key || words.noSource
    case 'anuncio':
      return (key) => key || words.noAd
  }
}

const NOTHING: Sold = { base: 0, orders: 0, cents: 0 }

const plus = (one: Sold, other: Sold): Sold => ({
  base: one.base + other.base,
  orders: one.orders + other.orders,
  cents: one.cents + other.cents,
})

const totalOf = (rows: readonly SalesComparison[], isWhole: boolean): SalesCompared => {
  const now = rows.reduce((all, row) => plus(all, row.now), NOTHING)
  const before = rows.reduce((all, row) => plus(all, row.before), NOTHING)
  return ratesOf({ now, before }, isWhole)
}

/** Returns what was sold in a period, and in the one before. */
export async function salesOf(parts: Parts, scope: SalesScope): Promise<Sales> {
  const { db } = parts
  const periods = periodsOf(scope)
  const [rows, plans, since, suspectCounts] = await Promise.all([
    salesBy(db, scope.by, periods, scope.campaign, ENDING_IN_ORDERS),
    planNames(db),
    countedSince(db),
    floodedDaysIn(parts, ['visits', 'orders'], scope),
  ])
  const label = labelOf(scope.by, plans)
  const last = addDays(periods.from, -1)
  const isWhole = since === null || since <= periods.before
  /** The last day, of those with which a row is compared. */
  const comparedWith = (key: string) =>
    scope.by === 'dia' ? addDays(key, -periodLength(periods.from, periods.to)) : last
  const named = rows.map(({ key, ...sold }) => ({
    key,
    label: label(key),
    hasBefore: since !== null && since <= comparedWith(key),
    ...ratesOf(sold, isWhole),
  }))
  return {
    before: { from: periods.before, to: last },
    counted: isWhole ? null : { since, days: since < periods.from ? periodLength(since, last) : 0 },
    isBasedOnVisits: DIMENSIONS_WITH_VISITS.includes(scope.by),
    leastOrders: ENOUGH_ORDERS,
    total: totalOf(rows, isWhole),
    rows: sortSales(named, scope.order),
    suspectCounts,
  }
}

/** Returns what was sold today, and on the same weekday a week ago. */
export async function salesOfToday({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const now = clock.now()
  const day = todayInSaoPaulo(now)
  return { day, ...(await salesToday(db, day, now)) }
}

/** Computes sales for the operator's desk: by day, campaign, source, channel or plan, and today's. Writes them as CSV. */
import { campaignName, channelNames } from '../../../src/content/desk/report-words.ts'
import { formatNamedDay, dayNames, formatDay } from '../../../src/content/desk/number-and-date-formats.ts'
import { salesWords as words } from '../../../src/content/desk/sales-report.ts'
import { addDays, periodLength, todayInSaoPaulo, weekday } from '../../../src/lib/iso-dates.ts'
import type { Context } from '../../context.ts'
import {
  DIMENSIONS_WITH_VISITS,
  OTHERS,
  areInstallationsTold,
  countedSince,
  planNames,
  saleDays,
  salesBy,
  salesToday,
  viewsAnd,
  type Dimension,
  type Periods,
  type SaleDay,
  type SalesComparison,
} from '../../repositories/desk/sums-of-sales.ts'
import type { Scope } from '../../repositories/desk/sum-visit-counters.ts'
import { ENDING_IN_ORDERS } from '../../rules/desk/desk-journeys-and-steps.ts'
import {
  ENOUGH_ORDERS,
  sortSales,
  ratesOf,
  type SalesCompared,
  type SalesSorting,
  type Sold,
  type SaleRow,
} from '../../rules/desk/sales-comparison.ts'
import { floodedDaysIn } from './find-flooded-days.ts'
import { excelSheet } from '../../rules/desk/write-csv.ts'

type Parts = Pick<Context, 'db' | 'clock' | 'config'>

/** What the page asks for: a period, what to list sales by, in which order, and of which campaign (null: all). */
export type SalesScope = Pick<Scope, 'from' | 'to' | 'campaign'> & {
  readonly by: Dimension
  readonly order: SalesSorting
}

function periodsOf({ from, to }: SalesScope): Periods {
  return { before: addDays(from, -periodLength(from, to)), from, to }
}

/** Returns the function that names the rows of a dimension. */
function labelOf(by: Dimension, plans: ReadonlyMap<string, string>): (key: string) => string {
  switch (by) {
    case 'dia':
      return formatNamedDay
    case 'campanha':
      return campaignName
    case 'canal':
      return (key) => channelNames[key] ?? words.noChannel
    case 'plano':
      return (key) => (key === '' ? words.noPlan : `${plans.get(key) ?? words.formerPlan} (${key})`)
    case 'origem':
      return (key) => (key === OTHERS ? words.otherSources : key || words.noSource)
    case 'anuncio':
      return (key) => (key === OTHERS ? words.otherSources : key || words.noAd)
  }
}

const NOTHING: Sold = {
  base: 0,
  orders: 0,
  countedOrders: 0,
  cents: 0,
  netOrders: 0,
  netCents: 0,
  installed: 0,
  views: null,
  costCents: null,
  costedOrders: 0,
}

/** Adds what is known; null if neither is. */
const sumOf = (one: number | null, other: number | null) =>
  one === null ? other : other === null ? one : one + other

const plus = (one: Sold, other: Sold): Sold =>
  Object.fromEntries(
    Object.entries(one).map(([name, value]) => [name, sumOf(value, other[name as keyof Sold])]),
  ) as Sold

/** Returns all days of a period, also those without an order. */
function everyDay({ from, to }: SalesScope, days: readonly SaleDay[]): SaleDay[] {
  const found = new Map(days.map((each) => [each.day, each]))
  return Array.from({ length: periodLength(from, to) }, (_, at) => {
    const day = addDays(from, at)
    return found.get(day) ?? { day, orders: 0, netOrders: 0, installed: 0 }
  })
}

const totalOf = (rows: readonly SalesComparison[], isWhole: boolean): SalesCompared => {
  const now = rows.reduce((all, row) => plus(all, row.now), NOTHING)
  const before = rows.reduce((all, row) => plus(all, row.before), NOTHING)
  return ratesOf({ now, before }, isWhole)
}

/** Returns what was sold in a period, and in the one before. */
export async function salesOf(parts: Parts, scope: SalesScope) {
  const { db } = parts
  const periods = periodsOf(scope)
  const isBasedOnVisits = DIMENSIONS_WITH_VISITS.includes(scope.by)
  const [rows, plans, since, suspectCounts, days, { views, count }, isTold] = await Promise.all([
    salesBy(db, scope.by, periods, scope.campaign, ENDING_IN_ORDERS),
    planNames(db),
    countedSince(db),
    floodedDaysIn(parts, ['visits', 'orders', 'views'], scope),
    saleDays(db, scope.from, scope.to, scope.campaign),
    viewsAnd(db, isBasedOnVisits ? 'leads' : 'visits', scope, ENDING_IN_ORDERS),
    areInstallationsTold(db),
  ])
  const label = labelOf(scope.by, plans)
  const last = addDays(periods.from, -1)
  const isWhole = since === null || since <= periods.before
  const total = totalOf(rows, isWhole)
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
    isBasedOnVisits,
    leastOrders: ENOUGH_ORDERS,
    areInstallationsTold: isTold,
    total,
    days: everyDay(scope, days),
    way: isBasedOnVisits
      ? { views, visits: total.now.base, leads: count }
      : { views, visits: count, leads: total.now.base },
    rows: sortSales(named, scope.order),
    suspectCounts,
  }
}

/** Sales of a period, next to those of the preceding period of the same length. */
export type Sales = Awaited<ReturnType<typeof salesOf>>

/** Returns what was sold today, and on the same weekday a week ago. */
export async function salesOfToday({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const now = clock.now()
  const day = todayInSaoPaulo(now)
  return { day, ...(await salesToday(db, day, now)) }
}

/** Rounds a rate to a percentage with two decimals. */
const percent = (rate: number | null) => (rate === null ? null : Math.round(rate * 10_000) / 100)

const reais = (cents: number | null) => (cents === null ? null : Math.round(cents) / 100)

type Heading = readonly [head: string, cell: (sold: SalesCompared['now']) => number | null]

/** Writes the table of the desk's sales page as a CSV file for Excel, with all rows and their total. */
export function salesCsvForExcel(sales: Sales, { from, to, by }: SalesScope): string {
  const hasCosts = by === 'dia' || by === 'campanha'
  const figures: readonly Heading[] = [
    ...(hasCosts ? [[words.views, ({ views }) => views] satisfies Heading] : []),
    [sales.isBasedOnVisits ? words.visits : words.leads, ({ base }) => base],
    [words.ordered, ({ orders }) => orders],
    [words.net, ({ netOrders }) => netOrders],
    [words.installed, ({ installed }) => installed],
    [words.sheetAmount, ({ cents }) => reais(cents)],
    [words.sheetNetAmount, ({ netCents }) => reais(netCents)],
    [words.sheetRate, ({ rate }) => percent(rate)],
    ...(hasCosts
      ? [
          [words.sheetCost, ({ costCents }) => reais(costCents)] satisfies Heading,
          [words.sheetCostPerOrder, ({ costPerOrderCents }) => reais(costPerOrderCents)] satisfies Heading,
        ]
      : []),
  ]
  const now = words.sheetPeriod(formatDay(from), formatDay(to))
  // where counting began within the period before, only the days since then are in its figures
  const since = sales.counted && sales.counted.days > 0 ? sales.counted.since : sales.before.from
  const before = words.sheetPeriod(formatDay(since), formatDay(sales.before.to))
  // a day stays one that Excel knows as such, with its name beside it
  const names = by === 'dia' ? [words.dimensions[by], words.sheetDayName] : [words.dimensions[by]]
  const namesOf = ({ key, label }: SaleRow) => (by === 'dia' ? [key, dayNames[weekday(key)] ?? ''] : [label])
  const heads = [
    ...names,
    ...figures.map(([head]) => `${head}, ${now}`),
    ...figures.map(([head]) => `${head}, ${before}`),
  ]
  const cells = (row: SalesCompared) =>
    [row.now, row.before].flatMap((sold) => figures.map(([, cell]) => cell(sold)))
  const rows = sales.rows.map((row) => [...namesOf(row), ...cells(row)])
  return excelSheet([heads, ...rows, [words.total, ...names.slice(1).map(() => null), ...cells(sales.total)]])
}

/**
 * Returns what the live edition says of a campaign: the names of its plans on sale, the cheapest first, and `isHidden` if
 * search engines must not index it.
 * @param prefix '' for the campaign without one; null if sales of all campaigns are shown
 */
export async function factsOfCampaign(
  { campaigns, catalogue }: Pick<Context, 'campaigns' | 'catalogue'>,
  prefix: string | null,
) {
  if (prefix === null) return null
  const { journey, checkout, robots } = campaigns.settingsOf(prefix)
  const { bySku } = await catalogue.currentEdition()
  const plans = checkout.flatMap((sku) => {
    const plan = bySku.get(sku)
    return plan ? [`${plan.plan} (${sku})`] : []
  })
  return { prefix, journey, plans, isHidden: robots !== null }
}

/** Reads the desk's figures of campaigns: visits, orders and sales of the last 30 days. */
import { addDays, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import type { Context } from '../../context.ts'
import { campaignDays, type CampaignDay } from '../../repositories/desk/sum-visit-counters.ts'
import { priceHistory, type PlanPrice } from '../../repositories/desk/plan-price-history.ts'
import { centsToReais } from '../../rules/cents-and-reais.ts'
import { ENOUGH_ORDERS } from '../../rules/desk/compare-sales-periods.ts'
import { floodedDaysIn } from './find-flooded-days.ts'

/** The number of days for which visits and orders are shown, today included. */
const DAYS = 30
/** How many of the latest price changes are shown. */
const PRICES = 200

/** A campaign with its visits and orders of the last 30 days, and what these bring in, in cents a month. */
type CampaignRow = {
  readonly prefix: string
  readonly journey: string
  /** Names of the plans on sale, cheapest first. */
  readonly plans: readonly string[]
  /** Whether search engines must not index it. */
  readonly isHidden: boolean
  readonly visits: number
  readonly orders: number
  readonly cents: number
}

const told = ({ name, sku, at, price, price_with_dacc, price_full }: PlanPrice) => ({
  plan: `${name} (${sku})`,
  at: at.toISOString(),
  withDebit: centsToReais(price_with_dacc),
  without: centsToReais(price),
  full: centsToReais(price_full),
})

type Parts = Pick<Context, 'db' | 'clock' | 'config' | 'campaigns' | 'catalogue'>

const sum = (days: readonly CampaignDay[], what: 'visits' | 'orders' | 'cents') =>
  days.reduce((all, each) => all + each[what], 0)

/** Returns the first and the last day of the period shown (yyyy-mm-dd). */
function period({ clock }: Parts) {
  const today = todayInSaoPaulo(clock.now())
  return { from: addDays(today, 1 - DAYS), to: today }
}

/** Returns a function that computes the figures of the campaign with a given prefix. */
async function figuresOf({ campaigns, catalogue }: Parts, days: readonly CampaignDay[]) {
  const edition = await catalogue.currentEdition()
  const bySku = new Map([...edition.byId.values()].map((plan) => [plan.sku, plan.plan]))
  return (prefix: string): CampaignRow => {
    const { journey, checkout, robots } = campaigns.settingsOf(prefix)
    const own = days.filter(({ campaign }) => campaign === prefix)
    return {
      prefix,
      journey,
      plans: checkout.flatMap((sku) => {
        const name = bySku.get(sku)
        return name === undefined ? [] : [`${name} (${sku})`]
      }),
      isHidden: robots !== null,
      visits: sum(own, 'visits'),
      orders: sum(own, 'orders'),
      cents: sum(own, 'cents'),
    }
  }
}

/**
 * Returns the figures of every campaign for the last 30 days, those that earn most first, and the price history of
 * the plans.
 */
export async function figuresOfCampaigns(parts: Parts) {
  const { db, campaigns } = parts
  const { from, to } = period(parts)
  const [days, prices, suspectCounts] = await Promise.all([
    campaignDays(db, from, to, null),
    priceHistory(db, PRICES),
    floodedDaysIn(parts, ['visits', 'orders'], { from, to }),
  ])
  const figures = await figuresOf(parts, days)
  const list = ['', ...campaigns.prefixes].map(figures)
  const byEarnings = list.toSorted((one, other) => other.cents - one.cents || other.visits - one.visits)
  return { campaigns: byEarnings, prices: prices.map(told), suspectCounts }
}

/**
 * Returns the figures of one campaign, in total and per day. It runs the same query as `figuresOfCampaigns`, so the
 * days add up to the totals in the list of all campaigns.
 * @param prefix '' for the campaign without one
 * @returns null if there is no such campaign
 */
export async function figuresOfCampaign(parts: Parts, prefix: string) {
  if (prefix !== '' && !parts.campaigns.prefixes.includes(prefix)) return null
  const { from, to } = period(parts)
  const [days, suspectCounts] = await Promise.all([
    campaignDays(parts.db, from, to, prefix),
    floodedDaysIn(parts, ['visits', 'orders'], { from, to }),
  ])
  const figures = await figuresOf(parts, days)
  return {
    campaign: figures(prefix),
    from,
    to,
    /** Number of days from `from` to `to`. */
    period: DAYS,
    /** Latest day first. Days without visits and orders are left out. */
    days: days.map(({ campaign: _campaign, ...day }) => day),
    /** How many orders a percentage of the visits needs. */
    leastOrders: ENOUGH_ORDERS,
    suspectCounts,
  }
}

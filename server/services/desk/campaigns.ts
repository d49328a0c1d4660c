import { addDays, todayInSaoPaulo } from '../../../src/lib/dates.ts'
import type { Context } from '../../context.ts'
import { campaignSums } from '../../repositories/desk/figures.ts'
import { priceHistory, type PlanPrice } from '../../repositories/desk/plan-prices.ts'

const DAYS = 30
/** Newest price changes that are shown. */
const PRICES = 200

export type CampaignFigures = {
  readonly prefix: string
  readonly journey: string
  readonly plans: readonly string[]
  readonly isHidden: boolean
  readonly visits: number
  readonly orders: number
}

const reais = (cents: number) => cents / 100

const told = ({ name, sku, at, price, price_with_dacc, price_full }: PlanPrice) => ({
  plan: `${name} (${sku})`,
  at: at.toISOString(),
  withDebit: reais(price_with_dacc),
  without: reais(price),
  full: reais(price_full),
})

/** Every campaign with what it sells and what it brought in the last 30 days, and the plans' price history. */
export async function campaignsOf({
  db,
  clock,
  campaigns,
  catalogue,
}: Pick<Context, 'db' | 'clock' | 'campaigns' | 'catalogue'>) {
  const today = todayInSaoPaulo(clock.now())
  const [sums, shelf, prices] = await Promise.all([
    campaignSums(db, addDays(today, 1 - DAYS), today),
    catalogue.shelf(),
    priceHistory(db, PRICES),
  ])
  const bySku = new Map([...shelf.byId.values()].map((plan) => [plan.sku, plan.plan]))
  const list = ['', ...campaigns.prefixes].map((prefix): CampaignFigures => {
    const { journey, checkout, robots } = campaigns.rulesOf(prefix)
    const found = sums.find(({ campaign }) => campaign === prefix)
    return {
      prefix,
      journey,
      plans: checkout.flatMap((sku) => {
        const name = bySku.get(sku)
        return name === undefined ? [] : [`${name} (${sku})`]
      }),
      isHidden: robots !== null,
      visits: found?.visits ?? 0,
      orders: found?.orders ?? 0,
    }
  })
  const campaignsByVisits = list.toSorted((one, other) => other.visits - one.visits)
  return { campaigns: campaignsByVisits, prices: prices.map(told) }
}

/** Reads what the desk's sales page says of campaigns besides their figures, and the price history of the plans. */
import type { Context } from '../../context.ts'
import { priceHistory } from '../../repositories/desk/plan-price-history.ts'
import { centsToReais } from '../../rules/cents-and-reais.ts'

/** How many of the latest price changes are shown. */
const PRICES = 200

/** What the live edition says of a campaign. */
export type CampaignFacts = {
  readonly prefix: string
  readonly journey: string
  /** Names of the plans on sale, cheapest first. */
  readonly plans: readonly string[]
  /** Whether search engines must not index it. */
  readonly isHidden: boolean
}

/** @param prefix '' for the campaign without one; null if sales of all campaigns are shown */
export async function factsOfCampaign(
  { campaigns, catalogue }: Pick<Context, 'campaigns' | 'catalogue'>,
  prefix: string | null,
): Promise<CampaignFacts | null> {
  if (prefix === null) return null
  const { journey, checkout, robots } = campaigns.settingsOf(prefix)
  const { byId } = await catalogue.currentEdition()
  const bySku = new Map([...byId.values()].map((plan) => [plan.sku, plan.plan]))
  const plans = checkout.flatMap((sku) => {
    const name = bySku.get(sku)
    return name === undefined ? [] : [`${name} (${sku})`]
  })
  return { prefix, journey, plans, isHidden: robots !== null }
}

/** Returns the latest price changes of the plans, in reais a month. */
export const planPriceHistory = async ({ db }: Pick<Context, 'db'>) =>
  (await priceHistory(db, PRICES)).map(({ name, sku, at, price, price_with_dacc, price_full }) => ({
    plan: `${name} (${sku})`,
    at: at.toISOString(),
    withDebit: centsToReais(price_with_dacc),
    without: centsToReais(price),
    full: centsToReais(price_full),
  }))

/** Reads what the desk's sales page says of campaigns besides their figures. */
import type { Context } from '../../context.ts'

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

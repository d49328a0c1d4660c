/** Finds the pictures of links to campaigns and plans, as long as they show what is true (`npm run rig -- art`). */
import { drawnCampaigns } from './drawn-campaigns.ts'
import { planPictures } from './plan-pictures.ts'

/** A plan as it is written on a picture. */
export type DrawnPlan = {
  readonly sku: string
  readonly name: string
  /** In reais per month with direct debit. */
  readonly price: number
}

/** Returns the path of the picture of a campaign ('' for the general one). */
export const campaignPicture = (prefix: string): string =>
  `/og/campanhas/${prefix.replaceAll('/', '-') || 'geral'}.jpg`

/** Whether the picture of a campaign was drawn with this heading and this plan. */
export function isCampaignDrawn(prefix: string, heading: string, { name, price }: DrawnPlan): boolean {
  const drawn = Object.hasOwn(drawnCampaigns, prefix) ? drawnCampaigns[prefix] : undefined
  return drawn?.heading === heading && drawn.name === name && drawn.price === price
}

/** Returns the path of the picture of a plan; null if it was not drawn with this name and price. */
export function planPicture({ sku, name, price }: DrawnPlan): string | null {
  const drawn = Object.hasOwn(planPictures, sku) ? planPictures[sku] : undefined
  return drawn?.name === name && drawn.price === price ? `/og/planos/${sku}.jpg` : null
}

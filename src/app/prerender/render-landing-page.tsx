/** Renders marketing pages to HTML. */
import type { PageCampaign } from '../../campaigns/types.ts'
import type { OutsideLinks } from '../../content/landing/third-party-links.ts'
import type { Seller } from '../../content/seller.ts'
import { islandModule } from '../../pages/landing/load-islands.ts'
import { landingData, landingHead } from './page-head.tsx'
import type { Prerendered } from './insert-into-template.ts'
import { renderLandingBody, type MarketingData } from './render-landing-body.tsx'

export type { MarketingData }

/** Settings of the operator that are known only at run time. */
export interface SiteOfOperator {
  /** Scheme and host of the site. */
  readonly origin?: string
  /** URLs of third-party pages. */
  readonly links?: OutsideLinks
  /** Who sells. */
  readonly company?: Seller | null
  /** The last day of the prices, as yyyy-mm-dd. */
  readonly pricesUntil?: string | null
}

/**
 * Renders a marketing page.
 * @param address without the campaign's prefix
 */
export async function renderLanding(
  address: string,
  campaign: PageCampaign,
  data: MarketingData,
  { origin = '', links = {}, company = null, pricesUntil = null }: SiteOfOperator = {},
): Promise<Prerendered> {
  const { html, subject, found, ...page } = await renderLandingBody(address, campaign, data, links)
  const head = { address, campaign, ...data, ...page, origin, company, pricesUntil }
  return {
    subject: subject?.kind,
    html: html + landingData(head),
    head: landingHead(head),
    modules: found.map(({ name }) => islandModule(name)),
  }
}

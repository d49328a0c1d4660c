/** Makes static previews of a campaign's start page for the operator's desk. */
import type { Campaigns } from '../../src/campaigns/make-campaigns.ts'
import type { ResolvedEdition } from '../../src/edition/resolve.ts'
import type { Site } from './built-site.ts'
import type { Pages } from './edition-pages.ts'
import { servedPageOf } from './find-page-or-redirect.ts'
import { textOf, type FinishedPage } from './finished-page.ts'

/** A static copy of a page, in which no scripts run and nothing can be clicked. */
export type CampaignPreview = {
  readonly html: string
  /** The hashes of the page's inline styles, as a Content-Security-Policy lists them. */
  readonly styles: readonly string[]
}

const SCRIPTS = /<(script|noscript)\b[^>]*>[\s\S]*?<\/\1>/g
const PRELOADED = /<link\b[^>]*rel="?modulepreload"?[^>]*>/g

const startPathOf = (prefix: string) => `/${prefix && `${prefix}/`}`

/**
 * Returns a static copy of a campaign's start page, for its preview at the desk (docs/decisions/0041).
 * @returns null if the site was not built
 */
export async function campaignPreview(
  { pages }: Site,
  campaigns: Campaigns,
  prefix: string,
): Promise<CampaignPreview | null> {
  const page = await pages?.page(servedPageOf(startPathOf(prefix), campaigns))
  return page ? staticCopy(page) : null
}

/**
 * Returns a static copy of a campaign's start page as an edition says it that need not be live.
 * @returns null if the site was not built, or the edition has no such campaign at its instant
 */
export async function editionPreview(
  pages: Pages | null,
  edition: ResolvedEdition,
  prefix: string,
): Promise<CampaignPreview | null> {
  if (edition.campaigns.rulesOf(prefix).isOff) return null
  const page = await pages?.preview(edition, startPathOf(prefix))
  return page ? staticCopy(page) : null
}

/** Returns a page without its scripts, in which nothing can be clicked. */
async function staticCopy(page: FinishedPage): Promise<CampaignPreview> {
  const html = (await textOf(page))
    .replaceAll(SCRIPTS, '')
    .replaceAll(PRELOADED, '')
    .replace('<body', '<body inert')
    .replace('<html', '<html data-font=""')
  return { html, styles: page.hashes.styles }
}

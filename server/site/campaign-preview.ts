/** Makes the static preview of a campaign's start page for the operator's desk. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Campaigns } from '../../src/campaigns/make-campaigns.ts'
import type { Site } from './built-site.ts'
import { servedPageOf } from './find-page-or-redirect.ts'
import { renderStartPage } from './rerender-marketing-pages.ts'
import { pageFile } from './serve.ts'

/** A static copy of a page, in which no scripts run and nothing can be clicked. */
export type CampaignPreview = {
  readonly html: string
  /** The hashes of the page's inline styles, as a Content-Security-Policy lists them. */
  readonly styles: readonly string[]
}

const SCRIPTS = /<(script|noscript)\b[^>]*>[\s\S]*?<\/\1>/g
const PRELOADED = /<link\b[^>]*rel="?modulepreload"?[^>]*>/g

/**
 * Returns a static copy of a campaign's start page, for its preview at the desk (docs/decisions/0041).
 * @returns null if the site was not built
 */
export async function campaignPreview(
  site: Site,
  campaigns: Campaigns,
  prefix: string,
): Promise<CampaignPreview | null> {
  const file = pageFile(site, servedPageOf(`/${prefix && `${prefix}/`}`, campaigns))
  if (!site.files.has(file)) return null
  const text = await readFile(path.join(site.renewed.get(file) ?? site.folder, file), 'utf8')
  return { html: staticCopy(text), styles: site.hashes.get(file)?.styles ?? [] }
}

/** Returns a page without its scripts, in which nothing can be clicked. */
const staticCopy = (text: string): string =>
  text
    .replaceAll(SCRIPTS, '')
    .replaceAll(PRELOADED, '')
    .replace('<body', '<body inert')
    .replace('<html', '<html data-font=""')

/**
 * Returns a static copy of a campaign's start page as an edition says it that need not be live.
 * @returns null if the site was not built, or the edition has no such campaign at its instant
 */
export async function editionPreview(
  renewal: Parameters<typeof renderStartPage>[0],
  prefix: string,
): Promise<CampaignPreview | null> {
  const page = await renderStartPage(renewal, prefix)
  return page && { html: staticCopy(page.html), styles: page.styles }
}

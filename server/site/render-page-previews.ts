/**
 * Renders previews of the shop's pages for the operator's desk: static copies of start pages, and full pages whose links
 * work, with a note that they are a preview.
 */
import { shopPreviewWords as words } from '../../src/content/desk/shop-preview.ts'
import type { Campaigns } from '../../src/campaigns/make-campaigns.ts'
import type { Campaign } from '../../src/campaigns/campaign-types.ts'
import type { EndedCampaign } from '../../src/scriptless-pages/page-data-types.ts'
import type { PageName } from '../../src/app/server-rendering/page-renderer-input.ts'
import type { ResolvedEdition } from '../../src/edition/edition-content-at-instant.ts'
import { NOT_STORED } from '../editions/stored-editions.ts'
import type { Site } from './list-files-and-load-renderers.ts'
import type { EditionPages, Pages } from './render-and-cache-edition-pages.ts'
import { servedPageOf } from './find-page-or-redirect.ts'
import { finishPage, htmlOfPage, type FinishedPage } from './pack-rendered-page.ts'

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
 * Returns a static copy of a campaign's start page in an edition, live or not, or of the page that is shown there once
 * the campaign has ended.
 * @returns null if the site was not built, or the campaign's address leads to `/` at the edition's instant
 */
export async function editionPreview(
  pages: Pages | null,
  edition: ResolvedEdition,
  prefix: string,
  ended: (page: EndedCampaign, campaign: Campaign) => string | null,
): Promise<CampaignPreview | null> {
  const campaign = edition.campaigns.settingsOf(prefix)
  if (campaign.isOff) {
    const html = campaign.afterEnd === null ? null : ended({ text: campaign.afterEnd, offers: '/' }, campaign)
    return html === null ? null : { html: inert(html), styles: [] }
  }
  const page = await pages?.preview(edition, servedPageOf(startPathOf(prefix), edition.campaigns))
  return page ? staticCopy(page) : null
}

const STYLE =
  '.previa{position:fixed;z-index:99;inset:auto 0 0 auto;margin:0;padding:4px 10px;background:#b3261e;color:#fff;font-size:14px}.previa a{color:inherit}'

/** Returns the pages of an edition, published or not, with a note that they are a preview and how to leave it. */
export function previewPages(pages: Pages, edition: ResolvedEdition): EditionPages {
  const known = shown.get(edition) ?? new Map<string, Promise<FinishedPage>>()
  shown.set(edition, known)
  return {
    async page({ prefix, document }) {
      const key = `${prefix} ${document}`
      const page = known.get(key) ?? previewPage(pages, edition, { prefix, document })
      known.set(key, page)
      return { ...(await page), edition: NOT_STORED }
    },
    warm: async () => false,
  }
}

/** The rendered pages, kept while the same edition is previewed. */
const shown = new WeakMap<ResolvedEdition, Map<string, Promise<FinishedPage>>>()

async function previewPage(pages: Pages, edition: ResolvedEdition, name: PageName): Promise<FinishedPage> {
  const html = await htmlOfPage(await pages.preview(edition, name))
  const said = `<style>${STYLE}</style><p class="previa">${words.banner} <a href="/operador/previa/sair">${words.leave}</a></p>`
  return finishPage(html.replace(/<body[^>]*>/, (body) => body + said))
}

/** Returns a page without its scripts, in which nothing can be clicked. */
async function staticCopy(page: FinishedPage): Promise<CampaignPreview> {
  const html = (await htmlOfPage(page)).replaceAll(SCRIPTS, '').replaceAll(PRELOADED, '')
  return { html: inert(html).replace('<html', '<html data-font=""'), styles: page.hashes.styles }
}

const inert = (html: string) => html.replace('<body', '<body inert')

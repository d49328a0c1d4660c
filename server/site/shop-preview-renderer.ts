/**
 * Renders previews of the shop's pages for the operator's desk: static copies of start pages, and full pages whose links
 * work, with a note that they are a preview.
 */
import { formatDayAndTime } from '../../src/content/desk/number-and-date-formats.ts'
import { shopPreviewWords as words } from '../../src/content/desk/shop-preview.ts'
import { pageCampaignOf } from '../../src/campaigns/make-campaigns.ts'
import type { Campaign } from '../../src/campaigns/campaign-types.ts'
import type { EndedCampaign } from '../../src/scriptless-pages/page-data-types.ts'
import type { ResolvedEdition } from '../../src/edition/edition-content-at-instant.ts'
import type { ShopPreview } from '../rules/desk/signed-preview-links.ts'
import { NOT_STORED } from '../editions/stored-editions.ts'
import type { ScriptlessPageRenderer } from '../../src/scriptless-pages/render-scriptless-pages.tsx'
import { sellerOf, type SiteSettings } from './collect-render-input.ts'
import type { BuiltServerPages } from './built-site.ts'
import type { EditionPages, Pages } from './edition-pages.ts'
import { servedPageOf } from './page-or-redirect.ts'
import { finishPage, htmlOfPage, type FinishedPage, cspHashes } from './pack-rendered-page.ts'

/** A static copy of a page, in which no scripts run and nothing can be clicked. */
export type CampaignPreview = {
  readonly html: string
  /** The hashes of the page's inline styles, as a Content-Security-Policy lists them. */
  readonly styles: readonly string[]
}

const SCRIPTS = /<(script|noscript)\b[^>]*>[\s\S]*?<\/\1>/g
const PRELOADED = /<link\b[^>]*rel="?modulepreload"?[^>]*>/g

const startPathOf = (prefix: string) => `/${prefix && `${prefix}/`}`

/** Renders the page of a campaign that has ended; null if the site was not built. */
export type EndedCampaignPage = (page: EndedCampaign, campaign: Campaign) => string | null

/** Returns what renders the pages of campaigns that have ended. */
export const endedCampaignPage =
  (pages: (ScriptlessPageRenderer & BuiltServerPages) | null, settings: SiteSettings): EndedCampaignPage =>
  (page, campaign) =>
    pages &&
    pages.renderEndedCampaign(
      { sheet: pages.sheet, seller: sellerOf(settings), campaign: pageCampaignOf(campaign) },
      page,
    )

type Previewed = Pick<ShopPreview, 'edition' | 'campaign' | 'isDraft'>

/**
 * Returns a static copy of a campaign's start page in an edition, live or not, or of the page that is shown there once
 * the campaign has ended.
 * @returns null if the site was not built, or the campaign's address leads to `/` at the edition's instant
 */
export async function editionPreview(
  pages: Pick<Pages, 'preview'> | null,
  { edition, campaign: prefix, isDraft }: Previewed,
  ended: EndedCampaignPage,
): Promise<CampaignPreview | null> {
  const note = isDraft ? noteOf(words.unpublished) : ''
  const campaign = edition.campaigns.settingsOf(prefix)
  if (campaign.isOff) {
    const html = campaign.afterEnd === null ? null : ended({ text: campaign.afterEnd, offers: '/' }, campaign)
    return html === null ? null : inert(withNote(html, note))
  }
  const page = await pages?.preview(edition, servedPageOf(startPathOf(prefix), edition.campaigns))
  return page ? staticCopy(page, note) : null
}

const STYLE =
  '.previa{position:fixed;z-index:99;inset:auto 0 0 auto;margin:0;padding:4px 10px;background:#b3261e;color:#fff;font-size:14px}.previa a{color:inherit}'

/** Returns a note at the edge of a page. */
const noteOf = (html: string) => `<style>${STYLE}</style><p class="previa">${html}</p>`

const withNote = (html: string, note: string) => html.replace(/<body[^>]*>/, (body) => body + note)

/** Returns the pages of an edition, published or not, with a note that they are a preview and how to leave it. */
export function previewPages(
  pages: Pages,
  { edition, isDraft, at }: Pick<ShopPreview, 'edition' | 'isDraft' | 'at'>,
): EditionPages {
  const what = words.at(isDraft ? words.unpublished : words.banner, formatDayAndTime(at))
  const note = noteOf(`${what} <a href="/operador/previa/sair">${words.leave}</a>`)
  return {
    async page(name) {
      const page = await once(edition, `${name.prefix} ${name.document}`, async () =>
        finishPage(withNote(await htmlOfPage(await pages.preview(edition, name)), note)),
      )
      return { ...page, edition: NOT_STORED }
    },
    warm: async () => false,
  }
}

/** What was rendered, kept while the same edition is previewed. */
const rendered = new WeakMap<ResolvedEdition, Map<string, Promise<unknown>>>()

/** Renders something of an edition once. */
function once<T>(edition: ResolvedEdition, what: string, render: () => Promise<T>): Promise<T> {
  const known = rendered.get(edition) ?? new Map<string, Promise<unknown>>()
  rendered.set(edition, known)
  const rendering = (known.get(what) as Promise<T> | undefined) ?? render()
  known.set(what, rendering)
  // the next request tries again
  rendering.catch(() => known.delete(what))
  return rendering
}

/** Returns a page without its scripts, in which nothing can be clicked. */
async function staticCopy(page: FinishedPage, note = ''): Promise<CampaignPreview> {
  const html = (await htmlOfPage(page)).replaceAll(SCRIPTS, '').replaceAll(PRELOADED, '')
  return inert(withNote(html, note).replace('<html', '<html data-font=""'))
}

/** Returns a page in which nothing can be clicked, with what its styles are allowed by. */
const inert = (html: string): CampaignPreview => ({
  html: html.replace('<body', '<body inert'),
  styles: cspHashes(html).styles,
})

/** Renders the marketing pages of the first edition, as a server does, and parses them. */
import { campaigns, landingOf, pageDataOf } from './first-shop.ts'
import { addressOfPicture } from '../../server/site/signed-share-picture-urls.ts'
import { renderLanding } from '../../src/app/server-rendering/render-landing-page.tsx'
import type { OperatorSettings } from '../../src/app/server-rendering/page-renderer-input.ts'
import { pageCampaignOf } from '../../src/campaigns/make-campaigns.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { marketingPathsOf } from '../../src/site/campaign-journeys-and-paths.ts'
import { isFull } from './rows-to-run.ts'
import { parsePage } from './parse-page.ts'

type StructuredData = Readonly<Record<string, unknown>>

export type MarketingPage = {
  readonly prefix: string
  /** Address without the campaign's prefix. */
  readonly path: string
  /** What its head consists of, as text. */
  readonly head: string
  /**
   * The document, parsed on first use, because that takes as long as rendering; without the contents of its drawings.
   */
  readonly page: Document
  /** Its structured data for search engines. */
  readonly data: readonly StructuredData[]
  readonly plans: readonly Plan[]
  /** All plans, also those that other campaigns sell. */
  readonly catalogue: readonly Plan[]
}

const DRAWING = /(<svg[^>]*>)[^]*?<\/svg>/g
const DATA = /<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g

/** Key that signs the addresses of pictures on these pages. */
export const PICTURE_KEY = 'of a test'

/** Renders one marketing page. */
export async function openMarketingPage(
  prefix: string,
  path: string,
  options: OperatorSettings & { readonly plans?: Plan[] } = {},
): Promise<MarketingPage> {
  const { plans, ...site } = options
  const data = { landing: landingOf(prefix), ...pageDataOf(prefix), ...(plans && { plans }) }
  const { head, html } = await renderLanding(
    path,
    pageCampaignOf(campaigns.settingsOf(prefix)),
    data,
    (picture) => addressOfPicture(PICTURE_KEY, picture),
    site,
  )
  let parsed: Document | null = null
  return {
    prefix,
    path,
    head,
    get page() {
      const body = html.replaceAll(DRAWING, '$1</svg>')
      return (parsed ??= parsePage(`<head>${head}</head><body>${body}</body>`))
    },
    data: [...`${head}${html}`.matchAll(DATA)].map(([, text = '']) => JSON.parse(text) as StructuredData),
    plans: data.plans,
    catalogue: data.catalogue,
  }
}

/** Campaigns of which all pages are rendered, not only the start page: a brand within another, and states. */
const whole = isFull ? ['', 'globoplay/timpre', 'sp', 'rs'] : ['']

/**
 * Of the other campaigns in `npm test`: start pages of each kind, pages about one speed with prices of a state, and
 * pages whose heads are compared between campaigns (landing-head.test.ts).
 */
const sample: ReadonlySet<string> = new Set([
  '/black-friday/',
  '/c/',
  '/es/',
  '/globoplay/',
  '/globoplay/timblack/',
  '/globoplay/timpre/',
  '/globoplay/timpre/1gb',
  '/livelo/',
  '/oferta-colaborador/',
  '/paramount/',
  '/rs/',
  '/rs/700mb',
  '/sp/',
  '/sp/1gb',
  '/sp/ofertas',
  '/timblack/',
])

/** Whether `marketingPages` has a page in this run. */
export const isRendered = (prefix: string, path = '/'): boolean =>
  whole.includes(prefix) || (isFull ? path === '/' : sample.has(`/${prefix}${path}`))

const render = (isWanted: (prefix: string, path: string) => boolean): Promise<readonly MarketingPage[]> =>
  Promise.all(
    ['', ...campaigns.prefixes].flatMap((prefix) =>
      marketingPathsOf(campaigns, prefix)
        .filter((path) => isWanted(prefix, path))
        .map(async (path) => openMarketingPage(prefix, path)),
    ),
  )

let rendered: Promise<readonly MarketingPage[]> | null = null

/**
 * Returns every campaign's start page and, of some campaigns, all other pages; in `npm test` a sample of them. They are
 * rendered once per worker.
 */
export const marketingPages = (): Promise<readonly MarketingPage[]> => (rendered ??= render(isRendered))

/** Returns in the full run every page of every campaign, otherwise the same as `marketingPages`. */
export const allMarketingPages = (): Promise<readonly MarketingPage[]> =>
  isFull ? render(() => true) : marketingPages()

export const addressOf = ({ prefix, path }: MarketingPage): string => `/${prefix}${path}`

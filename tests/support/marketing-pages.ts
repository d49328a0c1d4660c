/** Marketing pages as the build renders them from the seed's catalogue, parsed. */
import { JSDOM } from 'jsdom'
import { seedMarketing } from '../../server/db/seed-in-api-format.ts'
import { renderLanding } from '../../src/app/prerender/prerender.tsx'
import type { SiteOfOperator } from '../../src/app/prerender/render-landing-page.tsx'
import { campaigns } from '../../src/campaigns/all-campaigns.ts'
import { landingOf } from '../../src/campaigns/landing-of-campaign.ts'
import { pageCampaignOf } from '../../src/campaigns/make-campaigns.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { marketingPathsOf } from '../../src/site/page-at-path.ts'

type StructuredData = Readonly<Record<string, unknown>>

export type MarketingPage = {
  readonly prefix: string
  /** Address without the campaign's prefix. */
  readonly path: string
  /** What its head consists of, as text. */
  readonly head: string
  /** Parsed when it is first asked for, which takes as long as rendering it. */
  readonly page: Document
  /** Its structured data for search engines. */
  readonly data: readonly StructuredData[]
  /** The plans of its campaign. */
  readonly plans: readonly Plan[]
  /** All plans, also those that other campaigns sell. */
  readonly catalogue: readonly Plan[]
}

const DATA = /<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g

/** Renders one marketing page. */
export async function openMarketingPage(
  prefix: string,
  path: string,
  options: SiteOfOperator & { readonly plans?: Plan[] } = {},
): Promise<MarketingPage> {
  const { plans, ...site } = options
  const data = { landing: landingOf(prefix), ...seedMarketing(campaigns, prefix), ...(plans && { plans }) }
  const { head, html } = await renderLanding(path, pageCampaignOf(campaigns.rulesOf(prefix)), data, site)
  let parsed: Document | null = null
  return {
    prefix,
    path,
    head,
    get page() {
      return (parsed ??= new JSDOM(`<head>${head}</head><body>${html}</body>`).window.document)
    },
    data: [...`${head}${html}`.matchAll(DATA)].map(([, text = '']) => JSON.parse(text) as StructuredData),
    plans: data.plans,
    catalogue: data.catalogue,
  }
}

/** Campaigns of which all pages are rendered, not only the start page. */
const whole = ['', 'timblack', 'globoplay/timpre', 'sp']

/** Renders every page of every campaign. This takes several times as long as `marketingPages`. */
async function everyMarketingPage(
  isWanted: (prefix: string, path: string) => boolean = () => true,
): Promise<readonly MarketingPage[]> {
  const addresses = ['', ...campaigns.prefixes].flatMap((prefix) =>
    marketingPathsOf(campaigns, prefix)
      .filter((path) => isWanted(prefix, path))
      .map((path) => [prefix, path] as const),
  )
  return Promise.all(addresses.map(async ([prefix, path]) => openMarketingPage(prefix, path)))
}

let all: Promise<readonly MarketingPage[]> | null = null

/** Returns every page of every campaign. They are rendered once per worker. */
export const allMarketingPages = (): Promise<readonly MarketingPage[]> => (all ??= everyMarketingPage())

let rendered: Promise<readonly MarketingPage[]> | null = null

/** Returns every campaign's start page and, of some campaigns, all other pages. They are rendered once per worker. */
export const marketingPages = (): Promise<readonly MarketingPage[]> =>
  (rendered ??= everyMarketingPage((prefix, path) => path === '/' || whole.includes(prefix)))

export const addressOf = ({ prefix, path }: MarketingPage): string => `/${prefix}${path}`

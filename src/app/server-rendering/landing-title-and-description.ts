/**
 * Returns the title and description of a landing page, for the server and for browsers that show another backend's
 * plans.
 */
import type { Landing } from '../../campaigns/landing-types.ts'
import type { PageCampaign } from '../../campaigns/campaign-types.ts'
import { brand } from '../../content/brand-and-phones.ts'
import { headWords } from '../../content/landing/page-head.ts'
import { streamingPages } from '../../content/landing/streaming-pages.ts'
import type { AlternativeStartPage } from '../../content/site/alternative-start-pages.ts'
import type { Streaming } from '../../contract/plan.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import type { HeroOffer } from '../../pages/landing/hero/choose-hero-offer.ts'

interface NamedPage {
  readonly campaign: Pick<PageCampaign, 'prefix' | 'title'>
  readonly landing: Pick<Landing, 'description'>
  /** What differs at this path, if anything. */
  readonly own: AlternativeStartPage | undefined
  readonly streaming: Streaming | null
  /** The offer at the top of the page. */
  readonly offer: HeroOffer | null
}

/** Returns the title of a page's tab. */
export const tabTitle = (title: string): string => `${title} · ${brand.name}`

/** Returns the title and description that the page's path, its streaming service or its campaign defines. */
export function pageWords({ campaign, landing, own, streaming }: Omit<NamedPage, 'offer'>) {
  if (own) return own
  // under a mobile brand's prefix, the page has the campaign's own title
  if (streaming && streaming === campaign.prefix) return streamingPages[streaming]
  return { title: campaign.title, description: landing.description }
}

/** Returns the title and description, which name the page's offer with its price and condition. */
export function titleAndDescription(options: NamedPage) {
  const { title, description } = pageWords(options)
  const { plan } = options.offer ?? {}
  // the words for a path are the same in every campaign, whose offers differ
  if (!plan || options.own) return { title, description }
  const price = unbrokenBRL(plan.price_with_dacc)
  return {
    title: headWords.title(title, plan.plan, price),
    description: headWords.description(description, plan.plan, price),
  }
}

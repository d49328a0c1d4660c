import type { Landing } from '../campaigns/landing-types.ts'
import type { PageCampaign } from '../campaigns/types.ts'
import { streamingPages } from '../content/landing/streaming-pages.ts'
import { canonicalLanding, type AddressLanding } from '../content/site/start-page-variants.ts'
import type { Plan } from '../contract/plan.ts'
import type { Streaming } from '../funnel/streaming-toggles.ts'
import { scriptData } from '../lib/script-data.ts'
import { breadcrumbData, planData, plansShown } from '../pages/landing/plan-data.ts'
import { faqData } from '../pages/landing/faq-data.ts'
import type { FaqGroup } from '../pages/landing/faq-entries.ts'
import { pageHead, sharePicture } from './page-head.tsx'

export interface LandingHeadOptions {
  /** Path of the page, below the campaign's prefix. */
  readonly address: string
  readonly campaign: PageCampaign
  readonly landing: Landing
  /** What the address changes. */
  readonly own: AddressLanding | undefined
  readonly streaming: Streaming | null
  readonly plans: readonly Plan[]
  readonly faq: { readonly groups: readonly FaqGroup[] } | null
  /** Path of the order's first page, below the prefix. */
  readonly first: string
  /** Scheme and host of the site; '' where it is not known: addresses are then relative. */
  readonly origin: string
}

/** Title and description: the address's own, the streaming page's, or the campaign's (M2.75). */
function wordsOf({ campaign, landing, own, streaming }: LandingHeadOptions) {
  if (own) return own
  // below a mobile brand the page is that campaign's, with the service on top
  if (streaming && streaming === campaign.prefix) return streamingPages[streaming]
  return { title: campaign.title, description: landing.description }
}

/** What is in the head of a marketing page, besides the shell's own: for search engines and shared links. */
export function landingHead(options: LandingHeadOptions): string {
  const { title, description } = wordsOf(options)
  const { address, campaign, landing, origin } = options
  const path = canonicalLanding(campaign.prefix, address)
  return pageHead({ title, description, path, scene: landing.banner.scene, origin })
}

/** The structured data of a marketing page; they follow its content, which is not to wait for them. */
export function landingData(options: LandingHeadOptions): string {
  const { address, campaign, landing, own, streaming, plans, faq, first, origin } = options
  const { title } = wordsOf(options)
  const url = origin + canonicalLanding(campaign.prefix, address)
  const order = origin + (campaign.prefix && `/${campaign.prefix}`)
  const picture = origin + sharePicture(landing.banner.scene)
  const hasWayUp = own?.download !== undefined || streaming !== null
  const data = [
    ...(faq ? [faqData(faq.groups.flatMap(({ entries }) => entries))] : []),
    ...plansShown(plans, own).map((plan) =>
      scriptData(planData(plan, `${order}${first}?s=${plan.sku}`, picture)),
    ),
    ...(hasWayUp ? [scriptData(breadcrumbData(title, `${origin}/`, url))] : []),
  ]
  return data.map((text) => `<script type="application/ld+json">${text}</script>`).join('')
}

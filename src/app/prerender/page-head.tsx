/** Renders the head of prerendered pages, and the structured data of marketing pages. */
import { renderToStaticMarkup } from 'react-dom/server'
import type { BannerScene, Landing } from '../../campaigns/landing-types.ts'
import { brand } from '../../content/brand.ts'
import { sharePictures, shareSize } from '../../content/landing/share-pictures.ts'
import type { PageCampaign } from '../../campaigns/types.ts'
import { streamingPages } from '../../content/landing/streaming-pages.ts'
import { canonicalLanding, type AddressLanding } from '../../content/site/start-page-variants.ts'
import type { Plan } from '../../contract/plan.ts'
import type { Streaming } from '../../funnel/streaming-toggles.ts'
import { scriptData } from '../../lib/json-for-script-element.ts'
import { breadcrumbData, planData, plansShown } from '../../pages/landing/plan-structured-data.ts'
import { faqData, type FaqGroup } from '../../pages/landing/faq-entries.ts'

export interface PageHead {
  readonly title: string
  readonly description: string
  /** Canonical path. */
  readonly path: string
  /** Selects the picture shown with shared links. */
  readonly scene: BannerScene
  /** Scheme and host of the site. '' if unknown; addresses are then relative. */
  readonly origin?: string
}

/** Path of the picture shown with shared links. */
const sharePicture = (scene: BannerScene): string => `/og/${scene}.jpg`

/** Renders a page's own tags in the head: title, description, canonical URL and previews of shared links. */
export function pageHead({ title, description, path, scene, origin = '' }: PageHead): string {
  const url = origin + path
  const shared = {
    'og:site_name': brand.name,
    'og:type': 'website',
    'og:locale': 'pt_BR',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': origin + sharePicture(scene),
    'og:image:type': 'image/jpeg',
    'og:image:width': String(shareSize.width),
    'og:image:height': String(shareSize.height),
    'og:image:alt': sharePictures[scene].alt,
  }
  return renderToStaticMarkup(
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {Object.entries(shared).map(([name, content]) => (
        <meta key={name} property={name} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>,
  )
}

interface LandingHeadOptions {
  /** Path of the page, without the campaign's prefix. */
  readonly address: string
  readonly campaign: PageCampaign
  readonly landing: Landing
  /** What differs at this path, if anything. */
  readonly own: AddressLanding | undefined
  readonly streaming: Streaming | null
  readonly plans: readonly Plan[]
  readonly faq: { readonly groups: readonly FaqGroup[] } | null
  /** Path of the order's first page, without the prefix. */
  readonly first: string
  /** Scheme and host of the site. '' if unknown; addresses are then relative. */
  readonly origin: string
}

/**
 * Returns the title and description: those of the page's own path, of the streaming page, or of the campaign
 * (M2.75).
 */
function wordsOf({ campaign, landing, own, streaming }: LandingHeadOptions) {
  if (own) return own
  // under a mobile brand's prefix, the page has the campaign's own title
  if (streaming && streaming === campaign.prefix) return streamingPages[streaming]
  return { title: campaign.title, description: landing.description }
}

/** Renders a marketing page's own tags in the head. */
export function landingHead(options: LandingHeadOptions): string {
  const { title, description } = wordsOf(options)
  const { address, campaign, landing, origin } = options
  const path = canonicalLanding(campaign.prefix, address)
  return pageHead({ title, description, path, scene: landing.banner.scene, origin })
}

/**
 * Renders a marketing page's structured data (JSON-LD) for search engines. It comes after the content, so
 * that it does not delay the content.
 */
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

/** Renders the head of server-rendered pages, and the structured data of landing pages. */
import { renderToStaticMarkup } from 'react-dom/server'
import type { Landing } from '../../campaigns/landing-types.ts'
import { brand, firstPhones } from '../../content/brand-and-phones.ts'
import { planPicture, type AddressOfPicture } from '../../content/landing/choose-offer-share-picture.ts'
import { sharePictures, shareSize, type SharePictureName } from '../../content/landing/share-pictures.ts'
import { planLinkPreview } from '../../content/plan-link-preview.ts'
import type { PageCampaign } from '../../campaigns/campaign-types.ts'
import type { Seller } from '../../content/seller-company-line.ts'
import { type AlternativeStartPage } from '../../content/site/alternative-start-pages.ts'
import { canonicalLandingPath } from '../../site/indexable-paths.ts'
import type { Plan, Streaming } from '../../contract/plan.ts'
import { jsonForScript } from '../../lib/html.ts'
import { plansOnPage } from '../../pages/landing/blocks/PlanSection.tsx'
import type { HeroOffer } from '../../pages/landing/hero/choose-hero-offer.ts'
import {
  breadcrumbData,
  organizationData,
  planData,
  siteData,
} from '../../pages/landing/build-structured-data.ts'
import { faqData, type FaqGroup } from '../../pages/landing/select-faq-entries.ts'
import { pageWords, tabTitle, titleAndDescription } from './landing-title-and-description.ts'

export interface PageHead {
  readonly title: string
  readonly description: string
  /** Canonical path. */
  readonly path: string
  /** Selects the picture shown with shared links. */
  readonly scene: SharePictureName
  /** Another picture instead of the scene's. */
  readonly picture?: SharePicture | undefined
  /** Scheme and host of the site. '' if unknown; addresses are then relative. */
  readonly origin?: string
}

/** A picture shown with shared links: its path and what it shows. */
interface SharePicture {
  readonly path: string
  readonly alt: string
}

const sharePicture = (scene: SharePictureName): SharePicture => ({
  path: `/og/${scene}.jpg`,
  alt: sharePictures[scene].alt,
})

/** Renders a page's own tags in the head: title, description, canonical URL and previews of shared links. */
export function pageHead({ title, description, path, scene, picture, origin = '' }: PageHead): string {
  const url = origin + path
  const shown = picture ?? sharePicture(scene)
  const shared = {
    'og:site_name': brand.name,
    'og:type': 'website',
    'og:locale': 'pt_BR',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': origin + shown.path,
    'og:image:type': 'image/jpeg',
    'og:image:width': String(shareSize.width),
    'og:image:height': String(shareSize.height),
    'og:image:alt': shown.alt,
  }
  return renderToStaticMarkup(
    <>
      <title>{tabTitle(title)}</title>
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
  /** The campaign of which this one is a variant; null for most. */
  readonly variantOf: string | null
  readonly landing: Landing
  /** What differs at this path, if anything. */
  readonly own: AlternativeStartPage | undefined
  readonly streaming: Streaming | null
  readonly plans: readonly Plan[]
  /** The offer at the top of the page. */
  readonly offer: HeroOffer | null
  readonly faq: { readonly groups: readonly FaqGroup[] } | null
  /** Path of the order's first page, without the prefix. */
  readonly first: string
  /** Scheme and host of the site. '' if unknown; addresses are then relative. */
  readonly origin: string
  /** Who sells; null if unknown. */
  readonly company: Seller | null
  /** The last day of the prices, as yyyy-mm-dd; null if unknown. */
  readonly pricesUntil: string | null
  readonly addressOfPicture: AddressOfPicture
}

/** Returns the picture of the page's offer: under the campaign's heading, or alone on a page about one speed. */
function pictureOf({ landing: { banner }, own, offer, addressOfPicture }: LandingHeadOptions): SharePicture {
  const { heading, scene } = banner
  if (!offer) return sharePicture(scene)
  const { plan: name, price_with_dacc: withDebit, price: withoutDebit, state } = offer.plan
  const shown = { name, withDebit, withoutDebit, state }
  const [picture, alt] = own?.download
    ? [planPicture(shown), planLinkPreview.alt(shown)]
    : [{ scene, heading, name, withDebit, state }, planLinkPreview.campaignAlt(heading, shown)]
  return { path: addressOfPicture(picture), alt }
}

/** Renders a landing page's own tags in the head. */
export function landingHead(options: LandingHeadOptions): string {
  const { title, description } = titleAndDescription(options)
  const { address, campaign, variantOf, landing, origin } = options
  const path = canonicalLandingPath({ prefix: campaign.prefix, variantOf }, address)
  return pageHead({
    title,
    description,
    path,
    scene: landing.banner.scene,
    picture: pictureOf(options),
    origin,
  })
}

/**
 * Renders a landing page's structured data (JSON-LD) for search engines. It comes after the content, so
 * that it does not delay the content.
 */
export function landingData(options: LandingHeadOptions): string {
  const { address, campaign, own, streaming, plans, faq, first, origin } = options
  const { company, pricesUntil, variantOf } = options
  const { title } = pageWords(options)
  const url = origin + canonicalLandingPath({ prefix: campaign.prefix, variantOf }, address)
  const order = origin + (campaign.prefix && `/${campaign.prefix}`)
  const picture = origin + pictureOf(options).path
  const hasWayUp = own?.download !== undefined || streaming !== null
  const isStart = campaign.prefix === '' && address === '/'
  const data = [
    ...(isStart
      ? [
          jsonForScript(siteData(`${origin}/`)),
          jsonForScript(organizationData(`${origin}/`, company, campaign.phones ?? firstPhones)),
        ]
      : []),
    ...(faq ? [faqData(faq.groups.flatMap(({ entries }) => entries))] : []),
    ...plansOnPage(plans, own, campaign.prefix).map((plan) =>
      jsonForScript(planData(plan, { url: `${order}${first}?s=${plan.sku}`, image: picture, pricesUntil })),
    ),
    ...(hasWayUp ? [jsonForScript(breadcrumbData(title, `${origin}/`, url))] : []),
  ]
  return data.map((text) => `<script type="application/ld+json">${text}</script>`).join('')
}

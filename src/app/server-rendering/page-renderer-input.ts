/**
 * The page renderer's input: the HTML templates of the build, and the data of a page, which can be passed to the
 * rendering thread.
 */
import type { BannerSceneName, Landing } from '../../campaigns/landing-types.ts'
import type { CampaignBonus, PageCampaign } from '../../campaigns/campaign-types.ts'
import type { ExternalLinks } from '../../content/landing/external-links.ts'
import type { TextsFromEdition } from '../../content/landing/editable-texts.ts'
import type { Seller } from '../../content/seller-company-line.ts'
import type { Benefit } from '../../contract/banks-regulations-and-plan-lists.ts'
import type { Plan } from '../../contract/plan.ts'

/** The templates of a build. Each has the scripts and styles of its pages, and places for everything else. */
export interface PageTemplates {
  /** The empty page (shell), whose content its script draws. */
  readonly shell: string
  readonly marketing: string
  /** The templates of all other pages by the code that these need at once (`templateKey`). */
  readonly pages: Readonly<Record<string, string>>
  /** The style sheet of each campaign theme, which is needed before the first paint. */
  readonly themes: Readonly<Record<string, string>>
}

/** Returns the key of the template of pages that need these source files at once. */
export const templateKey = (modules: readonly string[]): string => modules.join(' ')

/** Where a page's calls go. */
export interface BackendSettings {
  /** The base URL of another server; '' if they go to the one that sends the page. */
  readonly url: string
  /** Base URLs that a browser's storage may name instead. */
  readonly hosts: readonly string[]
  /** Whether another server takes an order without an e-mail address. */
  readonly takesNoEmail: boolean
}

/** Settings of the operator that are known only at run time. */
export interface OperatorSettings {
  /** Scheme and host of the site. */
  readonly origin?: string
  /** URLs of third-party pages. */
  readonly links?: ExternalLinks
  readonly company?: Seller | null
  /** The last day of the prices, as yyyy-mm-dd. */
  readonly pricesUntil?: string | null
  /** Where the page's calls go: to another server by default, or if a browser's storage names one. */
  readonly backend?: { readonly url: string; readonly hosts: readonly string[] }
}

/** Settings from which every page is rendered. */
export interface PageSettings {
  /** How a bill arrives and may be paid; '' if it is not configured. */
  readonly payment: string
  /** The address to which the chat sends what it has not read; '' if the operator has no language model. */
  readonly messageModel: string
  readonly backend: BackendSettings
  /** Signs the addresses of pictures of shared links; null for pages whose pictures say no price. No page contains it. */
  readonly pictureKey: string | null
}

/** The data of a campaign that all its pages contain. */
export interface CampaignOfPage {
  readonly campaign: PageCampaign
  readonly robots: 'noindex' | null
}

export interface PageName {
  /** Prefix of the campaign; '' for none. */
  readonly prefix: string
  /** Name of the page (src/site/prerendered-pages.ts); null for the empty page (shell). */
  readonly document: string | null
}

/** Data of a landing page, besides its campaign's settings. */
export interface MarketingData {
  readonly landing: Landing
  /** The campaign's plans, as served at `/json/{file}`. */
  readonly plans: readonly Plan[]
  /** Every plan that is sold. */
  readonly catalogue: readonly Plan[]
  readonly general: readonly Plan[]
  /** Every benefit of the catalogue. */
  readonly benefits: readonly Benefit[]
  /** Prefix of the campaign of which this one is a variant; null for most. */
  readonly variantOf: string | null
  /** The brand bonus that a mobile number may earn; null if there is none. */
  readonly bonus: CampaignBonus | null
  /** The prefixes of campaigns to which landing pages link. */
  readonly prefixes: readonly string[]
  /** What all landing pages say. */
  readonly words: TextsFromEdition
}

export interface RenderInput extends CampaignOfPage {
  readonly document: string | null
  /** The data of a landing page; null for all others. */
  readonly marketing: MarketingData | null
  /** Canonical path of a page that is not a landing page. */
  readonly canonical: string
  /** Where the chat sends new visitors if its campaign has not begun or has ended; null for all other pages. */
  readonly newVisitorsTo: string | null
  /** Selects the picture shown with shared links. */
  readonly scene: BannerSceneName
  readonly site: OperatorSettings & PageSettings
}

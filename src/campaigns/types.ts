import type { JourneyId } from '../funnel/types.ts'

/** Flags sent with the lead (F§3), by wire name. Flags not listed are not sent. */
export type CampaignFlags = Partial<
  Record<'collaborator' | 'regionOffer' | 'premium' | 'rs' | 'from_livelo' | 'premium_special_offer', true>
>

/** Which telephone lines the footer shows (F§1, D43). */
export interface CampaignFooter {
  readonly sales: boolean
  readonly support: boolean
}

/** A separate theme: `src/campaigns/<theme>/theme.css`, always dark (M§2). */
export type CampaignTheme = 'black-friday'

/** The brand whose bonus a mobile line earns; plan ids are configuration (D5). */
export type CampaignBonus = 'timcontrole' | 'timblack' | 'timpre'

/** The rules in a campaign's folder. Omitted fields are inherited in the order of `rulesOf`. */
export interface CampaignRules {
  /** Its name in calls to partners (F§4); defaults to its prefix. Never inherited. */
  readonly wire?: string
  /** The landing page's name as tracking knows it (F§1, D44). */
  readonly lpOrigin?: string
  /** Title of the landing page, without the brand (M§2). */
  readonly title?: string
  /** The journey that it opens (D4–D7, D9). */
  readonly journey?: JourneyId
  readonly flags?: CampaignFlags
  /** skus on offer at a covered address, in display order. */
  readonly checkout?: readonly string[]
  /**
   * Exclusion list (M§2, D60): the landing page shows every plan with `showOnLanding` except these. Without one it
   * shows the plans of `checkout` that have `showOnLanding`. Inherited together with `checkout`.
   */
  readonly excluded?: readonly string[]
  readonly footer?: Partial<CampaignFooter>
  /** Keeps its pages out of search engines. */
  readonly robots?: 'noindex'
  readonly theme?: CampaignTheme
  readonly bonus?: CampaignBonus
}

/** The rules of a prefix with all inherited fields resolved. */
export interface Campaign {
  /** Without slashes at its ends; '' for none. */
  readonly prefix: string
  readonly wire: string
  readonly lpOrigin: string
  readonly title: string
  readonly journey: JourneyId
  readonly flags: CampaignFlags
  readonly checkout: readonly string[]
  readonly excluded: readonly string[] | null
  readonly footer: CampaignFooter
  readonly robots: 'noindex' | null
  readonly theme: CampaignTheme | null
  readonly bonus: CampaignBonus | null
}

/** The subset that a page carries for the browser. */
export type PageCampaign = Pick<
  Campaign,
  'prefix' | 'wire' | 'lpOrigin' | 'title' | 'journey' | 'flags' | 'footer' | 'theme'
>

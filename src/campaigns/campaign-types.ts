/** Types of a campaign's settings. */

/** Flags that mark a campaign's orders in requests to the API. */
export type CampaignFlags = Partial<
  Record<
    | 'collaborator'
    | 'collaborator_special_offer'
    | 'regionOffer'
    | 'premium'
    | 'rs'
    | 'from_livelo'
    | 'premium_special_offer',
    true
  >
>

/** Which phone numbers the footer shows. */
export interface CampaignFooter {
  readonly sales: boolean
  readonly support: boolean
}

/** Phone numbers of an edition of the shop that differ from those of the first edition. */
export interface CampaignPhones {
  readonly sales: string
  readonly support: string
  readonly whatsapp: string
}

/** A campaign's own colour theme: `src/campaigns/<theme>/theme.css`. `insert-into-template.ts` makes it dark. */
export type CampaignTheme = 'black-friday'

/** The mobile plan whose customers may earn a bonus. The ids of the bonus plans are settings. */
export type CampaignBonus = 'timcontrole' | 'timblack' | 'timpre'

/** What a campaign says itself, besides its landing page. Omitted fields are inherited (`inheritance.ts`). */
export interface CampaignSettings {
  /** Name of the campaign in requests; by default its prefix. Never inherited. */
  readonly wire?: string
  /** Name of the landing page in tracking, `lp_origin`. */
  readonly lpOrigin?: string
  /** Title of the landing page, without the brand. */
  readonly title?: string
  /** The journey (sequence of order pages) that the campaign's links open. */
  readonly journey?: string
  readonly flags?: CampaignFlags
  /** Skus of the plans offered at a covered address, in display order. */
  readonly checkout?: readonly string[]
  /**
   * Skus of the plans that the landing page may show; those of `checkout` by default. Among these, it shows the plans
   * with `showOnLanding`. Inherited together with `checkout`.
   */
  readonly page?: readonly string[]
  readonly footer?: Partial<CampaignFooter>
  /** Keeps the campaign's pages out of search engines. */
  readonly robots?: 'noindex'
  readonly theme?: CampaignTheme
  /**
   * Prefix of the campaign, '' for the general one, of which this one is a variant for a test or a partner. Search
   * engines are sent to that page instead. Never inherited.
   */
  readonly variantOf?: string
  readonly bonus?: CampaignBonus
}

/** The complete settings of a campaign, including all inherited fields. */
export interface Campaign {
  /** Campaign prefix without leading or trailing slash; '' for none. */
  readonly prefix: string
  readonly wire: string
  readonly lpOrigin: string
  readonly title: string
  readonly journey: string
  readonly flags: CampaignFlags
  readonly checkout: readonly string[]
  readonly page: readonly string[] | null
  /** State whose regional prices the campaign offers, two letters. */
  readonly state: string | null
  readonly footer: CampaignFooter
  /** The phone numbers that are shown; by default those of the first edition. */
  readonly phones?: CampaignPhones
  readonly robots: 'noindex' | null
  readonly theme: CampaignTheme | null
  readonly variantOf: string | null
  readonly bonus: CampaignBonus | null
  /** Last segments of the campaigns below this one, such as 'timpre'; absent for none. */
  readonly below?: readonly string[]
  /** Whether the campaign has not begun yet or has ended (src/edition/edition-schema.ts). */
  readonly isOff: boolean
  /** The text that the campaign's addresses show after its end; null before that, or if they redirect to `/`. */
  readonly afterEnd: string | null
}

/** The campaign settings that the browser needs; each page contains them. */
export const PAGE_SETTINGS = [
  'prefix',
  'wire',
  'lpOrigin',
  'title',
  'journey',
  'flags',
  'state',
  'footer',
  'phones',
  'theme',
  'below',
] as const satisfies readonly (keyof Campaign)[]

export type PageCampaign = Pick<Campaign, (typeof PAGE_SETTINGS)[number]> & {
  /** Sku of the plan whose price is at the top of the landing page (`Landing.offer`); only on pages of the site. */
  readonly advertised?: string
  /** The line that says who sells, if the operator has configured it. */
  readonly seller?: string
  /** The operator's page for self-service, if an edition or a setting names it. */
  readonly supportPage?: string
}

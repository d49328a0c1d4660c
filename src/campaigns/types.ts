/** The way through the order that a campaign opens (D4–D7, D9). */
export type CampaignJourney =
  'standard' | 'b' | 'mobile' | 'b-mobile' | 'collaborator' | 'compact' | 'migration'

/** Marks that travel with the lead (F§3), by their wire names. What is not named is not sent. */
export type CampaignFlags = Partial<
  Record<'collaborator' | 'regionOffer' | 'premium' | 'rs' | 'from_livelo' | 'premium_special_offer', true>
>

/** Which telephone lines the footer shows (F§1, D43). */
export interface CampaignFooter {
  readonly sales: boolean
  readonly support: boolean
}

/** A look of its own: `src/ui/<theme>.css`, always dark (M§2). */
export type CampaignTheme = 'black-friday'

/** Whose bonus a mobile line brings; the plan ids are configuration (D5). */
export type CampaignBonus = 'timcontrole' | 'timblack' | 'timpre'

/** What the folder of a campaign says. What it leaves out comes from where `rulesOf` looks next. */
export interface CampaignRules {
  /** Its name in calls that leave towards partners (F§4); its prefix when left out. Never inherited. */
  readonly wire?: string
  /** The landing page's name as tracking knows it (F§1, D44). */
  readonly lpOrigin?: string
  /** Title of the landing page, without the brand (M§2). */
  readonly title?: string
  readonly journey?: CampaignJourney
  readonly flags?: CampaignFlags
  /** skus on offer at a covered address, in their order. */
  readonly checkout?: readonly string[]
  /**
   * An exclusion list (M§2, D60): the landing page shows every plan with `showOnLanding` but these. Without one it
   * shows the plans of `checkout` that have `showOnLanding`. Counts together with `checkout`.
   */
  readonly excluded?: readonly string[]
  readonly footer?: Partial<CampaignFooter>
  /** Search engines shall not list its pages (M§2). */
  readonly robots?: 'noindex'
  readonly theme?: CampaignTheme
  readonly bonus?: CampaignBonus
}

/** The rules of a prefix once everything that is left out has been filled in. */
export interface Campaign {
  /** Without slashes at its ends; '' for none. */
  readonly prefix: string
  readonly wire: string
  readonly lpOrigin: string
  readonly title: string
  readonly journey: CampaignJourney
  readonly flags: CampaignFlags
  readonly checkout: readonly string[]
  readonly excluded: readonly string[] | null
  readonly footer: CampaignFooter
  readonly robots: 'noindex' | null
  readonly theme: CampaignTheme | null
  readonly bonus: CampaignBonus | null
}

/** What of it a page carries for the browser. */
export type PageCampaign = Pick<
  Campaign,
  'prefix' | 'wire' | 'lpOrigin' | 'title' | 'journey' | 'flags' | 'footer' | 'theme'
>

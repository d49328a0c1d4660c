/** Types of the landing pages of campaigns. */
import type { Streaming } from '../contract/plan.ts'

/** Names of the drawings that a banner can show. */
export const bannerScenes = [
  'street',
  'city',
  'mobile',
  'points',
  'black-friday',
  'globoplay',
  'hbo-max',
  'paramount',
  'staff',
] as const
export type BannerSceneName = (typeof bannerScenes)[number]

/** Blocks that a landing page may show below its banner. */
export const landingBlocks = [
  'plans',
  'comparison',
  'minicards',
  'news',
  'fibre',
  'business',
  'gamer',
  'streaming',
  'coverage-call',
  'apps',
  'rewards',
  'identity',
  'more',
  'staff-notice',
  'faq',
] as const
export type LandingBlock = (typeof landingBlocks)[number]

/**
 * The campaign prefix that selects a special FAQ and layout, called `addonSelComp` in the specification; '' if the
 * campaign has none.
 */
export type ComponentPrefix = 'paramount' | 'hbo-max' | 'oferta-colaborador' | 'black-friday' | 'livelo' | ''

/** How plans are listed: one card per plan, one card per group of plans, or groups behind tabs. */
export type PlanListMode = 'all' | 'group' | 'tabs'

/** How plan cards look on a landing page. The texts are in `src/content/landing/plan-cards.ts`. */
export interface CardStyle {
  /** Order buttons: 'Contratar agora' and 'via Whatsapp', or 'Contratar online' and 'por Whatsapp'. */
  readonly variant: 'new' | 'old'
  /** Button at the foot of a card: 'Conferir benefícios', 'Serviços Inclusos' or 'Conteúdo online'. */
  readonly foot: 'benefits' | 'services' | 'content'
  /** Whether a card alternates between two badges or shows only the first one. */
  readonly badge: 'alternating' | 'still'
}

/** The banner at the top of a landing page. */
export interface Banner {
  readonly heading: string
  readonly text: string
  readonly scene: BannerSceneName
}

/**
 * The content of a campaign's landing page. Title, robots and theme are among its settings, because the order pages need
 * them too.
 */
export interface Landing {
  readonly banner: Banner
  /** Description for search engines and shared links. */
  readonly description: string
  /**
   * Sku of the plan whose price is at the top of the page. If the campaign does not show it, its cheapest plan
   * is there.
   */
  readonly offer: string
  /**
   * What is special about an order from this page, if the offer alone does not distinguish it from other campaigns;
   * null for nothing. It is shown with the offer.
   */
  readonly special: string | null
  /** Blocks of the page, in order. */
  readonly blocks: readonly LandingBlock[]
  readonly list: PlanListMode
  /** The streaming service whose plan card comes first, whatever the price; null for none. */
  readonly leads: Streaming | null
  readonly card: CardStyle
  readonly component: ComponentPrefix
  /** Text of the block that invites visitors to check coverage; null leaves the block out. */
  readonly coverageCall: 'check' | 'doubt' | null
  /** Whether the consent box of the coverage form is checked at first. */
  readonly consentChecked: boolean
  /** Whether the page loads the affiliate script with the parameter `url_product`. */
  readonly hasAffiliate: boolean
}

/**
 * What a campaign says itself about its landing page. Omitted fields are inherited, including those of `banner` and `card`.
 */
export type CampaignLanding = Partial<Omit<Landing, 'banner' | 'card'>> & {
  readonly banner?: Partial<Banner>
  readonly card?: Partial<CardStyle>
}

import type { Streaming } from '../funnel/streaming-toggles.ts'

/** Names of the drawings that a banner can show. */
export type BannerScene =
  | 'street'
  | 'city'
  | 'mobile'
  | 'points'
  | 'black-friday'
  | 'globoplay'
  | 'hbo-max'
  | 'paramount'
  | 'staff'

/** Blocks that may follow the banner. */
export type LandingBlock =
  | 'plans'
  | 'comparison'
  | 'minicards'
  | 'news'
  | 'fibre'
  | 'business'
  | 'gamer'
  | 'streaming'
  | 'coverage-call'
  | 'apps'
  | 'rewards'
  | 'identity'
  | 'staff-notice'
  | 'faq'

/** The prefix on which the FAQ and the layout depend, `addonSelComp` in the specification (M2.40); '' for most. */
export type ComponentPrefix = 'paramount' | 'hbo-max' | 'oferta-colaborador' | 'black-friday' | 'livelo' | ''

/** How plans are listed: one card per plan, one card per group of plans, or groups behind tabs (M2.59). */
export type PlanListMode = 'all' | 'group' | 'tabs'

/** Variants of a plan card (M2.60). Their texts are in `src/content/landing/plan-cards.ts`. */
export interface CardStyle {
  /** 'Contratar agora' and 'via Whatsapp', or 'Contratar online' and 'por Whatsapp'. */
  readonly variant: 'new' | 'old'
  /** 'Conferir benefícios', 'Serviços Inclusos' or 'Conteúdo online'. */
  readonly foot: 'benefits' | 'services' | 'content'
  /** Whether two badges alternate or only the first one is shown (M4.4). */
  readonly badge: 'alternating' | 'still'
}

/** The banner at the top of a landing page. */
export interface Banner {
  readonly heading: string
  readonly text: string
  readonly scene: BannerScene
}

/**
 * A campaign's landing page, defined by the `landing.ts` of its folder. Title, robots and theme are in `rules.ts`,
 * because the pages of an order need them too.
 */
export interface Landing {
  readonly banner: Banner
  /** Description for search engines and shared links. */
  readonly description: string
  /** Blocks of the page, in order. */
  readonly blocks: readonly LandingBlock[]
  readonly list: PlanListMode
  /** The streaming service whose card comes first, whatever its price (D59); null for none. */
  readonly leads: Streaming | null
  readonly card: CardStyle
  readonly component: ComponentPrefix
  /** Text of the block that invites visitors to check coverage (M2.57); null leaves the block out. */
  readonly coverageCall: 'check' | 'doubt' | null
  /** Whether the page loads the affiliate script with the parameter `url_product` (M2.74). */
  readonly hasAffiliate: boolean
}

/** The `landing.ts` of a folder. Omitted fields are inherited, including those of `banner` and `card`. */
export type CampaignLanding = Partial<Omit<Landing, 'banner' | 'card'>> & {
  readonly banner?: Partial<Banner>
  readonly card?: Partial<CardStyle>
}

import type { Streaming } from '../funnel/streaming-toggles.ts'

/** The drawing of a banner. */
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

/** What follows the banner, which contains the coverage form. */
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

/** The prefix that parts of the page see (`addonSelComp`): FAQ and layout follow it (M2.40). */
export type ComponentPrefix = 'paramount' | 'hbo-max' | 'oferta-colaborador' | 'black-friday' | 'livelo' | ''

/** One card per plan, one per group of plans, or groups behind tabs (M2.59). */
export type PlanListMode = 'all' | 'group' | 'tabs'

/** Plan cards (M2.60); their texts by these names are in `src/content/landing/plan-cards.ts`. */
export interface CardStyle {
  /** 'Contratar agora' and 'via Whatsapp', or 'Contratar online' and 'por Whatsapp'. */
  readonly variant: 'new' | 'old'
  /** 'Conferir benefícios', 'Serviços Inclusos' or 'Conteúdo online'. */
  readonly foot: 'benefits' | 'services' | 'content'
  /** Two badges in turn, or the first alone (M4.4). */
  readonly badge: 'alternating' | 'still'
}

export interface Banner {
  readonly heading: string
  readonly text: string
  readonly scene: BannerScene
}

/**
 * A campaign's landing page, from the `landing.ts` of its folder. Its title, robots and theme are in `rules.ts`, since
 * the order's pages need them too.
 */
export interface Landing {
  readonly banner: Banner
  /** For search engines and shared links. */
  readonly description: string
  /** What the page shows, in its order. */
  readonly blocks: readonly LandingBlock[]
  readonly list: PlanListMode
  /** The service whose card comes before all others, whatever it costs (D59); null for none. */
  readonly leads: Streaming | null
  readonly card: CardStyle
  readonly component: ComponentPrefix
  /** Which text calls for a coverage check (M2.57); null for none. */
  readonly coverageCall: 'check' | 'doubt' | null
  /** Loads the affiliate script, with the parameter `url_product` (M2.74). */
  readonly hasAffiliate: boolean
}

/** What a folder states: only what differs. Omitted fields, also of banner and card, are inherited. */
export type CampaignLanding = Partial<Omit<Landing, 'banner' | 'card'>> & {
  readonly banner?: Partial<Banner>
  readonly card?: Partial<CardStyle>
}

/** Schema of a plan, as every API call returns it. Prices are in reais per month, speeds in Mbps. */
import * as z from 'zod/mini'

const PlanBenefit = z.object({ slug: z.string(), benefit: z.string() })

export const Plan = z.object({
  id: z.string(),
  sku: z.string(),
  plan: z.string(),
  description: z.string(),
  /** `price_full` minus `price_with_dacc`. */
  discount: z.number(),
  /** List price, which is paid after the promotion. */
  price_full: z.number(),
  /** Price without direct debit. */
  price: z.number(),
  /** Price with direct debit. */
  price_with_dacc: z.number(),
  plan_download: z.number(),
  plan_upload: z.number(),
  installationSchedule: z.boolean(),
  plan_type: z.nullable(z.enum(['refidel', 'migration'])),
  subscriptions: z.array(z.string()),
  benefits: z.array(PlanBenefit),
  regulations: z.string(),
  showOnLanding: z.boolean(),
  addonBonus: z.array(z.object({ addon_description: z.string() })),
  livelo_dacc_points: z.nullable(z.number()),
  whatsApps: z.array(z.object({ origin_domain: z.string(), complete_link: z.string() })),
  /**
   * Sku of the plan that the visitor's link names, if this one is sold in its place because it offers at least as much
   * for no more money (docs/decisions/0057).
   */
  insteadOf: z.optional(z.string()),
  /**
   * Set if the operator has given a plan without streaming the loyalty period of 12 months
   * (src/lib/has-loyalty-period.ts).
   */
  loyaltyPeriod: z.optional(z.boolean()),
  /** Set if only a company, with its CNPJ, may order the plan. */
  companyOnly: z.optional(z.boolean()),
  /** The only state in which a plan with a regional price is sold, two letters (docs/decisions/0057). */
  state: z.optional(z.string()),
  /** Advertised speed in Mega; it may include a bonus. */
  speed: z.optional(z.number()),
  /** Short text that highlights the plan on its card. */
  badge: z.optional(z.string()),
  /** Streaming service whose toggle shows this plan on a card with several plans. */
  toggle: z.optional(z.enum(['globoplay', 'hbo-max', 'paramount'])),
  /** Set if a card with this plan always has one streaming toggle on. */
  keepsStreaming: z.optional(z.boolean()),
  /** The plan's place among the landing page's cards for bundles with streaming. */
  bundle: z.optional(z.number()),
  /** The landing page's offer on wide screens that leads to this plan. */
  showcase: z.optional(z.enum(['business', 'gamer'])),
  /** Set if the comparison of plans begins with this one. */
  comparedFirst: z.optional(z.boolean()),
})
export type Plan = z.infer<typeof Plan>

/** A streaming service that has a toggle on the plan cards. */
export type Streaming = NonNullable<Plan['toggle']>

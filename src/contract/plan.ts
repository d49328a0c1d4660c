/** Schema of a plan. */
import * as z from 'zod/mini'

/** A benefit that comes with a plan. */
const PlanBenefit = z.object({ slug: z.string(), benefit: z.string() })

/**
 * A plan as every call returns it. Prices are in reais per month. `price_full` is the list price, which is paid after
 * the promotion. `price` is the price without direct debit, `price_with_dacc` the price with it. `discount` is how much
 * direct debit reduces `price_full`. Speeds are in Mbps. `insteadOf` is the sku that the visitor's link names, if this
 * plan is the same at a lower price and sold in its place (docs/decisions/0057). `loyaltyPeriod` is set if the operator
 * has given a plan without streaming the loyalty period of 12 months (src/lib/has-loyalty-period.ts), `companyOnly` if
 * only a company, with its CNPJ, may order the plan. `state` is the only state in which a plan with a regional price is
 * sold, two letters (docs/decisions/0057). `speed` is the advertised speed in Mega, with a bonus, `badge` what a card
 * says of the plan. Of a card with several plans, `toggle` is the streaming service whose toggle shows this one, and
 * `keepsStreaming` says that one toggle is always on. `bundle` is the plan's place among the bundles with streaming,
 * `showcase` the offer of wide screens that names it. A comparison begins with the plan that is `comparedFirst`.
 */
export const Plan = z.object({
  id: z.string(),
  sku: z.string(),
  plan: z.string(),
  description: z.string(),
  discount: z.number(),
  price_full: z.number(),
  price: z.number(),
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
  insteadOf: z.optional(z.string()),
  loyaltyPeriod: z.optional(z.boolean()),
  companyOnly: z.optional(z.boolean()),
  state: z.optional(z.string()),
  speed: z.optional(z.number()),
  badge: z.optional(z.string()),
  toggle: z.optional(z.enum(['globoplay', 'hbo-max', 'paramount'])),
  keepsStreaming: z.optional(z.boolean()),
  bundle: z.optional(z.number()),
  showcase: z.optional(z.enum(['business', 'gamer'])),
  comparedFirst: z.optional(z.boolean()),
})
export type Plan = z.infer<typeof Plan>

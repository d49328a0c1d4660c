/** Schemas of a plan and of the plan list of a campaign. */
import * as z from 'zod/mini'

/** A benefit that comes with a plan (M§3). */
const PlanBenefit = z.object({ slug: z.string(), benefit: z.string() })

/**
 * A plan as every call returns it (F§3, M§3). Prices are in reais a month: `price_full` is the list price, paid after
 * the promotion; `price` is without direct debit, `price_with_dacc` with it. Speeds are in Mbps. `discount` is the
 * reduction of `price_full` by direct debit, in reais a month.
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
})
export type Plan = z.infer<typeof Plan>

/** What the order pages read from GET /json/{file}: the plan list of a campaign, without the benefits. */
export const PlanList = z.object({ success: z.literal(true), plans: z.array(Plan) })
export type PlanList = z.infer<typeof PlanList>

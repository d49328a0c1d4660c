/** Fields of a plan that the browser reads from any reply. */
import * as z from 'zod/mini'
import {
  MoneyAmount,
  flagOr,
  Id,
  listOr,
  withDefault,
  orUndefined,
  orNull,
  type ReplyTable,
  schemaOf,
  textOr,
  TextOrNumber,
} from './reply-table-helpers.ts'

/** A benefit: its slug alone, or with a name. */
const Benefit = z.pipe(
  z.union([
    z.string(),
    z.object({ slug: z.string(), benefit: orUndefined(z.string()), name: orUndefined(z.string()) }),
  ]),
  z.transform((given) =>
    typeof given === 'string'
      ? { slug: given, benefit: given }
      : { slug: given.slug, benefit: given.benefit ?? given.name ?? given.slug },
  ),
)

/** A plan, wherever a reply holds one. A card is drawn from the required fields; the others add to it. */
export const planTable = {
  required: {
    id: Id,
    plan: z.string(),
    price: MoneyAmount,
    price_with_dacc: MoneyAmount,
    price_full: MoneyAmount,
    plan_download: MoneyAmount,
    plan_upload: MoneyAmount,
  },
  optional: {
    sku: withDefault(TextOrNumber, ''),
    discount: withDefault(MoneyAmount, 0),
    benefits: listOr(Benefit),
    /** Some servers send lists of documents, which the page of regulations shows anyway. */
    regulations: textOr(''),
    subscriptions: listOr(z.string()),
    installationSchedule: flagOr(false),
    plan_type: orNull(z.enum(['refidel', 'migration'])),
  },
  // how cards of landing pages show a plan is in those pages
  ours: {
    description: textOr(''),
    showOnLanding: flagOr(true),
    addonBonus: listOr(z.object({ addon_description: z.string() })),
    livelo_dacc_points: orNull(z.number()),
    whatsApps: listOr(z.object({ origin_domain: z.string(), complete_link: z.string() })),
    insteadOf: orUndefined(z.string()),
    loyaltyPeriod: orUndefined(z.boolean()),
    companyOnly: orUndefined(z.boolean()),
    state: orUndefined(z.string()),
    speed: orUndefined(z.number()),
  },
} as const satisfies ReplyTable

export const Plan = schemaOf(planTable)

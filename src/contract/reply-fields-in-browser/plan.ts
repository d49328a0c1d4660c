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
} from './define-reply-fields.ts'

const Named = z.object({ slug: z.string(), benefit: orUndefined(z.string()), name: orUndefined(z.string()) })

/** Names of benefits, for servers whose plans name them by their slugs alone (F3.3). */
const names: Readonly<Record<string, string>> = {
  MAX: 'HBO Max',
  'paramount-plus': 'Paramount+',
  'globo-play': 'Globoplay',
  'seguranca-digital': 'Segurança Digital',
  babbel: 'Babel',
  'aya-books': 'Audiobooks',
  'games-club': 'Games Club',
  looke: 'Looke',
  'aya-ensinah': 'Ensinah',
  'aya-bancah': 'Banca Virtual',
  deezer: 'Deezer',
  'band-sports': 'Band Sports',
  'band-news': 'Band News',
}

/** Returns the name of a benefit; of one that is not known a readable form of its slug: 'Disney Plus'. */
export const benefitName = (slug: string): string =>
  names[slug] ??
  slug
    .split(/[-_\s]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
    .trim()

/** A benefit: its slug alone, or with a name. A slug is never shown: some servers send it as the name too. */
const Benefit = z.pipe(
  z.union([
    z.pipe(
      z.string(),
      z.transform((slug) => ({ slug, benefit: slug, name: slug })),
    ),
    Named,
  ]),
  z.transform(({ slug, name = slug, benefit = name }) => ({
    slug,
    benefit: benefit === slug ? benefitName(slug) : benefit,
  })),
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

/** A plan includes what it subscribes to, although a server may not repeat that among the benefits. */
export const Plan = z.pipe(
  schemaOf(planTable),
  z.transform((plan) => {
    const missing = plan.subscriptions.filter((slug) => plan.benefits.every((each) => each.slug !== slug))
    const added = missing.map((slug) => ({ slug, benefit: benefitName(slug) }))
    return { ...plan, benefits: [...plan.benefits, ...added] }
  }),
)

/**
 * Schema of an edition, the document with everything that the shop's team can change without a release. Prices are in
 * reais per month; times are `2026-12-01T00:00` in São Paulo. Plans and benefits have the field names of the API
 * (src/contract/plan.ts).
 */
import * as z from 'zod/mini'
import { bannerScenes, landingBlocks } from '../campaigns/landing-types.ts'
import type { CampaignFlags } from '../campaigns/campaign-types.ts'
import { faqListIds } from '../content/landing/faq/faq-types.ts'
import { newsPictures } from '../content/landing/news.ts'
import { editableTextNames, editableTexts, type EditableTextName } from '../content/landing/editable-texts.ts'
import { externalLinkNames } from '../content/landing/external-links.ts'

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const sku = text(32)
const money = z.number().check(z.gt(0), z.lte(10_000))
const mega = z.number().check(z.int(), z.gte(0), z.lte(100_000))

/** A time in São Paulo: `2026-12-01T00:00`. */
const LocalTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/))

/** The states of Brazil, as two letters. */
export const BRAZILIAN_STATES: readonly string[] =
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ')

const STREAMING = ['globoplay', 'hbo-max', 'paramount'] as const

export const EditionPlan = z.object({
  id: text(64),
  sku,
  plan: text(40),
  description: text(80),
  /** List price, which is paid once the first 12 months are over. */
  price_full: money,
  /** Price without direct debit, in the first 12 months. */
  price: money,
  /** Price with direct debit ("dacc"), in the first 12 months: the advertised price. */
  price_with_dacc: money,
  plan_download: mega,
  plan_upload: mega,
  installationSchedule: z.boolean(),
  plan_type: z.nullable(z.enum(['refidel', 'migration'])),
  subscriptions: z.array(text(32)),
  /** Slugs of benefits. */
  benefits: z.array(text(32)),
  /** The legal text's group (server/db/seed/regulations.json). */
  regulations: text(32),
  showOnLanding: z.boolean(),
  addonBonus: z.array(z.object({ addon_description: text(120) })),
  livelo_dacc_points: z.nullable(z.number()),
  whatsApps: z.array(z.object({ origin_domain: text(64), complete_link: text(512) })),
  /** The advertised speed in Mega, if it differs from the download speed. */
  speed: z.optional(mega),
  /** What a card says of the plan. */
  badge: z.optional(text(32)),
  /** The streaming service whose toggle on a card shows the plan; by default that of a plan with this service alone. */
  toggle: z.optional(z.enum(STREAMING)),
  /** Whether a card with this plan always shows one with streaming. */
  keepsStreaming: z.optional(z.boolean()),
  /** The plan's place among the small cards for bundles with streaming; of several with one place a page shows one. */
  bundle: z.optional(z.number().check(z.int(), z.gte(1), z.lte(9))),
  /** The offer on wide screens that leads to the plan. */
  showcase: z.optional(z.enum(['business', 'gamer'])),
  /** Whether the comparison of plans begins with this one. */
  comparedFirst: z.optional(z.boolean()),
  loyaltyPeriod: z.optional(z.boolean()),
  companyOnly: z.optional(z.boolean()),
  /** The only state in which the plan is sold, two letters. */
  state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** Whether the plan is kept but not sold at the moment. */
  hidden: z.optional(z.boolean()),
  /** From when to when the plan is sold; always by default. */
  from: z.optional(LocalTime),
  until: z.optional(LocalTime),
})
export type EditionPlan = z.infer<typeof EditionPlan>

/** A service or an app that comes with plans. */
export const EditionBenefit = z.object({
  id: text(64),
  slug: text(32),
  name: text(40),
  description: text(160),
  imageLight: z.nullable(text(128)),
  imageDark: z.nullable(text(128)),
  /** Whether plans are sold with it or without, as with streaming; by default if a plan has it as a subscription. */
  streaming: z.optional(z.boolean()),
})
export type EditionBenefit = z.infer<typeof EditionBenefit>

const set = z.literal(true)

/** Each flag that a campaign may have. */
const FLAGS = {
  collaborator: set,
  collaborator_special_offer: set,
  regionOffer: set,
  premium: set,
  rs: set,
  from_livelo: set,
  premium_special_offer: set,
} satisfies Record<keyof CampaignFlags, typeof set>

const Flags = z.partial(z.object(FLAGS))

const Banner = z.object({ heading: text(48), text: text(160), scene: z.enum(bannerScenes) })

const Card = z.object({
  variant: z.enum(['new', 'old']),
  foot: z.enum(['benefits', 'services', 'content']),
  badge: z.enum(['alternating', 'still']),
})

const Landing = z.object({
  banner: Banner,
  description: text(160),
  /** Sku of the plan whose price is at the top of the page. */
  offer: sku,
  special: z.nullable(text(160)),
  blocks: z.array(z.enum(landingBlocks)),
  list: z.enum(['all', 'group', 'tabs']),
  leads: z.nullable(z.enum(STREAMING)),
  card: Card,
  component: z.enum(['paramount', 'hbo-max', 'oferta-colaborador', 'black-friday', 'livelo', '']),
  coverageCall: z.nullable(z.enum(['check', 'doubt'])),
  consentChecked: z.boolean(),
  hasAffiliate: z.boolean(),
})

/** Omitted fields are inherited. */
const EditionLanding = z.partial(z.extend(Landing, { banner: z.partial(Banner), card: z.partial(Card) }))

export const EditionCampaign = z.object({
  /** Name of the campaign in requests; its prefix by default. */
  wire: z.optional(text(64)),
  /** Name of the landing page in tracking. */
  lpOrigin: z.optional(text(48)),
  title: z.optional(text(60)),
  journey: z.optional(text(32)),
  flags: z.optional(Flags),
  /** Skus of the plans that the landing page shows; those of `checkout` by default. */
  page: z.optional(z.array(sku)),
  /** Skus of the plans that are sold at a covered address, in display order. */
  checkout: z.optional(z.array(sku)),
  footer: z.optional(z.partial(z.object({ sales: z.boolean(), support: z.boolean() }))),
  robots: z.optional(z.literal('noindex')),
  theme: z.optional(z.literal('black-friday')),
  variantOf: z.optional(z.string().check(z.maxLength(64))),
  bonus: z.optional(z.enum(['timcontrole', 'timblack', 'timpre'])),
  landing: z.optional(EditionLanding),
  /**
   * From when to when the campaign's addresses have its pages; always by default. They lead to `/` at other times, by
   * default.
   */
  from: z.optional(LocalTime),
  until: z.optional(LocalTime),
  /** What its addresses say after `until`, instead of leading to `/`. */
  afterEnd: z.optional(text(200)),
  /** Prefixes that it had before, which lead to its own until a time. */
  formerly: z.optional(z.array(z.object({ prefix: text(40), until: LocalTime })).check(z.maxLength(12))),
})
export type EditionCampaign = z.infer<typeof EditionCampaign>

/** The general campaign. All others inherit from it, so it must have every field. */
export const GeneralCampaign = z.extend(
  z.required(EditionCampaign, { lpOrigin: true, title: true, journey: true, checkout: true, footer: true }),
  { landing: Landing },
)

/** Target of a link: a path of this site without campaign prefix, an anchor on the page, or an https URL. */
const Href = z.string().check(z.maxLength(256), z.regex(/^(?:\/[\w\-./?=&#]*|#[\w-]+|https:\/\/\S+)$/))

/** Name in URLs and documents: lower-case letters, digits and hyphens. */
const slug = z.string().check(z.maxLength(48), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))

/**
 * A question and its answer. Each line is a paragraph or, after '- ', a list item; `{name}` stands for a figure of the
 * page.
 */
export const EditionQuestion = z.object({
  /** The question's address on the page: `#faq-<id>`. */
  id: slug,
  /** Heading above this question and the following ones with the same heading. */
  group: z.optional(text(60)),
  question: text(120),
  answer: z.array(text(400)).check(z.minLength(1), z.maxLength(12)),
  links: z.optional(
    z
      .array(z.object({ label: text(48), href: Href, name: z.optional(z.enum(externalLinkNames)) }))
      .check(z.maxLength(4)),
  ),
})
export type EditionQuestion = z.infer<typeof EditionQuestion>

/** A list of frequently asked questions. */
export const EditionFaq = z.object({
  title: text(80),
  questions: z.array(EditionQuestion).check(z.minLength(1), z.maxLength(60)),
})

/** A news item, with a text that opens on the page or a link. */
export const EditionNews = z.object({
  id: slug,
  title: text(60),
  description: text(120),
  picture: z.enum(newsPictures),
  /** Paragraphs; none for a link. */
  text: z.array(text(500)).check(z.maxLength(6)),
  /** Where the card leads if it has no text. */
  href: z.optional(Href),
  /** Whether a video may be shown with the text, and its id at the provider if `NEWS_VIDEOS` names none. */
  hasVideo: z.optional(z.boolean()),
  video: z.optional(text(64)),
  /** Whether the item is kept but not shown at the moment. */
  hidden: z.optional(z.boolean()),
  /** From when to when it is shown; always by default. */
  from: z.optional(LocalTime),
  until: z.optional(LocalTime),
})
export type EditionNews = z.infer<typeof EditionNews>

const Phone = z.string().check(z.regex(/^\+?\d[\d ]{1,18}\d$/))
/** The number in a WhatsApp link, with the country code of Brazil and an area code, or 800. */
const Whatsapp = z.string().check(z.regex(/^\+?55 ?[1-9](?: ?\d){9,10}$/))

export const EditionTexts = z.partial(
  z.object(
    Object.fromEntries(editableTextNames.map((name) => [name, text(editableTexts[name].most)])) as Record<
      EditableTextName,
      ReturnType<typeof text>
    >,
  ),
)

/** The operator's phone numbers. */
export const EditionFooter = z.object({ sales: Phone, support: Phone, whatsapp: z.optional(Whatsapp) })

/** An edition. The keys of `campaigns` are prefixes; '' is the general campaign, from which all others inherit. */
export const Edition = z.object({
  plans: z.array(EditionPlan),
  benefits: z.array(EditionBenefit),
  campaigns: z.record(z.string(), EditionCampaign),
  /** Texts of landing pages by their places (src/content/landing/editable-texts.ts). As in the following, the first edition's stand for those that are left out. */
  texts: z.optional(EditionTexts),
  /** Lists of frequently asked questions. */
  faq: z.optional(z.partialRecord(z.enum(faqListIds), EditionFaq)),
  /** News on landing pages, in their order. */
  news: z.optional(z.array(EditionNews).check(z.maxLength(24))),
  /** The operator's phone numbers, wherever they are shown. */
  footer: z.optional(EditionFooter),
  /** Lists of plans that belong to no campaign, such as those of regions of the coverage areas, by name. */
  lists: z.optional(z.record(text(64), z.object({ page: z.array(sku), checkout: z.array(sku) }))),
  /** Addresses of other sites, by name; those of the setting `OUTSIDE_LINKS` by default. */
  links: z.optional(
    z.partialRecord(
      z.enum(externalLinkNames),
      z.string().check(z.maxLength(256), z.regex(/^https:\/\/\S+$/)),
    ),
  ),
})
export type Edition = z.infer<typeof Edition>

/** Whether an edition's campaigns can be resolved: it has the general one, with all that others inherit from it. */
export const isInheritable = ({ campaigns }: Edition): boolean =>
  GeneralCampaign.safeParse(campaigns['']).success

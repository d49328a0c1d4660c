/**
 * Computes the content of an edition at an instant: campaigns with everything they inherit, landing pages, plans and
 * plan lists.
 */
import type { Landing } from '../campaigns/landing-types.ts'
import { makeCampaigns, type Campaigns } from '../campaigns/make-campaigns.ts'
import { withFigures } from './fill-landing-figures.ts'
import { resolveLanding } from '../campaigns/inheritance.ts'
import type { CampaignSettings } from '../campaigns/campaign-types.ts'
import { firstPhones, type Phones } from '../content/brand-and-phones.ts'
import type { Benefit } from '../contract/banks-regulations-and-plan-lists.ts'
import type { Plan } from '../contract/plan.ts'
import { instantOf } from '../lib/sao-paulo-time.ts'
import type { TextsFromEdition } from '../content/landing/editable-texts.ts'
import { withPlanName, withWhatsapp } from '../content/adapt-whatsapp-links-to-edition.ts'
import { isSameJson } from '../lib/is-same-json.ts'
import type { Edition, EditionCampaign, EditionNews, EditionPlan } from './edition-schema.ts'
import { firstEdition } from './first-edition.ts'

/** Two lists of skus: the plans of a landing page, and the plans for orders at a covered address. */
export type PlanLists = { addon: string; landing: string[]; checkout: string[] }

export type ResolvedEdition = {
  readonly campaigns: Campaigns
  readonly landingOf: (prefix: string) => Landing
  /** The plans that are sold, in the edition's order. */
  readonly plans: readonly Plan[]
  readonly benefits: readonly Benefit[]
  /** The plan lists of campaigns by prefix, `plans` for the general one, and the lists that belong to no campaign. */
  readonly offers: ReadonlyMap<string, PlanLists>
  readonly links: NonNullable<Edition['links']>
  readonly phones: Phones
  /** Further texts of landing pages. */
  readonly words: TextsFromEdition
}

/** The name of the general plan list, for visitors without a campaign. */
export const GENERAL_LIST = 'plans'

/** The list of the plans that no campaign and no region lists: they are sold to those whose link names them. */
export const LINK_LIST = 'links'

/** Returns the plan lists of a campaign; for '', those of the general campaign. */
export const listsOf = ({ offers }: Pick<ResolvedEdition, 'offers'>, prefix: string): PlanLists | undefined =>
  offers.get(prefix || GENERAL_LIST)

/** Returns the prefixes of the campaigns that list a plan. */
export const campaignsWith = (edition: ResolvedEdition, sku: string): string[] =>
  ['', ...edition.campaigns.prefixes].filter((prefix) => {
    const lists = listsOf(edition, prefix)
    return lists?.landing.includes(sku) || lists?.checkout.includes(sku)
  })

type Dated = { readonly from?: string; readonly until?: string }

/** Whether a plan or campaign is active at an instant, by its dates. */
export function isActiveAt({ from, until }: Dated, at: Date): boolean {
  const begin = from === undefined ? null : instantOf(from)
  const end = until === undefined ? null : instantOf(until)
  return (begin === null || begin <= at) && (end === null || at < end)
}

/** Returns the text that a campaign shows after its end; undefined before that. */
function afterEndOf({ until, afterEnd }: EditionCampaign, at: Date): string | undefined {
  const end = until === undefined ? null : instantOf(until)
  return end !== null && end <= at ? afterEnd : undefined
}

/** The instants at which a part of an edition begins or ends, in order. Cached, because every call for a lead needs them. */
const changes = new WeakMap<Edition, readonly number[]>()

function changesOf(edition: Edition): readonly number[] {
  const known = changes.get(edition)
  if (known) return known
  const { plans, campaigns, news = [] } = edition
  const former = Object.values(campaigns).flatMap(({ formerly = [] }) => formerly)
  const dates = [...plans, ...Object.values(campaigns), ...news, ...former].flatMap(
    ({ from, until }: Dated) =>
      [from, until].flatMap((date) => (date === undefined ? [] : (instantOf(date)?.getTime() ?? []))),
  )
  const found = [...new Set(dates)].toSorted((a, b) => a - b)
  changes.set(edition, found)
  return found
}

/**
 * Returns how many times, up to an instant, the dates of an edition have changed what is active. Within a phase nothing
 * changes.
 */
export const phaseOf = (edition: Edition, at: Date): number =>
  changesOf(edition).filter((change) => change <= at.getTime()).length

/** Returns the prefixes that campaigns had before, unless another campaign has one of them now. */
const formerPrefixes = (campaigns: Readonly<Record<string, EditionCampaign>>, at: Date) =>
  new Map(
    Object.entries(campaigns).flatMap(([to, { formerly = [] }]) =>
      formerly
        .filter(({ prefix }) => !Object.hasOwn(campaigns, prefix))
        .map(({ prefix, until }) => [prefix, { to, isLeading: isActiveAt({ until }, at) }] as const),
    ),
  )

export function resolveEdition(edition: Edition, at: Date): ResolvedEdition {
  const {
    campaigns: { '': general = {}, ...own },
    benefits,
  } = edition
  const phones = { ...firstPhones, ...edition.footer }
  const states = new Map(edition.plans.map(({ sku, state }) => [sku, state]))
  const campaigns = makeCampaigns(
    { ...settingsOf(own), default: settingsOfOne(general) },
    {
      stateOf: (sku) => states.get(sku),
      isOff: (prefix) => !isActiveAt(own[prefix] ?? {}, at),
      afterEndOf: (prefix) => afterEndOf(own[prefix] ?? {}, at),
      phones: isSameJson(phones, firstPhones) ? undefined : phones,
      former: formerPrefixes(own, at),
    },
  )
  const plans = edition.plans.filter((plan) => plan.hidden !== true && isActiveAt(plan, at))
  const names = new Map(benefits.map(({ slug, name }) => [slug, name]))
  const landings = Object.fromEntries(
    Object.entries(own).map(([prefix, { landing = {} }]) => [prefix, landing]),
  )
  const offers = withUnlisted(offersOf(edition, campaigns), plans)
  const plansOfList = (prefix: string) => {
    // like its texts, the plans of an unknown prefix are the general ones
    const { landing = [], checkout = [] } =
      listsOf({ offers }, Object.hasOwn(own, prefix) ? prefix : '') ?? {}
    return plans.filter(({ sku }) => landing.includes(sku) || checkout.includes(sku))
  }
  const landingOf = (prefix: string) =>
    withFigures(resolveLanding(prefix, general.landing as Landing, landings), plansOfList(prefix))
  // kept, because the checks and the sentences about changes read those of all campaigns several times
  const kept = new Map<string, ReturnType<typeof landingOf>>()
  return {
    campaigns,
    landingOf(prefix) {
      // visitors ask for any prefix
      if (!Object.hasOwn(own, prefix)) return landingOf(prefix)
      const landing = kept.get(prefix) ?? landingOf(prefix)
      kept.set(prefix, landing)
      return landing
    },
    plans: plans.map((plan) => toPlan(plan, names, phones)),
    benefits: benefits.map(({ name, streaming: _streaming, ...rest }) => ({ ...rest, benefit: name })),
    offers,
    links: edition.links ?? {},
    phones,
    words: wordsOf(edition, at),
  }
}

const wordsOf = ({ texts, faq, news = firstEdition.news }: Edition, at: Date): TextsFromEdition => ({
  texts: { ...firstEdition.texts, ...texts },
  faq: { ...firstEdition.faq, ...faq },
  news: news.map((item) => toCard(item, isActiveAt(item, at))),
})

const toCard = (
  { picture, text, href = '', hasVideo = false, video = '', hidden, ...item }: EditionNews,
  isActive: boolean,
) => ({
  ...item,
  imageName: picture,
  fullDescription: text,
  external: href.startsWith('https:'),
  linkNews: href,
  stream: hasVideo,
  streamLink: video,
  hasItem: hidden !== true && isActive,
  showModal: text.length > 0,
})

const settingsOfOne = ({
  landing: _landing,
  from: _from,
  until: _until,
  afterEnd: _afterEnd,
  formerly: _formerly,
  ...settings
}: EditionCampaign): CampaignSettings => settings

const settingsOf = (campaigns: Readonly<Record<string, EditionCampaign>>) =>
  Object.fromEntries(Object.entries(campaigns).map(([prefix, campaign]) => [prefix, settingsOfOne(campaign)]))

function offersOf(
  { lists = {} }: Edition,
  { prefixes, settingsOf: resolved }: Campaigns,
): Map<string, PlanLists> {
  const all = new Map<string, PlanLists>()
  for (const [addon, { page, checkout }] of Object.entries(lists))
    all.set(addon, { addon, landing: page, checkout })
  for (const prefix of ['', ...prefixes]) {
    const { page, checkout } = resolved(prefix)
    const addon = prefix || GENERAL_LIST
    all.set(addon, { addon, landing: [...(page ?? checkout)], checkout: [...checkout] })
  }
  return all
}

/** Adds the list of plans for new customers that stand in no other one, so that every plan that is sold stands in a list. */
function withUnlisted(offers: Map<string, PlanLists>, plans: readonly EditionPlan[]): Map<string, PlanLists> {
  const listed = new Set([...offers.values()].flatMap(({ landing, checkout }) => [...landing, ...checkout]))
  const others = plans.filter(({ sku, plan_type: type }) => type === null && !listed.has(sku))
  if (others.length > 0 && !offers.has(LINK_LIST))
    offers.set(LINK_LIST, { addon: LINK_LIST, landing: [], checkout: others.map(({ sku }) => sku) })
  return offers
}

/** Returns a plan as the API shows it. */
function toPlan(
  { from: _from, until: _until, hidden: _hidden, ...plan }: EditionPlan,
  benefitNames: ReadonlyMap<string, string>,
  phones: Phones,
): Plan {
  const { price_full, price_with_dacc } = plan
  return {
    ...plan,
    speed: plan.speed ?? plan.plan_download,
    whatsApps: plan.whatsApps.map((each) => ({
      ...each,
      complete_link: withWhatsapp(withPlanName(each.complete_link, plan.plan), phones),
    })),
    discount: Math.round((price_full - price_with_dacc) * 100) / 100,
    benefits: plan.benefits.map((slug) => ({ slug, benefit: benefitNames.get(slug) ?? slug })),
  }
}

/** Decides which plans are on offer: at an address, through a link, and on a campaign's landing page. */
import type { Campaigns } from '../../src/campaigns/make-campaigns.ts'
import type { LeadRequest } from '../../src/contract/new-lead.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { GENERAL_LIST } from '../../src/edition/edition-content-at-instant.ts'
import type { EditionCatalogue } from './catalogue-types.ts'
import { withWhatsapp } from '../../src/content/adapt-whatsapp-links-to-edition.ts'
import { faqListIds } from '../../src/content/landing/faq/faq-types.ts'
import { filledAnswer, type FaqPlan } from '../../src/content/landing/faq/fill-answer-placeholders.ts'
import type { CampaignFaq } from '../../src/contract/campaign-faq.ts'
import { cheapestOf } from '../../src/funnel/cheapest-plan.ts'

/** The parts of a request that determine, besides the address, which plans are on offer. */
export type PlanRequest = Pick<LeadRequest, 'sku' | 'collaborator' | 'regionOffer' | 'premium' | 'rs'> & {
  /** The prefix of a campaign, or its alias. */
  addon: string
}

/** The part of an edition's catalogue that determines which plans are on offer. */
type PlansOfEdition = Pick<EditionCatalogue, 'campaigns' | 'offers' | 'bySku' | 'plansOf'>

/** The list of the employee offer, whose plans cannot be ordered through a link with their sku. */
const COLLABORATORS = 'oferta-colaborador'

/** The part of an address's coverage that determines which plans are on offer there. */
export type PlanCoverage = {
  /** Plan list of the coverage area; 'none' if nothing is sold there, null if it has no separate list. */
  region: string | null
  /** State of the address, two letters; null if unknown. */
  state: string | null
}

/**
 * Returns the name of a campaign's plan list, or of the default list if it has none. Lists are named after campaign
 * prefixes; the list of a campaign that has ended sells nothing. The operator may add lists with other names.
 */
export function planListOf(campaigns: Campaigns, edition: PlansOfEdition, addon: string): string {
  const name = campaigns.prefixOf(addon) || addon
  return edition.offers.has(name) && !campaigns.settingsOf(name).isOff ? name : GENERAL_LIST
}

/**
 * Returns whether the employee offer (`collaborator`) is requested, by its flag or by a campaign that sets
 * it. It requires a code sent by e-mail.
 */
export const isForEmployees = (
  campaigns: Campaigns,
  asked: Pick<PlanRequest, 'addon' | 'collaborator'>,
): boolean =>
  asked.collaborator === true ||
  campaigns.settingsOf(campaigns.prefixOf(asked.addon)).flags.collaborator === true

/**
 * Returns the plans on offer at an address with coverage, in order. The employee offer, `premium` and `rs` each select
 * a list of their own. If there is no campaign, or the regional flag is set, the area's region selects the list. The
 * plan with the requested sku is added, unless it is on the list of the employee offer or is a plan for renewal or migration. Plans with
 * a regional price are sold only in their state. If fewer than two plans of a list remain, the default list is sold
 * (docs/decisions/0057). If the list already has an equivalent of the plan with the requested sku, or a plan that
 * offers less for the same price, only the better of the two is sold.
 */
export function plansFor(
  campaigns: Campaigns,
  edition: PlansOfEdition,
  { region, state }: PlanCoverage,
  asked: PlanRequest,
): Plan[] {
  if (region === 'none') return []
  const isRegional = asked.regionOffer === true || asked.addon === ''
  const listOfRegion = region === null ? null : regionalListOf(campaigns, edition, region)
  const ofArea = isRegional ? listOfRegion : null
  const ofFlags = listOfFlags(campaigns, asked)
  const list =
    ofFlags !== null && !campaigns.settingsOf(ofFlags).isOff
      ? ofFlags
      : (ofArea ?? planListOf(campaigns, edition, asked.addon))
  const all = skusOf(edition, list)
  const isSoldHere = (sku: string) => isSoldIn(state, edition.bySku.get(sku))
  const here = list === listOfRegion ? all : all.filter(isSoldHere)
  const skus =
    here.length < all.length && here.length < 2 ? skusOf(edition, GENERAL_LIST).filter(isSoldHere) : here
  const plans = plansOfSkus(edition, skus)
  const listed = edition.plansOf(plans.map(({ id }) => id))
  const linked = linkedPlan(edition, asked.sku, state)
  if (!linked || plans.includes(linked)) return listed
  if (plans.some((plan) => standsFor(plan, linked))) return markForLink(edition, listed, asked.sku, state)
  const worse = plans.find((plan) => standsFor(linked, plan))
  return worse ? plans.map((plan) => (plan === worse ? linked : plan)) : [...plans, linked]
}

/**
 * Returns the plan list that a region of coverage areas names, also if the campaign with this prefix has another one by
 * now; null if there is none.
 */
export function regionalListOf(
  { former }: Pick<Campaigns, 'former'>,
  { offers }: { readonly offers: ReadonlyMap<string, unknown> },
  region: string,
): string | null {
  const name = offers.has(region) ? region : former.get(region)?.to
  return name !== undefined && offers.has(name) ? name : null
}

/** Returns the list that the flags of a request select; null if they select none. */
function listOfFlags(campaigns: Campaigns, asked: PlanRequest): string | null {
  if (isForEmployees(campaigns, asked)) return COLLABORATORS
  return asked.premium ? 'premium' : asked.rs ? 'rs' : null
}

/**
 * Returns a list of plans sold in a state, with `insteadOf` set on the plan that is sold in place of the plan
 * with the requested sku, if there is one.
 */
export function markForLink(
  edition: PlansOfEdition,
  plans: Plan[],
  sku: string | undefined,
  state: string | null,
): Plan[] {
  const linked = linkedPlan(edition, sku, state)
  const same = linked && !plans.includes(linked) && plans.find((plan) => standsFor(plan, linked))
  return same ? plans.map((plan) => (plan === same ? { ...plan, insteadOf: linked.sku } : plan)) : plans
}

/** Returns whether a plan may be sold in a state: a plan with a regional price only in its own. */
const isSoldIn = (state: string | null, plan: Plan | undefined) => (plan?.state ?? state) === state

/** Returns the plan with the requested sku, if a link may sell it in a state. */
function linkedPlan(
  edition: PlansOfEdition,
  sku: string | undefined,
  state: string | null,
): Plan | undefined {
  const plan = sku ? edition.bySku.get(sku) : undefined
  return plan && isSoldIn(state, plan) && isSoldByLink(edition, plan) ? plan : undefined
}

/**
 * Returns whether a plan may be sold in place of another one: it has the same speed and streaming, all the other
 * services as well, and costs no more.
 */
const standsFor = (one: Plan, other: Plan): boolean =>
  one.plan_download === other.plan_download &&
  one.plan_upload === other.plan_upload &&
  hasSame(one.subscriptions, other.subscriptions) &&
  slugsOf(other).every((slug) => slugsOf(one).includes(slug)) &&
  !isCheaper(other, one)

const slugsOf = ({ benefits }: Plan) => benefits.map(({ slug }) => slug)

const hasSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((each) => others.includes(each))

const isCheaper = (one: Plan, other: Plan): boolean =>
  (one.price_with_dacc - other.price_with_dacc || one.price - other.price) < 0

/**
 * Returns whether a link may sell a plan: it is for new customers, not for employees, and not on the lists of campaigns
 * alone that have not begun or have ended.
 */
export const isSoldByLink = (edition: PlansOfEdition, { plan_type: type, sku }: Plan): boolean =>
  type === null && !skusOf(edition, COLLABORATORS).includes(sku) && !isOutOfTime(edition, sku)

function isOutOfTime({ campaigns, offers }: PlansOfEdition, sku: string): boolean {
  const sellers = [...offers.values()].filter(({ checkout }) => checkout.includes(sku))
  return sellers.length > 0 && sellers.every(({ addon }) => campaigns.settingsOf(addon).isOff)
}

/** Returns the plans with these skus that are still sold. */
export const plansOfSkus = (edition: Pick<EditionCatalogue, 'bySku'>, skus: readonly string[]): Plan[] =>
  skus.flatMap((sku) => edition.bySku.get(sku) ?? [])

const skusOf = (edition: PlansOfEdition, list: string) => edition.offers.get(list)?.checkout ?? []

/** Returns the plans that a plan list sells anywhere, and the one that a link with this sku adds to it. */
export function plansSold(edition: PlansOfEdition, list: string, sku?: string): Plan[] {
  const listed = skusOf(edition, list)
  const linked = sku === undefined || listed.includes(sku) ? undefined : edition.bySku.get(sku)
  const plans = plansOfSkus(edition, listed)
  return linked && isSoldByLink(edition, linked) ? [...plans, linked] : plans
}

/** Returns the content of a plan list as a file (GET /json/{file}); undefined if there is no such list. */
export function planFileOf(
  edition: Pick<EditionCatalogue, 'offers' | 'bySku'>,
  list: string,
): Plan[] | undefined {
  const offer = edition.offers.get(list)
  if (!offer) return undefined
  return planFile(plansOfSkus(edition, offer.landing), plansOfSkus(edition, offer.checkout))
}

/**
 * Returns a plan file: the plans on a campaign's landing page, then the others that it sells. `showOnLanding`
 * says whether this campaign shows the plan, after its exclusion list has been applied.
 */
export function planFile(landing: readonly Plan[], checkout: readonly Plan[]): Plan[] {
  const shown = landing.filter((plan) => plan.showOnLanding)
  const others = checkout.filter(({ sku }) => !shown.some((plan) => plan.sku === sku))
  return [...shown, ...others.map((plan) => ({ ...plan, showOnLanding: false }))]
}

/** Converts reais to cents, as the database stores prices. */
export const reaisToCents = (reais: number) => Math.round(reais * 100)

export const planInCents = (plan: Plan) => ({
  id: plan.id,
  sku: plan.sku,
  name: plan.plan,
  price: reaisToCents(plan.price),
  price_with_dacc: reaisToCents(plan.price_with_dacc),
  price_full: reaisToCents(plan.price_full),
  installation_schedule: plan.installationSchedule,
  subscriptions: plan.subscriptions,
  loyaltyPeriod: plan.loyaltyPeriod ?? null,
  companyOnly: plan.companyOnly ?? null,
})

export type PlanInCents = ReturnType<typeof planInCents>

/**
 * Returns the questions of all lists of an edition.
 * @param list name of the plan list whose figures the answers contain
 */
export function faqOfCampaign(edition: EditionCatalogue, list: string): CampaignFaq['questions'] {
  const { faq, phones } = edition
  const ofFaq = (plans: ReturnType<typeof plansSold>): FaqPlan[] =>
    plans.map((plan) => ({ ...plan, state: plan.state ?? null }))
  const plans = ofFaq((planFileOf(edition, list) ?? []).filter(({ showOnLanding }) => showOnLanding))
  const figures = { plans, sold: ofFaq(plansSold(edition, list)), cheapest: cheapestOf(plans), phones }
  return faqListIds.flatMap((id) =>
    faq[id].questions.map(({ question, answer, links = [] }) => ({
      question,
      answer: filledAnswer(answer, figures),
      links: links.map(({ label, href }) => ({ label, href: withWhatsapp(href, phones) })),
    })),
  )
}

/** The plan that a message chooses among those on offer, or before they are known, what it wishes for. */
import type { Plan } from '../../contract/plan.ts'
import { initiallyShownPlans, planOfLinkOrPage } from '../../funnel/initially-shown-plans.ts'
import { speedGroups } from '../../funnel/plan-groups.ts'
import { offersInOrder } from '../../funnel/plans-matching-link.ts'
import type { Step, Values } from '../../funnel/step-and-journey-types.ts'
import { speedOf } from '../../lib/plan-speed.ts'
import { HAS_NOW, WANTS } from '../data/plan-words.ts'
import { clauseAt } from '../message.ts'
import type { Situation } from '../reading.ts'
import { anyOf, clauseAround, isPlain, wordsOf } from '../word-patterns.ts'
import type { Found, Kind } from './kind.ts'
import { describedPlans, type Described } from './described-plans.ts'

/** The real speed of the plan that is sold as 700 Mega; nothing is sold under it. */
const UNSOLD = 600
/** How many plans are offered to choose from. */
const MOST = 5

export const plan: Kind = {
  kind: 'plan',
  find(message, situation, step) {
    const { said } = message
    const plans = plansToChooseFrom(situation, step)
    const found = describedPlans(said, plans ?? situation.sold ?? []).flatMap((told): Found[] => {
      // 'qual o melhor?' asks for advice
      if (told.rank === 'best' && clauseAt(message, told)?.asks) return []
      const { isOwn, isOther } = meaningOf(said, told)
      const choice = plans ? choiceOf(told, plans, situation, step) : wishOf(told)
      if (!choice || !(isOwn || situation.step === step.id)) return []
      const place = { from: told.from, to: told.to, isOwn }
      return [{ ...place, ...(isOther && !choice.why ? { why: 'confirm' } : {}), ...choice }]
    })
    const plain = found.filter(({ why }) => why === undefined)
    return plain.length > 0 ? plain : found
  },
}

type Choice = Pick<Found, 'values' | 'why' | 'or'>

function plansToChooseFrom({ order }: Situation, step: Step): readonly Plan[] | null {
  const { coverage, offers } = order.facts
  if (step.fields.some(({ name }) => name === 'offer1')) return offersInOrder(offers?.plans ?? [])
  return offers?.plans ?? coverage?.plans ?? null
}

const OF_OTHER = anyOf(HAS_NOW)
const WANTED = anyOf(WANTS)
/** 'a vizinha disse que o de 700 é bom' */
const TOLD = anyOf('(?:disse|falou|diz|fala|contou) (?:que|q)')
const LABELLED = /(?:^|[^a-z])(?:planos?|o|no|do|pro|internet)(?: de)? ?$/

/** Whether a message certainly means a plan where another question is asked, and whether it tells what somebody has. */
function meaningOf(said: string, told: Described): { readonly isOwn: boolean; readonly isOther: boolean } {
  const { speed, isUnitless, services, rank } = told
  const { before, around } = clauseAround(said, told)
  const isWanted = WANTED.test(before)
  const isOther = !isWanted && (OF_OTHER.test(around) || TOLD.test(said.slice(0, told.from)))
  const isLabelled = LABELLED.test(before)
  const isNamed =
    (speed !== undefined && (!isUnitless || (isWanted && isLabelled))) ||
    (services !== undefined && isWanted) ||
    (rank !== undefined && rank !== 'best' && isLabelled)
  return { isOwn: isNamed && !isOther && (isWanted || wordsOf(around).every(isPlain)), isOther }
}

const nameOfService = (slug: string) => (slug === 'globo' ? 'globoplay' : slug)

/** Before coverage is known: 'cheapest', 'fastest', a speed, a service, or speed and service. */
function wishOf({ speed, services = [], rank, other, price }: Described): Choice | null {
  const [service, another] = services
  if (other ?? another ?? price ?? (rank === 'best' || rank === 'dearest' || null)) return null
  const fast = speed === undefined ? '' : String(speed === UNSOLD ? 700 : speed)
  const wish = service ? `${fast} ${nameOfService(service)}`.trim() : (rank ?? fast)
  return wish === '' ? null : { values: { wish } }
}

/** Returns the only plan that fits, those to choose from, or what is not on offer. */
function choiceOf(told: Described, plans: readonly Plan[], situation: Situation, step: Step): Choice | null {
  const field = step.fields.find(({ said }) => said === 'plan')?.name ?? 'idPlan'
  const extras = field === 'offer1' ? (situation.order.facts.offers?.extras ?? []) : []
  const extra = extras.find((each) => told.services?.some((slug) => hasService(each, slug)))
  const valuesOf = ({ id }: Plan): Values => ({ [field]: id, ...(extra ? { offer2: extra.id } : {}) })
  const wanted = extra ? { ...told, services: undefined } : told
  const { speed, rank, place, isAdvised, price } = wanted
  if (extra && (speed ?? rank ?? place ?? price) === undefined)
    return { values: { offer2: extra.id }, why: 'part' }
  if (place !== undefined || (isAdvised && speed === undefined)) {
    const advised = plans.find(({ id }) => id === situation.advised)
    const placed = isAdvised ? advised : placedPlan(wanted, plans, situation)
    return placed ? { values: valuesOf(placed), ...(Number.isNaN(place) ? { why: 'guess' } : {}) } : null
  }
  // those among which the chat has just asked to choose
  const asked = situation.doubt?.step === step.id ? situation.doubt.or?.map((each) => each[field]) : undefined
  const among = plansThatFit(
    wanted,
    plans.filter(({ id }) => asked?.includes(id)),
  )
  const fitting = among.length === 1 ? among : plansThatFit(wanted, plans)
  const [only, another] = fitting
  // of a plan for companies its topic tells, in one way
  if (!only) return told.isForCompany ? null : unavailable(wanted, plans, valuesOf)
  if (another) return { values: valuesOf(only), why: 'either', or: fitting.slice(0, MOST).map(valuesOf) }
  // 'pago 230 conto num giga' names a price that the plan does not have
  const isOtherPrice = price !== undefined && plansCosting([only], price).length === 0
  if (speed === UNSOLD || isOtherPrice) return { values: valuesOf(only), why: 'confirm' }
  return { values: valuesOf(only), ...(rank === 'best' && !speed ? { why: 'guess' } : {}) }
}

/** Returns the plans that a description fits; a speed or price alone means the plan without streaming. */
function plansThatFit(told: Described, plans: readonly Plan[]): readonly Plan[] {
  const { speed, price, services = [], without = [], rank } = told
  if (told.other !== undefined) return []
  if (told.id !== undefined) return plans.filter(({ id }) => id === told.id)
  const isSold = speed === undefined || plans.some((each) => hasSpeed(each, speed))
  // 'o de 159' is a price
  if (!isSold && told.isUnitless && price === undefined)
    return plansThatFit({ ...told, speed: undefined, price: speed }, plans)
  let found: readonly Plan[] = plans.filter(
    (each) =>
      services.every((slug) => hasService(each, slug)) &&
      !without.some((slug) => hasService(each, slug)) &&
      (!told.isPlain || isWithoutStreaming(each)) &&
      (!told.isStreaming || !isWithoutStreaming(each)) &&
      (speed === undefined || hasSpeed(each, speed)),
  )
  const costing = price === undefined ? found : plansCosting(found, price)
  // a price beside a speed may be what is paid elsewhere
  if (costing.length > 0 || speed === undefined) found = costing
  const fitting = found.filter(({ companyOnly }) => Boolean(companyOnly) === Boolean(told.isForCompany))
  if (told.isForCompany || fitting.length > 0) found = fitting
  if (rank) return found.filter((each) => found.every((other) => score(each, rank) >= score(other, rank)))
  if (services.length > 0 || told.isStreaming) return found
  const plain = found.filter(isWithoutStreaming)
  return plain.length === 1 && (price === undefined || speed !== undefined) ? plain : found
}

const isWithoutStreaming = ({ subscriptions }: Plan) => subscriptions.length === 0
const hasService = ({ subscriptions }: Plan, slug: string) =>
  subscriptions.some((each) => each.toLowerCase().includes(slug))
const hasSpeed = (each: Plan, speed: number) => speedOf(each) === speed || each.plan_download === speed

/** The large price on a card is that of its plan without streaming, by direct debit. */
function plansCosting(plans: readonly Plan[], price: number): readonly Plan[] {
  const costs = (each: number) => Math.abs(each - price) < 1
  const large = plans.filter((each) => costs(each.price_with_dacc) && isWithoutStreaming(each))
  return large.length > 0 ? large : plans.filter((each) => costs(each.price_with_dacc) || costs(each.price))
}

const score = ({ price_with_dacc: price, plan_download: speed }: Plan, rank: Described['rank']): number =>
  rank === 'cheapest' ? -price : rank === 'dearest' ? price : speed * 1e6 - price

/** Names what is not on offer, with the plans of the nearest speeds. */
function unavailable(
  { speed, other, services }: Described,
  plans: readonly Plan[],
  valuesOf: (each: Plan) => Values,
): Choice {
  const service = other === undefined ? services?.map(nameOfService)[0] : 'outro'
  const wish = [speed, service].filter((each) => each !== undefined).join(' ')
  const away = (each: Plan) => Math.abs(speedOf(each) - (speed ?? 0))
  const near = speedGroups(plans)
    .map(({ plans: [first] }) => first)
    .toSorted((one, another) => away(one) - away(another))
    .slice(0, 2)
    .toSorted((one, another) => speedOf(one) - speedOf(another))
  const choices = speed === undefined ? {} : { or: near.map(valuesOf) }
  return { values: wish ? { wish } : {}, why: 'unavailable', ...choices }
}

type Card = { readonly plans: readonly [Plan, ...Plan[]] }

/** Returns the plan by its place among the cards on the screen, or by price or speed. */
function placedPlan(
  { place = 0, rank }: Described,
  plans: readonly Plan[],
  { order, advised, isWholeList: isWhole }: Situation,
): Plan | undefined {
  const cards: readonly Card[] = order.facts.offers
    ? plans.map((each) => ({ plans: [each] }))
    : speedGroups(plans)
  const firstOf = ({ plans: [each] }: Card) => each
  const all = cards.map(firstOf)
  if (rank) return all.toSorted((one, other) => score(other, rank) - score(one, rank)).at(place)
  const shown = initiallyShownPlans(cards, { brought: planOfLinkOrPage(plans, order), advised, isWhole })
  const first = shown.first.map(firstOf)
  if (Number.isNaN(place)) return first.length % 2 === 1 ? first[(first.length - 1) / 2] : undefined
  return place < 0 ? first.at(place) : [...first, ...shown.others.map(firstOf)][place]
}

/** Returns the plans on a list that a text names, in its order, each once. */
export function plansNamed(said: string, plans: readonly Plan[]): readonly Plan[] {
  const named = describedPlans(said, plans).filter(({ speed, services, id }) => speed ?? services ?? id)
  return [...new Set(named.flatMap((told) => plansThatFit({ ...told, rank: undefined }, plans)))]
}

/** The plan that a message chooses among those on offer, or before they are known, what it wishes for. */
import type { Plan } from '../../contract/plan.ts'
import { initiallyShownPlans, planOfLinkOrPage } from '../../funnel/initially-shown-plans.ts'
import { speedGroups } from '../../funnel/plan-groups.ts'
import { offersInOrder } from '../../funnel/plans-matching-link.ts'
import type { Step, Values } from '../../funnel/step-and-journey-types.ts'
import { speedOf } from '../../lib/plan-speed.ts'
import { WANTS } from '../data/plan-words.ts'
import type { Situation } from '../reading.ts'
import { anyOf, isPlain, wordsOf } from '../words.ts'
import type { Found, Kind } from './kind.ts'
import { describedPlans, type Described } from './plan-words.ts'

/** The real speed of the plan that is sold as 700 Mega; nothing is sold under it. */
const UNSOLD = 600
/** How many plans are offered to choose from. */
const MOST = 5

export const plan: Kind = {
  kind: 'plan',
  find({ said }, situation, step) {
    const plans = plansToChooseFrom(situation, step)
    const found = describedPlans(said, plans ?? situation.sold ?? []).flatMap((told): Found[] => {
      const isOpen = situation.step === step.id
      const isOwn = isOwnPlan(said, told)
      if (!isOpen && !isOwn) return []
      const found = plans ? choiceOf(told, plans, situation, step) : wishOf(told)
      const isOther = !isOwn && isOfOther(said, told) && found?.why === undefined
      return found
        ? [{ from: told.from, to: told.to, isOwn, ...found, ...(isOther ? { why: 'confirm' } : {}) }]
        : []
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

const HAS_NOW = anyOf(`
  tenho, tinha, temos, uso, pago, atual, vizinh[oa], el[ae]s?, meu irmao, minha irma, meu primo, meu cunhado,
  minha amiga, claro, vivo, oi,
  tim, net, antig[oa], hoje e, era, pegou, pouco, trava, nao aguenta, nao e suficiente, nao serve, caro, lento,
  trabalho tem, concorrencia, speedtest`)
const WANTED = anyOf(WANTS)
const LABELLED = /(?:^|[^a-z])(?:planos?|o|no|do|pro|internet)(?: de)? ?$/

const CLAUSE = /[.,;:!?\n]| e (?=(?:quero|queria|vou|agora|prefiro) )/
/** What stands before a description in its clause, and around it. */
function clauseOf(said: string, { from, to }: Described) {
  const before = said.slice(0, from).split(CLAUSE).at(-1) ?? ''
  const [behind = ''] = said.slice(to).split(/[.,;:!?\n]| e /)
  return { before, around: `${before} ${behind}` }
}

/** Whether a message tells what it or somebody else has, rather than what it wants. */
const isOfOther = (said: string, told: Described): boolean => {
  const { before, around } = clauseOf(said, told)
  return HAS_NOW.test(around) && !WANTED.test(before)
}

/** Whether a message certainly means a plan where another question is asked. */
function isOwnPlan(said: string, told: Described): boolean {
  const { speed, isUnitless, services, rank } = told
  const { before, around } = clauseOf(said, told)
  const isWanted = WANTED.test(before)
  const isNamed =
    (speed !== undefined && (!isUnitless || (isWanted && LABELLED.test(before)))) ||
    (services !== undefined && isWanted) ||
    (rank !== undefined && rank !== 'best' && LABELLED.test(before))
  return isNamed && !isOfOther(said, told) && (isWanted || wordsOf(around).every(isPlain))
}

const nameOfService = (slug: string) => (slug === 'globo' ? 'globoplay' : slug)

/** Before coverage is known: 'cheapest', 'fastest', a speed, a service, or speed and service. */
function wishOf({ speed, services = [], rank, other, price }: Described): Choice | null {
  const [service, another] = services
  if (other !== undefined || another !== undefined || rank === 'best' || rank === 'dearest') return null
  const fast = speed === undefined ? '' : String(speed === UNSOLD ? 700 : speed)
  const slug = service && nameOfService(service)
  const wish = slug ? [fast, slug].filter(Boolean).join(' ') : (rank ?? fast)
  return wish === '' || price !== undefined ? null : { values: { wish } }
}

/** Returns the only plan that fits, those to choose from, or what is not on offer. */
function choiceOf(told: Described, plans: readonly Plan[], situation: Situation, step: Step): Choice | null {
  const field = step.fields.find(({ said }) => said === 'plan')?.name ?? 'idPlan'
  const extras = field === 'offer1' ? (situation.order.facts.offers?.extras ?? []) : []
  const extra = extras.find((each) => told.services?.some((slug) => hasService(each, slug)))
  const valuesOf = ({ id }: Plan): Values => ({ [field]: id, ...(extra ? { offer2: extra.id } : {}) })
  const wanted = extra ? { ...told, services: undefined } : told
  if (extra && isEmpty(wanted)) return { values: { offer2: extra.id }, why: 'part' }
  if (wanted.place !== undefined || wanted.isAdvised) {
    const placed = wanted.isAdvised
      ? plans.find(({ id }) => id === situation.advised)
      : placedPlan(wanted, plans, situation)
    return placed
      ? { values: valuesOf(placed), ...(Number.isNaN(wanted.place) ? { why: 'guess' } : {}) }
      : null
  }
  const proposed = amongProposed(plans, situation, step, field)
  const among = plansThatFit(wanted, proposed)
  const fitting = among.length === 1 ? among : plansThatFit(wanted, plans)
  const [only, another] = fitting
  if (!only) return unavailable(wanted, plans, valuesOf)
  if (another) return { values: valuesOf(only), why: 'either', or: fitting.slice(0, MOST).map(valuesOf) }
  const isUnsure = wanted.speed === UNSOLD || isOtherPrice(only, wanted)
  const why = isUnsure ? 'confirm' : wanted.rank === 'best' && !wanted.speed ? 'guess' : null
  return { values: valuesOf(only), ...(why ? { why } : {}) }
}

/** Whether a price is named that the plan does not have: 'pago 230 conto num giga'. */
const isOtherPrice = ({ price, price_with_dacc }: Plan, told: Described): boolean =>
  told.price !== undefined && ![price, price_with_dacc].some((each) => costs(each, told.price ?? 0))

/** The plans among which the chat has just asked to choose. */
function amongProposed(
  plans: readonly Plan[],
  { doubt }: Situation,
  step: Step,
  field: string,
): readonly Plan[] {
  const ids = doubt?.step === step.id ? (doubt.or ?? []).map((each) => each[field]) : []
  return plans.filter(({ id }) => ids.includes(id))
}

const isEmpty = ({ from: _from, to: _to, services: _services, ...rest }: Described) =>
  Object.keys(rest).length === 0

/** Returns the plans that a description fits; a speed or price alone means the plan without streaming. */
function plansThatFit(told: Described, plans: readonly Plan[]): readonly Plan[] {
  const { speed, price, services = [], without = [] } = told
  if (told.other !== undefined) return []
  if (told.id !== undefined) return plans.filter(({ id }) => id === told.id)
  const isOffered = speed === undefined || plans.some((each) => hasSpeed(each, speed))
  // 'o de 159' is a price
  const asPrice = !isOffered && told.isUnitless && price === undefined ? speed : price
  let found: readonly Plan[] = plans.filter(
    (each) =>
      services.every((slug) => hasService(each, slug)) &&
      !without.some((slug) => hasService(each, slug)) &&
      (!told.isPlain || isWithoutStreaming(each)) &&
      (!told.isStreaming || !isWithoutStreaming(each)) &&
      (speed === undefined || asPrice === speed || hasSpeed(each, speed)),
  )
  if (asPrice !== undefined) {
    const costing = plansCosting(found, asPrice)
    // a price beside a speed may be what is paid elsewhere
    found = costing.length > 0 || speed === undefined || asPrice === speed ? costing : found
  }
  const fitting = found.filter(({ companyOnly }) => Boolean(companyOnly) === Boolean(told.isForCompany))
  if (told.isForCompany || fitting.length > 0) found = fitting
  if (told.rank) return ranked(found, told.rank)
  if (services.length > 0 || told.isStreaming) return found
  const plain = found.filter(isWithoutStreaming)
  return plain.length === 1 && (price === undefined || speed !== undefined) ? plain : found
}

const isWithoutStreaming = ({ subscriptions }: Plan) => subscriptions.length === 0

const costs = (each: number, told: number): boolean => Math.abs(each - told) < 1

/** The large price on a card is that of its plan without streaming, by direct debit. */
function plansCosting(plans: readonly Plan[], price: number): readonly Plan[] {
  const large = plans.filter((each) => costs(each.price_with_dacc, price) && isWithoutStreaming(each))
  const is = (each: Plan) => costs(each.price_with_dacc, price) || costs(each.price, price)
  return large.length > 0 ? large : plans.filter(is)
}

const hasService = ({ subscriptions }: Plan, slug: string) =>
  subscriptions.some((each) => each.toLowerCase().includes(slug))
const hasSpeed = (each: Plan, speed: number) => speedOf(each) === speed || each.plan_download === speed

const score = ({ price_with_dacc: price, plan_download: speed }: Plan, rank: Described['rank']): number =>
  rank === 'cheapest' ? -price : rank === 'dearest' ? price : speed * 1e6 - price

function ranked(plans: readonly Plan[], rank: Described['rank']): readonly Plan[] {
  const most = Math.max(...plans.map((each) => score(each, rank)))
  return plans.filter((each) => score(each, rank) === most)
}

/** Names what is not on offer, with the plans of the nearest speeds. */
function unavailable(
  { speed, other, services }: Described,
  plans: readonly Plan[],
  valuesOf: (each: Plan) => Values,
): Choice {
  const service = other === undefined ? services?.map(nameOfService)[0] : 'outro'
  const wish = [speed, service].filter((each) => each !== undefined).join(' ')
  const slowest = speedGroups(plans).map(({ plans: [first] }) => first)
  const byDistance = (one: Plan, another: Plan) =>
    Math.abs(speedOf(one) - (speed ?? 0)) - Math.abs(speedOf(another) - (speed ?? 0))
  const near =
    speed === undefined
      ? []
      : slowest
          .toSorted(byDistance)
          .slice(0, 2)
          .toSorted((a, b) => speedOf(a) - speedOf(b))
  return {
    values: wish ? { wish } : {},
    why: 'unavailable',
    ...(near.length > 0 ? { or: near.map(valuesOf) } : {}),
  }
}

/** Returns the plan by its place among the cards on the screen. */
function placedPlan(
  { place = 0, rank }: Described,
  plans: readonly Plan[],
  { order, advised }: Situation,
): Plan | undefined {
  const groups = order.facts.offers ? plans.map((each) => ({ plans: [each] as const })) : speedGroups(plans)
  const { first, others } = initiallyShownPlans<{ readonly plans: readonly [Plan, ...Plan[]] }>(groups, {
    brought: planOfLinkOrPage(plans, order),
    advised,
  })
  if (rank) {
    const byRank = groups
      .map(({ plans: [each] }) => each)
      .toSorted((one, other) => score(other, rank) - score(one, rank))
    return byRank.at(place)
  }
  const middle = first.length % 2 === 1 ? (first.length - 1) / 2 : -9
  const at = Number.isNaN(place) ? middle : place
  return (at < 0 ? first.at(at) : [...first, ...others][at])?.plans[0]
}

/** Returns the plans on a list that a text names, in its order, each once. */
export function plansNamed(said: string, plans: readonly Plan[]): readonly Plan[] {
  const named = describedPlans(said, plans).flatMap((told) => {
    const { speed, services, id } = told
    return speed === undefined && !services && id === undefined
      ? []
      : plansThatFit({ ...told, rank: undefined }, plans)
  })
  return [...new Set(named)]
}

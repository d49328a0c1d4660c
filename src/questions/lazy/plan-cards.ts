/** Builds the cards of the questions about plans and offers. */
import { companyOnlyBadge } from '../../content/company-only.ts'
import { cheapestBadge, planWords } from '../../content/plan-list.ts'
import { suggestedBadge } from '../../content/plan-badges.ts'
import type { Plan } from '../../contract/plan.ts'
import { offersInOrder } from '../../funnel/plans-matching-wish.ts'
import { speedGroups, type PlanGroup } from '../../funnel/plan-groups.ts'
import { listInWords } from '../../lib/list-in-words.ts'
import { unbrokenBRL } from '../../lib/format-price.ts'
import type { PlanCardGroup as Card, PlanOnCard } from '../../ui/choices/PlanCards.tsx'
import { planView } from '../order-display.ts'

const namesOf = (benefits: Plan['benefits']): string => listInWords(benefits.map(({ benefit }) => benefit))

/**
 * Returns the names of a plan's streaming services, for example 'HBO Max e Paramount+'; '' if it has none.
 */
const streamingOf = ({ subscriptions, benefits }: Plan): string =>
  namesOf(benefits.filter(({ slug }) => subscriptions.includes(slug)))

/** Returns the services of a plan that another one lacks. */
const benefitsBeside = (plan: Plan, other: Plan): Plan['benefits'] =>
  plan.benefits.filter(({ slug }) => other.benefits.every((benefit) => benefit.slug !== slug))

/** How many services the first card names on one line of a small telephone. */
const ON_ONE_LINE = 4

/** Returns the names of a plan's services; of many only the first ones, since "Comparar dois planos" lists them all. */
function someNames({ benefits }: Plan): string {
  if (benefits.length <= ON_ONE_LINE) return namesOf(benefits)
  const named = benefits.slice(0, ON_ONE_LINE - 1).map(({ benefit }) => benefit)
  return planWords.someServices(named.join(', '), benefits.length - named.length)
}

/**
 * Returns the names of a plan's services, on the first card; on the others, how they differ from those of the plan on
 * the previous card ('Tudo do 500 Mega, mais Games Club e Looke').
 */
const serviceNames = (plan: Plan, before: Plan | undefined): string =>
  before && plan.benefits.length > 0
    ? planWords.servicesBeside(
        before.plan,
        namesOf(benefitsBeside(plan, before)),
        namesOf(benefitsBeside(before, plan)),
      )
    : someNames(plan)

/** Returns the name of a plan as a choice on the card of another one: the streaming that it has beside that one. */
function choiceOf(plan: Plan, first: Plan): string {
  const streaming = streamingOf(plan)
  if (!streaming) return planWords.withoutStreaming
  const isInstead = first.subscriptions.some((slug) => !plan.subscriptions.includes(slug))
  return isInstead ? planWords.insteadOf(streaming, streamingOf(first)) : streaming
}

const inCents = (price: number) => Math.round(price * 100)

/** Returns how much more a plan costs than the one that its card shows, in cents, paid by debit or not. */
const extraOf = (plan: Plan, shown: Plan) => ({
  withDebit: inCents(plan.price_with_dacc) - inCents(shown.price_with_dacc),
  withoutDebit: inCents(plan.price) - inCents(shown.price),
})

function extraText(plan: Plan, shown: Plan, first: Plan): string {
  const { withDebit } = extraOf(plan, plan === shown ? first : shown)
  if (plan === shown) return withDebit > 0 ? planWords.added(unbrokenBRL(withDebit / 100)) : planWords.counted
  if (withDebit === 0) return planWords.same
  const price = unbrokenBRL(Math.abs(withDebit) / 100)
  return withDebit > 0 ? planWords.more(price) : planWords.less(price)
}

type CardParts = {
  readonly plans: PlanGroup['plans']
  /** First plan of the previous card. */
  readonly before: Plan | undefined
  readonly badge?: string | undefined
  /** Id of the plan that is chosen in the question; '' if there is none. */
  readonly chosen: string
}

function cardOf({ plans, before, badge, chosen }: CardParts): Card {
  const [first, ...others] = plans
  const shown = plans.find(({ id }) => id === chosen) ?? first
  const { either, withDebit } = planWords.streamingConditions
  const isEither = plans
    .map((plan) => extraOf(plan, shown))
    .every((extra) => extra.withDebit === extra.withoutDebit)
  const adds = (plan: Plan) => plan !== first && benefitsBeside(first, plan).length === 0
  // a choice that adds to the first plan leaves the names as they are: they would wrap, and move the choices below
  const named = (plan: Plan) => (adds(plan) ? first : plan)
  function servicesOf(plan: Plan): string {
    const services = planWords.services(named(plan).benefits.length)
    const added = namesOf(benefitsBeside(plan, named(plan)))
    return added ? planWords.servicesAnd(services, added) : services
  }
  const onCard = (plan: Plan): PlanOnCard => ({
    ...planView(plan),
    services: servicesOf(plan),
    serviceNames: serviceNames(named(plan), before),
    choice: choiceOf(plan, first),
    extra: extraText(plan, shown, first),
  })
  return {
    name: first.plan,
    badge,
    condition: isEither ? either : withDebit,
    plans: [onCard(first), ...others.map(onCard)],
  }
}

/**
 * Returns the cards of the question about the plan. There is one card for each speed, the cheapest first.
 * @param suggested the plan that a link or the advice has marked
 * @param chosen id of the plan that is chosen; '' if there is none
 */
export function planCards(plans: readonly Plan[], suggested: Plan | null, chosen: string): Card[] {
  const groups = speedGroups(plans)
  const badges = new Set<string>()
  function badgeOf({ plans: members }: PlanGroup, index: number): string | undefined {
    if (members[0].companyOnly) return companyOnlyBadge
    if (suggested && members.includes(suggested)) return suggestedBadge
    if (index === 0) return groups.length > 1 ? cheapestBadge : undefined
    // badges are assigned by sku, so another plan may have the badge "cheapest" although it is not the
    // cheapest in this list, and two plans may both be the best value
    const badge = members.map((plan) => planView(plan).badge).find(Boolean)
    if (!badge || badge === cheapestBadge || badges.has(badge)) return undefined
    badges.add(badge)
    return badge
  }
  return groups.map((group, index) =>
    cardOf({
      plans: group.plans,
      before: groups[index - 1]?.plans[0],
      badge: badgeOf(group, index),
      chosen,
    }),
  )
}

/**
 * Returns one card for each of a customer's offers.
 * @param suggested id of the offer that a link or the advice has marked
 * @param chosen id of the offer that is chosen; '' if there is none
 */
export const offerCards = (plans: readonly Plan[], suggested: string | undefined, chosen: string): Card[] =>
  offersInOrder(plans).map((plan, index, all) =>
    cardOf({
      plans: [plan],
      before: all[index - 1],
      badge: plan.companyOnly ? companyOnlyBadge : plan.id === suggested ? suggestedBadge : undefined,
      chosen,
    }),
  )

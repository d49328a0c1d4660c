/** Builds the cards of the questions about plans and offers. */
import { cheapestBadge, planWords } from '../../content/plan-list.ts'
import { suggestedBadge } from '../../content/plan-badges.ts'
import type { Plan } from '../../contract/plan.ts'
import { offersInOrder } from '../../funnel/plans-matching-wish.ts'
import { speedGroups, type PlanGroup } from '../../funnel/plan-groups.ts'
import { listInWords } from '../../lib/list-in-words.ts'
import { unbrokenBRL } from '../../lib/money.ts'
import type { PlanGroup as Card, PlanOnCard } from '../../ui/choices/PlanCards.tsx'
import { planView } from '../order-display.ts'

/**
 * Returns the names of a plan's streaming services, for example 'HBO Max e Paramount+'; '' if it has none.
 */
const streamingOf = ({ subscriptions, benefits }: Plan): string =>
  listInWords(benefits.filter(({ slug }) => subscriptions.includes(slug)).map(({ benefit }) => benefit))

/**
 * Returns how many services a plan has, how many of these the plan on the previous card lacks ('7 serviços, 3 a
 * mais'), and the names of the latter. The first card names all services.
 */
function servicesOf(
  { benefits }: Plan,
  before: Plan | undefined,
): Pick<PlanOnCard, 'services' | 'newServices'> {
  const had = new Set(before?.benefits.map(({ slug }) => slug))
  const more = benefits.filter(({ slug }) => !had.has(slug))
  const names = listInWords(more.map(({ benefit }) => benefit))
  return {
    services: planWords.servicesAndMore(benefits.length, before ? more.length : 0),
    newServices: before && names ? planWords.newServices(names) : names,
  }
}

/** Returns the name of a plan as a choice on the card of another one: the streaming that it has beside that one. */
function choiceOf(plan: Plan, first: Plan): string {
  const streaming = streamingOf(plan)
  if (!streaming) return planWords.withoutStreaming
  const isInstead = first.subscriptions.some((slug) => !plan.subscriptions.includes(slug))
  return isInstead ? planWords.insteadOf(streaming, streamingOf(first)) : streaming
}

const inCents = (price: number) => Math.round(price * 100)

/** Returns how much more a plan costs than the first one of its card, in cents, paid by debit or not. */
const extraOf = (plan: Plan, first: Plan) => ({
  withDebit: inCents(plan.price_with_dacc) - inCents(first.price_with_dacc),
  withoutDebit: inCents(plan.price) - inCents(first.price),
})

function extraText(plan: Plan, first: Plan): string {
  const { withDebit } = extraOf(plan, first)
  if (withDebit === 0) return planWords.same
  const price = unbrokenBRL(Math.abs(withDebit) / 100)
  return withDebit > 0 ? planWords.more(price) : planWords.less(price)
}

function cardOf(plans: PlanGroup['plans'], before: Plan | undefined, badge?: string): Card {
  const [first, ...others] = plans
  const { either, withDebit } = planWords.streamingConditions
  const isEither = others
    .map((plan) => extraOf(plan, first))
    .every((extra) => extra.withDebit === extra.withoutDebit)
  const onCard = (plan: Plan): PlanOnCard => ({
    ...planView(plan),
    ...servicesOf(plan, before),
    choice: choiceOf(plan, first),
    extra: extraText(plan, first),
  })
  return {
    name: first.plan,
    badge,
    condition: isEither ? either : withDebit,
    plans: [onCard(first), ...others.map(onCard)],
  }
}

/**
 * Returns the cards of the question about the plan. There is one card for each speed, the cheapest first
 * (D78).
 * @param suggested the plan that a link or the advice has marked
 */
export function planCards(plans: readonly Plan[], suggested: Plan | null): Card[] {
  const groups = speedGroups(plans)
  const badgeOf = ({ plans: members }: PlanGroup, index: number) => {
    if (suggested && members.includes(suggested)) return suggestedBadge
    if (index === 0) return groups.length > 1 ? cheapestBadge : undefined
    const badge = members.map((plan) => planView(plan).badge).find(Boolean)
    // badges are assigned by sku, so another plan may have the badge "cheapest" although it is not the
    // cheapest in this list
    return badge === cheapestBadge ? undefined : badge
  }
  return groups.map((group, index) => cardOf(group.plans, groups[index - 1]?.plans[0], badgeOf(group, index)))
}

/** Returns one card for each of a customer's offers. */
export const offerCards = (plans: readonly Plan[]): Card[] =>
  offersInOrder(plans).map((plan, index, all) => cardOf([plan], all[index - 1]))

/** Builds the cards of the plan question and of the offer question: names, prices, services and badges. */
import { companyOnlyBadge } from '../../content/plan-list.ts'
import { differenceInWords, planQuestion } from '../../content/plan-question.ts'
import { benefitKinds } from '../../content/benefit-kinds.ts'
import type { Plan } from '../../contract/plan.ts'
import { speedGroups } from '../../funnel/plan-groups.ts'
import { initiallyShownPlans } from '../../funnel/initially-shown-plans.ts'
import { offersInOrder } from '../../funnel/plans-matching-link.ts'
import { listInWords } from '../../lib/list-in-words.ts'
import { monthlyDifference, pricesWithDebit, pricesWithoutDebit } from '../../lib/plan-cost-over-months.ts'
import type { PlanRadioCardView, PlanOnCard } from '../../ui/choices/PlanRadioCard.tsx'
import { planView } from '../order/build-order-card-and-receipt-texts.ts'
import type { Recommendations } from './usePlansWithReason.ts'

const { streaming: words } = planQuestion

type Benefits = Plan['benefits']

const namesOf = (benefits: Benefits): string => listInWords(benefits.map(({ benefit }) => benefit))

const isStreaming = ({ subscriptions }: Plan, { slug }: Benefits[number]) => subscriptions.includes(slug)

/** Returns the names of a plan's streaming services, for example 'HBO Max e Paramount+'; '' if it has none. */
const streamingOf = (plan: Plan): string =>
  namesOf(plan.benefits.filter((benefit) => isStreaming(plan, benefit)))

const KINDS = Object.keys(benefitKinds)

/** Returns what a service is for, or its name if that is better known, as with streaming. */
const kindOf = ({ slug, benefit }: Benefits[number]): string => benefitKinds[slug] ?? benefit

/** Returns a service's name and what it is for: 'Babel (cursos de idiomas)'. */
const withKind = ({ slug, benefit }: Benefits[number]): string =>
  benefitKinds[slug] ? `${benefit} (${benefitKinds[slug]})` : benefit

/** Returns the services of a plan that another one lacks. */
const benefitsBeside = (plan: Plan, other: Plan): Benefits =>
  plan.benefits.filter(({ slug }) => other.benefits.every((benefit) => benefit.slug !== slug))

/** How many characters fit on a card's last line, on a small phone, before what opens the details. */
const ON_ONE_LINE = 30

/**
 * Returns what services are for, in words that take one line: those called by their names first, then as many others as
 * there is room for, most looked for first. The card's details name them all.
 */
function kindsInOneLine(benefits: Benefits, length = Infinity): string {
  const kinds = benefits.toSorted((a, b) => KINDS.indexOf(a.slug) - KINDS.indexOf(b.slug)).map(kindOf)
  const least = Math.max(1, benefits.filter(({ slug }) => !KINDS.includes(slug)).length)
  let count = kinds.length
  while (count > least && listInWords(kinds.slice(0, count)).length > length) count -= 1
  return listInWords(kinds.slice(0, count))
}

/**
 * Returns what a plan adds to the smaller one on the card before ('Traz jogos e filmes'), or what its services are for if
 * there is none; and, apart, that with the fact that it can be had with streaming, by name where there is room.
 */
function whatItAdds(plan: Plan, smaller: Plan | undefined, others: readonly Plan[]) {
  const adds = plan.benefits.length === 0 ? '' : addedTo(plan, smaller)
  if (others.length === 0) return { adds, addsOrCan: adds }
  const services = others.flatMap((other) =>
    benefitsBeside(other, plan).filter((benefit) => isStreaming(other, benefit)),
  )
  const lines = words.optional(adds, [...new Set(services.map(({ benefit }) => benefit))])
  return { adds, addsOrCan: lines.find((line) => line.length <= ON_ONE_LINE) ?? '' }
}

function addedTo(plan: Plan, smaller: Plan | undefined): string {
  if (!smaller) return kindsInOneLine(plan.benefits, ON_ONE_LINE)
  const more = kindsInOneLine(benefitsBeside(plan, smaller), ON_ONE_LINE - 'Traz '.length)
  return planQuestion.servicesBeside(smaller.plan, more, kindsInOneLine(benefitsBeside(smaller, plan)))
}

/** Returns how much more a plan costs a month than another one, with and without direct debit. */
const extraOf = (plan: Plan, other: Plan) => ({
  withDebit: monthlyDifference(pricesWithDebit(plan), pricesWithDebit(other)),
  withoutDebit: monthlyDifference(pricesWithoutDebit(plan), pricesWithoutDebit(other)),
})

/** Returns a plan as a choice of streaming on the card of the first one. */
function onCard(plan: Plan, first: Plan): PlanOnCard {
  const streaming = streamingOf(plan)
  const isInstead = first.subscriptions.some((slug) => !plan.subscriptions.includes(slug))
  const besides = benefitsBeside(plan, first).filter((benefit) => !isStreaming(plan, benefit))
  const { atFirst, later } = extraOf(plan, first).withDebit
  return {
    ...planView(plan),
    benefits: plan.benefits.map(withKind),
    streaming: plan === first ? '' : streaming,
    choice: !streaming ? words.none : isInstead ? words.insteadOf(streaming, streamingOf(first)) : streaming,
    besides: plan !== first && besides.length > 0 ? words.besides(namesOf(besides)) : '',
    extra: plan === first ? '' : differenceInWords(atFirst),
    extraLater: later > atFirst ? words.later(differenceInWords(later)) : '',
  }
}

type Group = { readonly plans: readonly [Plan, ...Plan[]] }

type CardParts = {
  /** The plan with which the services of the card are compared; undefined for the first card. */
  readonly smaller: Plan | undefined
  readonly badge: string | undefined
  readonly recommended: Recommendations
}

function cardOf({ plans }: Group, { smaller, badge, recommended }: CardParts): PlanRadioCardView {
  const [first, ...others] = plans
  const { conditions } = words
  const extras = plans.map((plan) => extraOf(plan, first))
  const isEither = extras.every(
    (extra) =>
      extra.withDebit.atFirst === extra.withoutDebit.atFirst &&
      extra.withDebit.later === extra.withoutDebit.later,
  )
  return {
    name: first.plan,
    badge,
    ...whatItAdds(first, smaller, others),
    condition: isEither ? conditions.either : conditions.withDebit,
    shows: (recommendedOf(plans, recommended) ?? first).id,
    plans: [onCard(first, first), ...others.map((plan) => onCard(plan, first))],
  }
}

/** Returns the plan of a card that is advised or, if none is, that brought the visitor. */
const recommendedOf = (plans: readonly Plan[], { advised, brought }: Recommendations): Plan | undefined =>
  plans.find(({ id }) => id === advised) ?? plans.find(({ id }) => id === brought)

/** Returns the badge of a card, which is true of this card alone. */
function badgeOf(
  { plans }: Group,
  groups: readonly Group[],
  recommended: Recommendations,
): string | undefined {
  const [first] = plans
  const others = groups.flatMap((group) => (group.plans === plans ? [] : [group.plans[0]]))
  if (first.companyOnly) return companyOnlyBadge
  const reason = recommended.reasons[recommendedOf(plans, recommended)?.id ?? '']
  if (reason) return reason
  if (others.length === 0) return undefined
  if (others.every((other) => other.price_with_dacc > first.price_with_dacc)) return planQuestion.cheapest
  return others.every((other) => other.plan_download < first.plan_download) ? planQuestion.fastest : undefined
}

/** Cards as the question shows them: those in sight, and the others, which a visitor has to open. */
export interface PlanCardList {
  readonly first: readonly PlanRadioCardView[]
  readonly others: readonly PlanRadioCardView[]
}

function listOf(groups: readonly Group[], recommended: Recommendations): PlanCardList {
  const { first, others } = initiallyShownPlans(groups, recommended)
  const beyond = initiallyShownPlans(groups, { ...recommended, isWhole: false }).others
  const card = (group: Group, among: readonly Group[]) => ({
    ...cardOf(group, {
      smaller: among[among.indexOf(group) - 1]?.plans[0],
      badge: badgeOf(group, groups, recommended),
      recommended,
    }),
    isBeyond: beyond.includes(group),
  })
  return {
    // what a card adds is told by a card that is in sight
    first: first.map((group) => card(group, first)),
    others: others.map((group) => card(group, groups)),
  }
}

/** Returns the cards of the question about the plan: one for each speed, the cheapest first. */
export const planCards = (plans: readonly Plan[], recommended: Recommendations): PlanCardList =>
  listOf(speedGroups(plans), recommended)

/**
 * Returns one card for each of a customer's offers, the cheapest first.
 * @param differenceOf what an offer costs more or less than the customer pays today; '' where that is not known
 */
export function offerCards(
  plans: readonly Plan[],
  recommended: Recommendations,
  differenceOf: (plan: Plan) => string,
): PlanCardList {
  const { first, others } = listOf(
    offersInOrder(plans).map((plan) => ({ plans: [plan] as const })),
    recommended,
  )
  const byId = new Map(plans.map((plan) => [plan.id, plan]))
  const compared = (card: PlanRadioCardView) => {
    const plan = byId.get(card.plans[0].id)
    return { ...card, difference: plan ? differenceOf(plan) : '' }
  }
  return { first: first.map(compared), others: others.map(compared) }
}

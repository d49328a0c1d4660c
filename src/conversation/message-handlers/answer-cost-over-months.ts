/** Answers what plans cost in all over some months, and which one costs least (docs/decisions/0177). */
import { remarkAnswers } from '../../content/replies-about-prices-and-plans.ts'
import type { Plan } from '../../contract/plan.ts'
import type { Order } from '../../funnel/step-and-journey-types.ts'
import { suffices } from '../../funnel/plan-advice.ts'
import { hasLoyaltyPeriod, LOYALTY_MONTHS } from '../../lib/has-loyalty-period.ts'
import { advice } from '../../content/plan-advice.ts'
import { streamingServiceNames } from '../../content/streaming-service-names.ts'
import { visitorQuestions } from '../../content/visitor-questions.ts'
import { PROMOTION_MONTHS, TOLD_MONTHS } from '../../lib/plan-cost-over-months.ts'
import { speedOf } from '../../lib/plan-speed.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { planView } from '../../questions/order/build-order-card-and-receipt-texts.ts'
import { householdInWords } from '../../questions/plans/describe-household.ts'
import { wholeCosts } from '../../ui/choices/Price.tsx'
import { householdIn } from '../../understanding/words/household-in-text.ts'
import { monthsIn, withoutMonths } from '../../understanding/words/cost-periods-in-text.ts'
import { mentionedPlan } from '../../understanding/words/find-mentioned-plan.ts'
import { plansNamed } from '../../understanding/words/plans-named-in-text.ts'
import { isOfOwnOffers } from '../find-offered-plans-and-plan-step.ts'
import { UNTOLD } from './recommend-plan-for-household.ts'
import { choosePlanButton } from './plan-and-payment-buttons.ts'
import { wholeCostOf } from './describe-and-compare-plans.ts'
import type { TalkAnswer } from './reply-with-buttons-type.ts'

/** The data for the answers: the plans on offer, the one in question, and the campaign's cheapest and dearest plan. */
interface Offered {
  readonly order: Order
  readonly plans: readonly Plan[]
  readonly mind: Plan | null
  readonly range: readonly Plan[] | null | undefined
}

const { wholeCost } = remarkAnswers

const CHEAPEST = /\bmais (?:barat\w+|em conta)\b|\bmenor (?:preco|custo|valor)\b/

/** @param said the message in lower case without accents, which may name months, plans and a household */
export function answerWholeCost({ order, plans, mind, range }: Offered, said: string): TalkAnswer {
  const named = monthsIn(said)
  const months = named.length > 0 ? named : TOLD_MONTHS
  // before the address is known, the campaign's cheapest and dearest plan
  const known = plans.length > 0 ? plans : (range ?? [])
  const sold = known.filter(({ companyOnly }) => !companyOnly)
  if (CHEAPEST.test(said)) return cheapestOver(sold, months.at(-1) ?? 0, said, order)
  const asked = plansNamed(withoutMonths(said), sold)
  const [only, another] = asked.length > 0 || !mind ? asked : [mind]
  if (only && !another) return { text: ofOne(only, months), actions: choosePlanButton(order, only) }
  const list = another ? asked : cheapestOfEachSpeed(sold)
  if (list.length === 0) return { text: remarkAnswers.unknownPrice }
  const costs = list.map((plan) => ({
    name: plan.plan,
    costs: months.map((each) => wholeCostOf(plan, each)),
  }))
  return { text: wholeCost.several(costs) }
}

/** One plan of each speed, as the question's cards show them: the others of a speed only add streaming. */
function cheapestOfEachSpeed(plans: readonly Plan[]): readonly Plan[] {
  const byPrice = plans.toSorted((a, b) => a.price_with_dacc - b.price_with_dacc)
  return byPrice.filter(
    (one, place) => byPrice.findIndex((other) => speedOf(other) === speedOf(one)) === place,
  )
}

function ofOne(plan: Plan, months: readonly number[]): string {
  const text = wholeCost.one(
    plan.plan,
    months.map((each) => wholeCostOf(plan, each)),
  )
  const isChanged = plan.price_full > plan.price_with_dacc && months.some((each) => each > PROMOTION_MONTHS)
  if (!isChanged) return text
  const [price, full] = [unbrokenBRL(plan.price_with_dacc), unbrokenBRL(plan.price_full)]
  return `${text} ${wholeCost.parts(PROMOTION_MONTHS, price, full)}`
}

/** Names the plan with the smallest sum among those that suffice for the household that the message tells. */
function cheapestOver(plans: readonly Plan[], months: number, said: string, order: Order): TalkAnswer {
  const home = householdIn(withoutMonths(said))
  const { series = 'none', ...needs } = home ?? {}
  const { isPlain, isStreaming } = mentionedPlan(said) ?? {}
  const watched =
    series !== 'none' ? (streamingServiceNames[series] ?? '') : isStreaming ? wholeCost.anyStreaming : ''
  const withWatched = plans.filter(({ subscriptions }) =>
    series === 'none' ? subscriptions.length > 0 : subscriptions.includes(series),
  )
  const suited = watched !== '' && !isPlain && withWatched.length > 0 ? withWatched : plans
  const enough = home ? suited.filter((plan) => suffices(plan, { ...UNTOLD, ...home })) : suited
  const among = enough.length > 0 ? enough : suited
  const sum = (plan: Plan) => wholeCosts(planView(plan), months).withDebit
  const [plan] = among.toSorted((a, b) => sum(a) - sum(b))
  if (!plan) return { text: remarkAnswers.unknownPrice }
  const told = enough.length > 0 ? householdInWords(needs) : []
  const isMissing = watched !== '' && !isPlain && withWatched.length === 0
  const nearest = isMissing
    ? `${(isOfOwnOffers(order) ? remarkAnswers.ownOffers : advice).nearest(watched)} `
    : ''
  const shown = suited === plans ? '' : watched
  return {
    text: nearest + wholeCost.cheapest(plan.plan, wholeCostOf(plan, months), told, shown),
    actions: choosePlanButton(order, plan),
  }
}

/** Answers what is paid by somebody who leaves after some months: the months, and the fine as far as it is known. */
export function answerLeaving({ order, plans, mind }: Offered, said: string): TalkAnswer {
  const [months] = monthsIn(said)
  const [asked] = plansNamed(withoutMonths(said), plans)
  const plan = asked ?? mind
  if (!plan || months === undefined) return { text: visitorQuestions.multa.answer({ plans }) }
  const loyalty = hasLoyaltyPeriod(plan) ? LOYALTY_MONTHS : 0
  const text = wholeCost.leaving(plan.plan, wholeCostOf(plan, months), loyalty)
  return { text, ...(asked ? { actions: choosePlanButton(order, asked) } : {}) }
}

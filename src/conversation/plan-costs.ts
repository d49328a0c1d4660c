/** Answers what plans cost in all over some months, and which one costs least (docs/decisions/0177). */
import { advice } from '../content/plan-advice.ts'
import { remarkAnswers } from '../content/replies-about-prices-and-plans.ts'
import { streamingServiceNames } from '../content/streaming-service-names.ts'
import { visitorQuestions } from '../content/visitor-questions.ts'
import type { Plan } from '../contract/plan.ts'
import { suffices } from '../funnel/plan-advice.ts'
import { unbrokenBRL } from '../lib/format-prices-and-counts.ts'
import { hasLoyaltyPeriod, LOYALTY_MONTHS } from '../lib/has-loyalty-period.ts'
import { PROMOTION_MONTHS, TOLD_MONTHS } from '../lib/plan-cost-over-months.ts'
import { cheapestOfEachSpeed } from '../lib/plan-speed.ts'
import { wholeCostOf } from '../questions/plans/compare-plans.ts'
import { planView } from '../questions/order/build-order-card-and-receipt-texts.ts'
import { householdInWords } from '../questions/plans/describe-household.ts'
import { wholeCosts } from '../ui/choices/Price.tsx'
import { householdIn, UNTOLD } from './household-advice.ts'
import { choosePlanButton, type Asked, type Reply } from './plan-buttons.ts'
import { isOfOwnOffers } from '../funnel/offered-plans.ts'

const { wholeCost } = remarkAnswers

const PERIOD = /(?<![\d.,])(\d{1,2}) ?(mes(?:es)?|anos?)\b/g

/** Returns the months that a text names, the fewest first: 'em 12 meses', 'em 2 anos'. */
export function monthsIn(said: string): readonly number[] {
  const counted = said.replaceAll(/\bum(?= (?:ano|mes)\b)/g, '1')
  const listed = counted.replaceAll(/(\d{1,2})(?= ?(?:,|e|ou)(?: em)? \d{1,2} ?(?:mes|ano))/g, '$1 meses')
  const found = [...listed.matchAll(PERIOD)].map(([, count, unit = '']) =>
    unit.startsWith('mes') ? Number(count) : Number(count) * 12,
  )
  return [...new Set(found.filter((each) => each > 0 && each <= 60))].toSorted((a, b) => a - b)
}

export function answerWholeCost({ order, plans, named, mind, range, said }: Asked): Reply {
  const told = monthsIn(said)
  const months = told.length > 0 ? told : TOLD_MONTHS
  // before the address is known, the campaign's cheapest and dearest plan
  const sold = (plans.length > 0 ? plans : (range ?? [])).filter(({ companyOnly }) => !companyOnly)
  if (/\bmais (?:barat|em conta)|\bmenor (?:preco|custo|valor)/.test(said))
    return cheapestOver(sold, months.at(-1) ?? 0, { said, order })
  const [only, another] = named.length > 0 || !mind ? named : [mind]
  if (only && !another) return { text: ofOne(only, months), actions: choosePlanButton(order, only) }
  const list = another ? named : cheapestOfEachSpeed(sold)
  if (list.length === 0) return { text: remarkAnswers.unknownPrice }
  const costs = list.map((plan) => ({
    name: plan.plan,
    costs: months.map((each) => wholeCostOf(plan, each)),
  }))
  return { text: wholeCost.several(costs) }
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
function cheapestOver(
  plans: readonly Plan[],
  months: number,
  { said, order }: Pick<Asked, 'said' | 'order'>,
): Reply {
  const { series, ...needs } = householdIn(said) ?? {}
  const isAny = series === undefined && /\bstreamings?\b/.test(said)
  const watched = isAny ? wholeCost.anyStreaming : series ? (streamingServiceNames[series] ?? '') : ''
  const withIt = plans.filter(({ subscriptions: all }) =>
    isAny ? all.length > 0 : series && all.includes(series),
  )
  const suited = withIt.length > 0 ? withIt : plans
  const enough = suited.filter((plan) => suffices(plan, { ...UNTOLD, ...needs }))
  const among = enough.length > 0 ? enough : suited
  const sum = (plan: Plan) => wholeCosts(planView(plan), months).withDebit
  const [plan] = among.toSorted((a, b) => sum(a) - sum(b))
  if (!plan) return { text: remarkAnswers.unknownPrice }
  const isMissing = watched !== '' && withIt.length === 0
  const nearest = isMissing
    ? `${(isOfOwnOffers(order) ? remarkAnswers.ownOffers : advice).nearest(watched)} `
    : ''
  const told = enough.length > 0 ? householdInWords(needs) : []
  return {
    text: nearest + wholeCost.cheapest(plan.plan, wholeCostOf(plan, months), told, isMissing ? '' : watched),
    actions: choosePlanButton(order, plan),
  }
}

/** Answers what is paid by somebody who leaves after some months: the months, and the fine as far as it is known. */
export function answerLeaving({ order, plans, named, mind, said }: Asked): Reply {
  const [months] = monthsIn(said)
  const [asked] = named
  const plan = asked ?? mind
  if (!plan || months === undefined) return { text: visitorQuestions.multa.answer({ plans }) }
  const loyalty = hasLoyaltyPeriod(plan) ? LOYALTY_MONTHS : 0
  const text = wholeCost.leaving(plan.plan, wholeCostOf(plan, months), loyalty)
  return { text, actions: choosePlanButton(order, asked) }
}

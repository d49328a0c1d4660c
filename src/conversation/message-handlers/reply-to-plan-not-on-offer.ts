/** Tells visitors that a plan they asked for does not exist, and names the nearest one, or which plans have what they asked for. */
import { priceConditions } from '../../content/direct-debit-price-conditions.ts'
import { remarkAnswers } from '../../content/replies-about-prices-and-plans.ts'
import { streamingNamesOf, streamingServiceNames } from '../../content/streaming-service-names.ts'
import type { Plan } from '../../contract/plan.ts'
import { paysByDebit } from '../../funnel/chosen-plan-and-price.ts'
import type { Order } from '../../funnel/step-and-journey-types.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { speedOf, speedName } from '../../lib/plan-speed.ts'
import { listInWords } from '../../lib/list-in-words.ts'
import type { ChatAction } from '../../store/redux-actions.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { mentionedPlan } from '../../understanding/words/find-mentioned-plan.ts'
import { shopServicesOf } from '../../understanding/words/streaming-services-of-shop.ts'
import { choosePlanButton } from './plan-and-payment-buttons.ts'
import { plansOnOffer } from '../find-offered-plans-and-plan-step.ts'

const slugs: readonly string[] = Object.keys(streamingServiceNames)
const slugOf = (part: string) => slugs.find((slug) => slug.toLowerCase().includes(part)) ?? part

/** Names a service that the shop's team has added as the plans with it do. */
const nameInPlans = (plans: readonly Plan[], slug: string): string =>
  plans.flatMap(({ benefits }) => benefits).find((each) => each.slug.toLowerCase() === slug)?.benefit ?? slug

const namesOf = (plans: readonly Plan[], slugs: readonly string[]): string =>
  listInWords(slugs.map((slug) => streamingServiceNames[slug] ?? nameInPlans(plans, slug)))

const has = (plan: Plan, wanted: readonly string[]) =>
  wanted.every((slug) => plan.subscriptions.some((each) => each.toLowerCase() === slug.toLowerCase()))

/** The reply about a plan that is not on offer, with buttons for the nearest ones. */
interface Missing {
  readonly text: string
  readonly actions: readonly ChatAction[]
}

/** Returns what to say about the plan that a message asks for; null if it names none, or one that is. */
export function planNotOnOffer(order: Order, message: string): Missing | null {
  const said = mentionedPlan(lowerWithoutAccents(message), shopServicesOf(plansOnOffer(order)))
  if (!said || said.isTorn || (said.speed === null && (said.isOther || said.services.length === 0)))
    return null
  const wanted = said.services.map(slugOf)
  const isThere = plansOnOffer(order).some(
    (plan) => (said.speed === null || speedOf(plan) === said.speed) && has(plan, wanted),
  )
  return isThere && !said.isOther ? null : nearestTo(order, said.speed, wanted, said.isOther)
}

/** Of the plans of one speed, the one with the services that a message names, or without any. */
export function planOfSpeed(order: Order, speed: number, message: string): Plan | undefined {
  const plans = plansOnOffer(order).filter((plan) => speedOf(plan) === speed)
  const said = mentionedPlan(lowerWithoutAccents(message), shopServicesOf(plans))
  const wanted = (said?.services ?? []).map(slugOf)
  const plain = plans.find(({ subscriptions }) => subscriptions.length === 0)
  return (wanted.length > 0 ? plans.find((plan) => has(plan, wanted)) : plain) ?? plain ?? plans[0]
}

/**
 * Returns the plans that have the streaming services which a message names, with a button each and with what they cost as
 * the order is paid; null if not several do.
 */
export function severalPlansWith(order: Order, message: string): Missing | null {
  const all = plansOnOffer(order)
  const mentioned = mentionedPlan(lowerWithoutAccents(message), shopServicesOf(all))
  const wanted = (mentioned?.services ?? []).map(slugOf)
  const plans = wanted.length > 0 ? all.filter((plan) => has(plan, wanted)) : []
  if (plans.length < 2) return null
  const isDebit = paysByDebit(order) !== false
  return {
    text: remarkAnswers.missing.several(
      namesOf(plans, wanted),
      plans.map(
        ({ plan, price, price_with_dacc }) => `${plan} (${unbrokenBRL(isDebit ? price_with_dacc : price)})`,
      ),
      isDebit ? priceConditions.withDebit : priceConditions.withoutDebit,
    ),
    actions: plans.flatMap((plan) => choosePlanButton(order, plan)),
  }
}

/**
 * Returns what to say about a plan that is not on offer.
 * @param wanted slugs of the streaming services that it was to include
 * @param isOther whether it was to include a service that no plan includes
 */
function nearestTo(order: Order, speed: number | null, wanted: readonly string[], isOther: boolean): Missing {
  const plans = plansOnOffer(order)
  const { missing } = remarkAnswers
  const services = isOther ? missing.otherService : namesOf(plans, wanted)
  const name = missing.name(speed === null ? missing.plan : speedName(speed), services)
  const sameSpeed = plans.filter((plan) => speedOf(plan) === speed && plan.subscriptions.length > 0)
  const sameService = wanted.length > 0 ? plans.filter((plan) => has(plan, wanted)) : []
  const buttons = (list: readonly Plan[]) => list.slice(0, 3).flatMap((plan) => choosePlanButton(order, plan))
  if ((isOther || wanted.length > 0) && sameSpeed.length > 0) {
    const others = [...new Set(sameSpeed.map((plan) => listInWords(streamingNamesOf(plan))))]
    return { text: missing.withOthers(name, others), actions: buttons(sameSpeed) }
  }
  const distance = (plan: Plan) => Math.abs(speedOf(plan) - (speed ?? 0))
  const near =
    sameService.length > 0
      ? sameService.slice(0, 3)
      : plans
          .filter(({ subscriptions }) => subscriptions.length === 0)
          .toSorted((a, b) => distance(a) - distance(b))
          .slice(0, 2)
  if (near.length === 0) return { text: missing.none(name), actions: [] }
  return {
    text: missing.otherSpeeds(
      name,
      near.map(({ plan }) => plan),
    ),
    actions: buttons(near),
  }
}

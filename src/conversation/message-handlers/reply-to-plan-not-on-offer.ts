/** Tells visitors that a plan they asked for does not exist, and names the nearest one. */
import { remarkAnswers } from '../../content/replies-about-prices-and-plans.ts'
import { streamingNamesOf, streamingServiceNames } from '../../content/streaming-service-names.ts'
import type { Plan } from '../../contract/plan.ts'
import type { Order } from '../../funnel/step-and-journey-types.ts'
import { speedOf, speedName } from '../../lib/plan-speed.ts'
import { listInWords } from '../../lib/list-in-words.ts'
import type { ChatAction } from '../../store/redux-actions.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { mentionedPlan } from '../../understanding/words/find-mentioned-plan.ts'
import { choosePlanButton } from './plan-and-payment-buttons.ts'
import { plansOnOffer } from '../find-offered-plans-and-plan-step.ts'

const slugs: readonly string[] = Object.keys(streamingServiceNames)
const slugOf = (part: string) => slugs.find((slug) => slug.toLowerCase().includes(part)) ?? part

const has = (plan: Plan, wanted: readonly string[]) =>
  wanted.every((slug) => plan.subscriptions.includes(slug))

/** The reply about a plan that is not on offer, with buttons for the nearest ones. */
interface Missing {
  readonly text: string
  readonly actions: readonly ChatAction[]
}

/** Returns what to say about the plan that a message asks for; null if it names none, or one that is. */
export function planNotOnOffer(order: Order, message: string): Missing | null {
  const said = mentionedPlan(lowerWithoutAccents(message))
  if (!said || said.isTorn || (said.speed === null && (said.isOther || said.services.length === 0)))
    return null
  const wanted = said.services.map(slugOf)
  const isThere = plansOnOffer(order).some(
    (plan) => (said.speed === null || speedOf(plan) === said.speed) && has(plan, wanted),
  )
  return isThere && !said.isOther ? null : nearestTo(order, said.speed, wanted, said.isOther)
}

/**
 * Returns what to say about a plan that is not on offer.
 * @param wanted slugs of the streaming services that it was to include
 * @param isOther whether it was to include a service that no plan includes
 */
function nearestTo(order: Order, speed: number | null, wanted: readonly string[], isOther: boolean): Missing {
  const plans = plansOnOffer(order)
  const { missing } = remarkAnswers
  const services = isOther
    ? missing.otherService
    : listInWords(wanted.map((slug) => streamingServiceNames[slug] ?? slug))
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

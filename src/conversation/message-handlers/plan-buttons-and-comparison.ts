/** Builds the chat's buttons for choosing and comparing plans, and the text that compares two plans. */
import { remarkAnswers, type NamedPlan, type WholeCost } from '../../content/remark-answers.ts'
import { devices } from '../../lib/recommended-devices.ts'
import type { Plan } from '../../contract/plan.ts'
import { paysByDebit, planOf } from '../../funnel/chosen-plan-and-price.ts'
import { isStepOf } from '../../funnel/journey-registry.ts'
import type { Order } from '../../funnel/step-and-journey-types.ts'
import { listInWords } from '../../lib/list-in-words.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { TOLD_MONTHS } from '../../lib/cost-over-months.ts'
import { speedOf, speedName } from '../../lib/plan-speed.ts'
import { planView } from '../../questions/order/order-card-and-receipt-texts.ts'
import type { ChatAction } from '../../store/redux-actions.ts'
import type { PlanView } from '../../ui/choices/PlanRadioCard.tsx'
import { wholeCosts } from '../../ui/choices/Price.tsx'
import { plansOnOffer, planFieldOf } from '../offered-plans.ts'

const { buttons, compared } = remarkAnswers

export const namedPlan = (plan: Plan): NamedPlan => ({
  name: plan.plan,
  withDebit: unbrokenBRL(plan.price_with_dacc),
  withoutDebit: unbrokenBRL(plan.price),
  full: unbrokenBRL(plan.price_full),
})

/** Returns the button that takes a plan; none if it is chosen already or the journey asks for no plan. */
export function choosePlanButton(order: Order, plan: Plan | null | undefined): readonly ChatAction[] {
  const field = planFieldOf(order)
  const isOpen = order.finished === null && plansOnOffer(order).length > 0
  if (!plan || !field || !isOpen || planOf(order)?.id === plan.id) return []
  return [{ label: buttons.take(plan.plan), answers: { [field.step]: { [field.name]: plan.id } } }]
}

/** Returns the button that chooses how to pay, once that question has been answered or is open. */
export function debitButton(order: Order, byDebit: boolean): readonly ChatAction[] {
  const step = 'ativar-debito'
  if (order.finished !== null || !isStepOf(order, step) || paysByDebit(order) === byDebit) return []
  const label = byDebit ? buttons.payByDebit : buttons.payByBill
  return [{ label, answers: { [step]: { direct_debit: String(byDebit) } } }]
}

const isAlone = ({ subscriptions }: Plan) => subscriptions.length === 0

/** Returns a name for a plan that is as short as possible: '500', '1 Giga', '700 Mega HBO Max'. */
function shortName(plan: Plan): string {
  const speed = speedOf(plan)
  if (!isAlone(plan)) return plan.plan
  return speed >= 1000 ? speedName(speed) : String(speed)
}

/** Returns the button that compares two plans. Its label is also understood as a message. */
export function compareButton(
  one: Plan | null | undefined,
  other: Plan | null | undefined,
): readonly ChatAction[] {
  if (!one || !other || one.id === other.id) return []
  return [{ label: buttons.compare(shortName(one), shortName(other)) }]
}

export const devicesOf = (plan: Plan): number => devices[speedOf(plan)] ?? 0

/** Returns what a plan costs in all over some months, formatted. */
export function wholeCostOf(plan: Plan, months: number): WholeCost {
  const { withDebit, withoutDebit } = wholeCosts(planView(plan), months)
  return { months, withDebit: unbrokenBRL(withDebit), withoutDebit: unbrokenBRL(withoutDebit) }
}

/** Compares two plans in at most five lines, by what "Comparar dois planos" shows. */
export function comparePlans(one: Plan, other: Plan): string {
  const [first, second] = [planView(one), planView(other)]
  const down = [downloadOf(first), downloadOf(second)] as const
  const up = [speedName(first.upload), speedName(second.upload)] as const
  const isSameSpeed = down[0] === down[1] && up[0] === up[1]
  const count = [devicesOf(one), devicesOf(other)] as const
  const speed = isSameSpeed ? compared.sameSpeed(down[0], up[0]) : compared.speed(down, up)
  const fits = !isSameSpeed && count[0] > 0 && count[1] > 0 ? compared.devices(...count) : ''
  const whole = TOLD_MONTHS.map((months) =>
    compared.whole(wholeCostOf(one, months), wholeCostOf(other, months)),
  )
  const only = [servicesBeside(first, second), servicesBeside(second, first)] as const
  return [
    compared.price(namedPlan(one), namedPlan(other)),
    compared.after(unbrokenBRL(first.priceFull), unbrokenBRL(second.priceFull)),
    whole.join(' '),
    speed + fits,
    compared.services(
      [first.name, second.name],
      [listInWords(only[0]), listInWords(only[1])],
      first.benefits.length - only[0].length,
    ),
  ].join('\n')
}

const downloadOf = ({ note, download }: PlanView) => note ?? speedName(download)

/** Returns the names of the services of a plan that another one lacks. */
const servicesBeside = (plan: PlanView, other: PlanView): readonly string[] =>
  plan.benefits.filter((name) => !other.benefits.includes(name))

/**
 * Returns the plan that is best compared with another one: the next larger one without streaming, or the next smaller
 * one.
 * @param isBelow whether the smaller one is preferred, to show what a plan offers in addition
 */
export function nextPlanUpOrDown(
  plan: Plan | null,
  plans: readonly Plan[],
  isBelow = false,
): Plan | undefined {
  const alone = plans.filter((each) => isAlone(each) || each.id === plan?.id)
  const at = alone.findIndex(({ id }) => id === plan?.id)
  const [before, next] = [alone[at - 1], alone[at + 1]]
  return isBelow ? (before ?? next) : (next ?? before)
}

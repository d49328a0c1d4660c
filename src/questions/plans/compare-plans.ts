/** What is said of a plan and its prices, how two plans differ, and which other plan to compare one with. */
import {
  remarkAnswers,
  type NamedPlan,
  type WholeCost,
} from '../../content/replies-about-prices-and-plans.ts'
import type { Plan } from '../../contract/plan.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { listInWords } from '../../lib/list-in-words.ts'
import { TOLD_MONTHS } from '../../lib/plan-cost-over-months.ts'
import { speedName, speedOf } from '../../lib/plan-speed.ts'
import { devices } from '../../lib/recommended-devices.ts'
import type { PlanView } from '../../ui/choices/PlanRadioCard.tsx'
import { wholeCosts } from '../../ui/choices/Price.tsx'
import { planView } from '../order/build-order-card-and-receipt-texts.ts'

const { compared } = remarkAnswers

export const namedPlan = (plan: Plan): NamedPlan => ({
  name: plan.plan,
  withDebit: unbrokenBRL(plan.price_with_dacc),
  withoutDebit: unbrokenBRL(plan.price),
  full: unbrokenBRL(plan.price_full),
})

export const isWithoutServices = ({ subscriptions }: Plan) => subscriptions.length === 0

export const devicesOf = (plan: Plan): number => devices[speedOf(plan)] ?? 0

/** Returns what a plan costs in all over some months, formatted. */
export function wholeCostOf(plan: Plan, months: number): WholeCost {
  const { withDebit, withoutDebit } = wholeCosts(planView(plan), months)
  return { months, withDebit: unbrokenBRL(withDebit), withoutDebit: unbrokenBRL(withoutDebit) }
}

/**
 * Returns the plan that is best compared with another one: the next larger one without streaming, or the next smaller
 * one.
 * @param isBelow whether the smaller one is preferred, to show what a plan offers in addition
 */
export function nextPlan(plan: Plan | null, plans: readonly Plan[], isBelow = false): Plan | undefined {
  const alone = plans.filter((each) => isWithoutServices(each) || each.id === plan?.id)
  const at = alone.findIndex(({ id }) => id === plan?.id)
  const [before, next] = [alone[at - 1], alone[at + 1]]
  return isBelow ? (before ?? next) : (next ?? before)
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

/** The chat's buttons that choose a plan or how to pay, or compare two plans. */
import { remarkAnswers } from '../../content/replies-about-prices-and-plans.ts'
import type { Plan } from '../../contract/plan.ts'
import { paysByDebit, planOf } from '../../funnel/chosen-plan-and-price.ts'
import { isStepOf } from '../../funnel/journey-registry.ts'
import type { Order } from '../../funnel/step-and-journey-types.ts'
import { speedOf, speedName } from '../../lib/plan-speed.ts'
import type { ChatAction } from '../../store/redux-actions.ts'
import { plansOnOffer, planFieldOf } from '../find-offered-plans-and-plan-step.ts'
import { isWithoutServices } from './describe-and-compare-plans.ts'

const { buttons } = remarkAnswers

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

/** Returns a name for a plan that is as short as possible: '500', '1 Giga', '700 Mega HBO Max'. */
function shortName(plan: Plan): string {
  const speed = speedOf(plan)
  if (!isWithoutServices(plan)) return plan.plan
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

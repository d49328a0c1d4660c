/** Finds the plans on offer, the question at which one is chosen, and the plan that the visitor has in mind. */
import type { Plan } from '../contract/plan.ts'
import { findStep } from './journey-registry.ts'
import type { Order, StepId, Values } from './step-and-journey-types.ts'
import { planOf } from './chosen-plan-and-price.ts'

/** Returns a customer's own offers or the plans at the address, cheapest first; empty until they are known. */
export const plansOnOffer = ({ facts: { coverage, offers } }: Order): readonly Plan[] =>
  (offers?.plans ?? coverage?.plans ?? []).toSorted((a, b) => a.price_with_dacc - b.price_with_dacc)

/** Returns the id of the step that asks for the plan; undefined in journeys without one. */
export const planStepOf = (order: Order): StepId | undefined =>
  findStep(order, ({ view }) => view === 'plans')?.id

/** Returns the step that asks for a plan or for one of the customer's offers; undefined if there is none. */
const choiceStepOf = (order: Order) => findStep(order, ({ view }) => view === 'plans' || view === 'offers')

/** Whether the order is about the customer's own offers, which do not depend on the address. */
export const isOfOwnOffers = (order: Order): boolean => choiceStepOf(order)?.view === 'offers'

/** Returns where the order takes a plan: a step and the name of its field; null in journeys without one. */
export function planFieldOf(order: Order): { readonly step: StepId; readonly name: string } | null {
  const { id: step, fields: [field] = [] } = choiceStepOf(order) ?? {}
  return step && field ? { step, name: field.name } : null
}

/** Returns the plan that the visitor has chosen, or that is marked on the plan question, or else the advised one. */
export function planInMind(
  order: Order,
  drafts: Readonly<Record<StepId, Values>>,
  advised: string | undefined,
) {
  const { step = '', name = '' } = planFieldOf(order) ?? {}
  const marked = drafts[step]?.[name] ?? advised
  return planOf(order) ?? plansOnOffer(order).find(({ id }) => id === marked) ?? null
}

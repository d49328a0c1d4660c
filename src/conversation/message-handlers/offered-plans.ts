/** Finds the plans that the chat can offer at this point of the order, and the question at which a plan is chosen. */
import type { Plan } from '../../contract/plan.ts'
import { findStep } from '../../funnel/journey-registry.ts'
import type { Order, StepId } from '../../funnel/step-and-journey-types.ts'
import type { ChatAction, AddedLine } from '../../store/redux-actions.ts'

/** An answer with the buttons under it. */
export interface TalkAnswer {
  readonly text: string
  readonly actions?: readonly ChatAction[]
  readonly link?: AddedLine['link']
  /** Whether it confirms what was told rather than answers a question. */
  readonly isTold?: true
}

/**
 * Returns the plans on offer, the cheapest first: a customer's own offers, or the plans at the address; empty until
 * they are known.
 */
export const plansOnOffer = ({ facts: { coverage, offers } }: Order): readonly Plan[] =>
  (offers?.plans ?? coverage?.plans ?? []).toSorted((a, b) => a.price_with_dacc - b.price_with_dacc)

/** Returns the id of the step that asks for the plan; undefined in journeys without one. */
export const planStepOf = (order: Order): StepId | undefined =>
  findStep(order, ({ view }) => view === 'plans')?.id

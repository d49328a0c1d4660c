/** Lists the journeys that the desk has figures for, and the steps of each. */
import type { Journey, JourneyId, StepId } from '../../../src/funnel/step-and-journey-types.ts'
import { journeys } from '../../../src/site/load-all-journeys.ts'

/** The journeys that the desk counts. The template for new journeys is hidden and not among them. */
const counted = journeys.filter(({ isHidden }) => isHidden !== true)

/** The steps of each journey, in the order of its pages. */
const STEPS: ReadonlyMap<JourneyId, readonly StepId[]> = new Map(
  counted.map(({ id, pages }) => [id, [...new Set(pages.flatMap(({ steps }) => steps))]]),
)

/** The journeys that the desk has figures for. */
export const DESK_JOURNEYS: readonly JourneyId[] = [...STEPS.keys()]

/** The journeys whose visits can end in an order. */
export const ENDING_IN_ORDERS: readonly JourneyId[] = counted.filter(endsInOrder).map(({ id }) => id)

/** Whether the leads of a journey become orders. */
export function endsInOrder({
  recordKind,
  placesNoOrder,
}: Pick<Journey, 'recordKind' | 'placesNoOrder'>): boolean {
  return recordKind === 'lead' && placesNoOrder !== true
}

/** Returns the steps of a journey in the order of its pages; none for an unknown journey. */
export const deskStepsOf = (journey: JourneyId): readonly StepId[] => STEPS.get(journey) ?? []

/** An outcome from which the visitor can continue, with another quiz. */
const GOES_ON: StepId = 'erro1'

/**
 * The steps at which a visit is over, so that leaving there is no loss: the receipt, and outcomes without an
 * order.
 */
const ENDS: ReadonlySet<StepId> = new Set(
  counted
    .flatMap(({ pages }) => pages.filter((page) => page.isOutcome === true || page === pages.at(-1)))
    .flatMap(({ steps }) => steps)
    .filter((step) => step !== GOES_ON),
)

/** Returns whether a visit is over at this step. */
export const isEnd = (step: StepId): boolean => ENDS.has(step)

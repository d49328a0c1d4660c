import type { JourneyId, StepId } from '../../../src/funnel/types.ts'
import { journeys } from '../../../src/site/journeys.ts'

/** The customers' journeys: the starter template is kept out of search engines, and of the figures. */
const counted = journeys.filter(({ isHidden }) => isHidden !== true)

/** Every journey of a customer, with its steps in the order of its pages. */
const STEPS: ReadonlyMap<JourneyId, readonly StepId[]> = new Map(
  counted.map(({ id, pages }) => [id, [...new Set(pages.flatMap(({ steps }) => steps))]]),
)

export const JOURNEYS: readonly JourneyId[] = [...STEPS.keys()]

/** Journeys that end in a lead's order, which stores version and day. */
export const ENDING_IN_ORDERS: readonly JourneyId[] = counted
  .filter(({ subject }) => subject === 'lead')
  .map(({ id }) => id)

/** The steps of a journey in the order of its pages; none for an unknown one. */
export const deskStepsOf = (journey: JourneyId): readonly StepId[] => STEPS.get(journey) ?? []

/** An outcome with a way on: another quiz. */
const GOES_ON: StepId = 'erro1'

/** Where a visit ends: the receipt, and endings without an order. A visit there is not lost. */
const ENDS: ReadonlySet<StepId> = new Set(
  counted
    .flatMap(({ pages }) => pages.filter((page) => page.isOutcome === true || page === pages.at(-1)))
    .flatMap(({ steps }) => steps)
    .filter((step) => step !== GOES_ON),
)

export const isEnd = (step: StepId): boolean => ENDS.has(step)

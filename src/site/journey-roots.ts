import type { JourneyId } from '../funnel/step-and-journey-types.ts'
import { journeys } from './load-all-journeys.ts'

/**
 * Maps the first segment of a path to the journey (variant of the order) with this root path. A browser loads only one
 * journey, so the build replaces this module with the computed list (scripts/build/run-modules-at-build.ts).
 */
export const JOURNEY_ROOTS: Readonly<Record<string, JourneyId>> = Object.fromEntries(
  journeys
    .filter(({ root, isHidden }) => root !== '' && isHidden !== true)
    .map(({ root, id }) => [root.slice(1), id]),
)

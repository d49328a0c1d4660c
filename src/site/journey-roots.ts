import type { JourneyId } from '../funnel/types.ts'
import { journeys } from './journeys.ts'

/**
 * Journeys that have a root path of their own in every campaign, by the first segment of their paths. A browser loads
 * only one journey, so the build replaces this module with the computed list (scripts/build/computed-modules.ts).
 */
export const JOURNEY_ROOTS: Readonly<Record<string, JourneyId>> = Object.fromEntries(
  journeys
    .filter(({ root, isHidden }) => root !== '' && isHidden !== true)
    .map(({ root, id }) => [root.slice(1), id]),
)

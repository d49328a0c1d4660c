import type { JourneyId } from '../funnel/types.ts'
import { journeys } from './journeys.ts'

/**
 * Ids of the journeys (variants of the order) that are reached under their own root path in every campaign,
 * by the first segment of that path. A browser loads only one journey, so the build replaces this module with
 * the computed list (scripts/build/computed-modules.ts).
 */
export const JOURNEY_ROOTS: Readonly<Record<string, JourneyId>> = Object.fromEntries(
  journeys
    .filter(({ root, isHidden }) => root !== '' && isHidden !== true)
    .map(({ root, id }) => [root.slice(1), id]),
)

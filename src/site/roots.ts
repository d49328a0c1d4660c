import type { JourneyId } from '../funnel/types.ts'
import { journeys } from './journeys.ts'

/**
 * Journeys with their own root address, in any campaign, by the first segment of their paths. A browser knows one
 * journey only: the build replaces this module by the list (scripts/build/computed-modules.ts).
 */
export const ROOTS: Readonly<Record<string, JourneyId>> = Object.fromEntries(
  journeys
    .filter(({ root, isHidden }) => root !== '' && isHidden !== true)
    .map(({ root, id }) => [root.slice(1), id]),
)

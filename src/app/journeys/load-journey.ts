/**
 * Loads a journey and registers its first steps and their texts. The standard journey is bundled with the first screen.
 */
import type { JourneyId } from '../../funnel/step-and-journey-types.ts'
import type { JourneyParts } from './register-journey.ts'
import { browserBundle as standard } from './standard/browser-bundle.ts'

export async function loadJourney(journey: JourneyId): Promise<JourneyParts> {
  if (journey === standard.id) return standard
  const { LOADERS } = await import('./journey-loaders.ts')
  return (await LOADERS[journey]?.())?.browserBundle ?? standard
}

/** A journey's source files; none if it is bundled with the first screen. */
export const journeyModules = (journey: JourneyId): readonly string[] =>
  journey === standard.id
    ? []
    : ['src/app/journeys/journey-loaders.ts', `src/app/journeys/${journey}/browser-bundle.ts`]

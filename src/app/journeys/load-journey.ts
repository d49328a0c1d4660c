/** The journeys, by their ids. Each loads with its page; the standard one stands in the first scripts. */
import type { JourneyId } from '../../funnel/step-and-journey-types.ts'
import type { JourneyParts } from './register-journey.ts'
import { journeyParts as standard } from './standard.ts'

type Load = () => Promise<{ readonly journeyParts: JourneyParts }>

const JOURNEYS: Readonly<Record<JourneyId, Load>> = {
  b: async () => import('./b.ts'),
  'b-mobile': async () => import('./b-mobile.ts'),
  collaborator: async () => import('./collaborator.ts'),
  compact: async () => import('./compact.ts'),
  coverage: async () => import('./coverage.ts'),
  demo: async () => import('./demo.ts'),
  migration: async () => import('./migration.ts'),
  mobile: async () => import('./mobile.ts'),
  renewal: async () => import('./renewal.ts'),
}

/** Loads a journey, and registers its first steps and their texts. */
export async function loadJourney(journey: JourneyId): Promise<JourneyParts> {
  return (await JOURNEYS[journey]?.())?.journeyParts ?? standard
}

export const hasOwnParts = (journey: JourneyId): boolean => journey in JOURNEYS

/** A journey's source files; none if it stands in the first scripts. */
export const journeyModules = (journey: JourneyId): readonly string[] =>
  hasOwnParts(journey) ? [`src/app/journeys/${journey}.ts`] : []

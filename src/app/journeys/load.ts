import type { JourneyId } from '../../funnel/types.ts'
import type { JourneyParts } from './parts.ts'
import { parts as standard } from './standard.ts'

type Load = () => Promise<{ readonly parts: JourneyParts }>

/** Journeys with their own bundle. */
const LOADERS: Readonly<Record<JourneyId, Load>> = {
  b: async () => import('./b.ts'),
  'b-mobile': async () => import('./b-mobile.ts'),
  coverage: async () => import('./coverage.ts'),
  collaborator: async () => import('./collaborator.ts'),
  demo: async () => import('./demo.ts'),
  mobile: async () => import('./mobile.ts'),
  compact: async () => import('./compact.ts'),
  renewal: async () => import('./renewal.ts'),
  migration: async () => import('./migration.ts'),
}

/** Loads a journey and registers its first steps and their texts. */
export async function loadParts(journey: JourneyId): Promise<JourneyParts> {
  const load = LOADERS[journey]
  return load ? (await load()).parts : standard
}

/** A journey's source file, as named in the build manifest; null when it is bundled with the first screen. */
export const journeyModule = (journey: JourneyId): string | null =>
  LOADERS[journey] ? `src/app/journeys/${journey}.ts` : null

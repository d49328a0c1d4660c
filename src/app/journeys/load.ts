/** Loads the code of a journey. */
import type { JourneyId } from '../../funnel/types.ts'
import type { JourneyParts } from './register.ts'
import { parts as standard } from './standard/parts.ts'

type Load = () => Promise<{ readonly parts: JourneyParts }>

/** Journeys with their own bundle. The standard journey is bundled with the first screen. */
const LOADERS: Readonly<Record<JourneyId, Load>> = {
  b: async () => import('./b/parts.ts'),
  'b-mobile': async () => import('./b-mobile/parts.ts'),
  coverage: async () => import('./coverage/parts.ts'),
  collaborator: async () => import('./collaborator/parts.ts'),
  demo: async () => import('./demo/parts.ts'),
  mobile: async () => import('./mobile/parts.ts'),
  compact: async () => import('./compact/parts.ts'),
  renewal: async () => import('./renewal/parts.ts'),
  migration: async () => import('./migration/parts.ts'),
}

/** Loads a journey and registers its first steps and their texts. */
export async function loadParts(journey: JourneyId): Promise<JourneyParts> {
  const load = LOADERS[journey]
  return load ? (await load()).parts : standard
}

/** A journey's source file, as named in the build manifest; null if it is bundled with the first screen. */
export const journeyModule = (journey: JourneyId): string | null =>
  LOADERS[journey] ? `src/app/journeys/${journey}/parts.ts` : null

/**
 * Journeys with their own bundle, in a file of its own: most visitors are in the standard journey, and the first scripts
 * would name every file of the others.
 */
import type { JourneyId } from '../../funnel/types.ts'
import type { JourneyParts } from './register-journey.ts'

type Load = () => Promise<{ readonly parts: JourneyParts }>

export const LOADERS: Readonly<Record<JourneyId, Load>> = {
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

import type { JourneyId } from '../funnel/types.ts'
import { JOURNEY_ROOTS } from './journey-roots.ts'

/** Root of the demo of the starter template (D48). It belongs to no campaign. */
const DEMO = 'demo'

/** Path that asks existing customers for their CPF; only the migration campaign has its own page for it (D51). */
const DOCUMENT = 'consulta-cpf'

/**
 * Returns the journey to which an address belongs.
 * @param own journey of the page's campaign
 * @param path below the campaign's prefix
 */
export function journeyAt(own: JourneyId, path: string): JourneyId {
  const [, root = ''] = path.split('/')
  if (root === DOCUMENT) return own === 'migration' ? own : 'renewal'
  return root === DEMO ? DEMO : (JOURNEY_ROOTS[root] ?? own)
}

import type { JourneyId } from '../funnel/types.ts'
import { ROOTS } from './roots.ts'

/** The starter template's root (D48). No campaign leads there, and none has it. */
const DEMO = 'demo'

/** Where every customer's document is asked for; only the migration campaign has its own page for it (D51). */
const DOCUMENT = 'consulta-cpf'

/**
 * The journey that an address belongs to.
 * @param own journey of the page's campaign
 * @param path below the campaign's prefix
 */
export function journeyAt(own: JourneyId, path: string): JourneyId {
  const [, root = ''] = path.split('/')
  if (root === DOCUMENT) return own === 'migration' ? own : 'renewal'
  return root === DEMO ? DEMO : (ROOTS[root] ?? own)
}

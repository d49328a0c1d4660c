import type { JourneyId } from '../funnel/types.ts'

/** Journeys that stand below an address of their own, under whatever campaign. */
export const ROOTS: Readonly<Record<string, JourneyId>> = {
  'consultar-cobertura': 'coverage',
  refidelizacao: 'renewal',
}

/** Where every customer's document is asked; only the migration's own campaign asks it on a page of its own (D51). */
const DOCUMENT = 'consulta-cpf'

/**
 * The journey that an address belongs to.
 * @param own journey of the campaign in whose name the page stands
 * @param path below the campaign's prefix
 */
export function journeyAt(own: JourneyId, path: string): JourneyId {
  const [, root = ''] = path.split('/')
  if (root === DOCUMENT) return own === 'migration' ? own : 'renewal'
  return ROOTS[root] ?? own
}

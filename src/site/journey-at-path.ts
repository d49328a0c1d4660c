/** Finds the journey (variant of the order) that a URL path belongs to. */
import type { JourneyId } from '../funnel/step-and-journey-types.ts'
import { JOURNEY_ROOTS } from './journey-roots.ts'

/** First path segment of the demo site at /demo, which belongs to no campaign. */
const DEMO = 'demo'

/**
 * First path segment of the page that asks existing customers for their CPF (tax number). In the
 * migration campaign the page belongs to the migration journey, elsewhere to the renewal journey.
 */
const DOCUMENT = 'consulta-cpf'

/**
 * Returns the id of the journey that a path belongs to.
 * @param own id of the campaign's journey
 * @param path without the campaign's prefix
 */
export function journeyAt(own: JourneyId, path: string): JourneyId {
  const [, root = ''] = path.split('/')
  if (root === DOCUMENT) return own === 'migration' ? own : 'renewal'
  if (root === DEMO) return DEMO
  // a path may also say the name of something that every object has, such as 'constructor'
  return (Object.hasOwn(JOURNEY_ROOTS, root) ? JOURNEY_ROOTS[root] : undefined) ?? own
}

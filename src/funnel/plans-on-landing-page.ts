/**
 * Returns the plans that a landing page shows, out of all plans of the campaign. The pages of the coverage check show
 * all plans; other pages show only the plans marked for landing pages. If the path contains `hbo-max` or `paramount`,
 * only plans with that streaming service are shown. If it contains `globoplay`, only plans without another service are
 * shown: with a mobile brand, the page also lists plans without streaming.
 */
import type { Plan } from '../contract/plan.ts'

/** Slugs of the streaming services, by the path segment that selects them. */
const BY_SEGMENT: Readonly<Record<string, string>> = { 'hbo-max': 'MAX', paramount: 'paramount-plus' }
const GLOBOPLAY = { segment: 'globoplay', slug: 'globo-play' }

export function plansAt<P extends Pick<Plan, 'showOnLanding' | 'subscriptions'>>(
  plans: readonly P[],
  path: string,
): readonly P[] {
  const segments = path.split('/')
  if (segments.includes('consultar-cobertura')) return plans
  const wanted = segments.flatMap((segment) => BY_SEGMENT[segment] ?? [])
  const isGloboplay = segments.includes(GLOBOPLAY.segment)
  return plans.filter(
    ({ showOnLanding, subscriptions }) =>
      showOnLanding &&
      wanted.every((slug) => subscriptions.includes(slug)) &&
      (!isGloboplay || subscriptions.every((slug) => slug === GLOBOPLAY.slug)),
  )
}

/** The journeys and paths of a campaign: its first question, and its landing pages. */
import type { Campaigns } from '../campaigns/make-campaigns.ts'
import { journeyOf } from '../funnel/journey-registry.ts'
import type { JourneyId } from '../funnel/step-and-journey-types.ts'
import { JOURNEY_ROOTS } from './journey-roots.ts'
import { SITE_PAGES } from './pages-outside-orders.ts'
import { resolveSitePath } from './resolve-site-path.ts'

/**
 * Returns the ids of all journeys that can be reached under a campaign's prefix: only its own, if the campaign leads
 * everywhere else to the first question.
 */
export function journeysOf(campaigns: Campaigns, prefix: string): JourneyId[] {
  const { journey } = campaigns.settingsOf(prefix)
  if (journeyOf({ journey }).isEnteredAtFirst === true) return [journey]
  return [...new Set([journey, ...Object.values(JOURNEY_ROOTS)])]
}

/** Returns the path of the first question of a campaign's journey, without the prefix. */
export const firstPathOf = (campaigns: Campaigns, prefix: string): string =>
  journeyOf({ journey: campaigns.settingsOf(prefix).journey }).pages[0]?.path ?? '/'

/**
 * Returns the paths of a campaign's landing pages, without its prefix. Each landing page is a separate HTML
 * file (docs/decisions/0025).
 */
export const marketingPathsOf = (campaigns: Campaigns, prefix: string): string[] =>
  Object.keys(SITE_PAGES).filter(
    (path) => resolveSitePath(`${prefix && `/${prefix}`}${path}`, campaigns)?.screen === 'start',
  )

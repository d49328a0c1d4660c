/**
 * Renders the pages other than marketing pages that are the same for all visitors: first questions, chats, regulations
 * and others.
 */
import { campaigns, landingOf } from './first-shop.ts'
import { renderAppPage } from '../../src/app/server-rendering/render-app-pages.tsx'
import { pageCampaignOf } from '../../src/campaigns/make-campaigns.ts'
import { marketingPathsOf } from '../../src/site/campaign-journeys-and-paths.ts'
import { canonicalOf, renderedPagesOf } from '../../src/site/prerendered-pages.ts'

/** Returns the names of a campaign's documents that are not marketing pages. */
export const nonMarketingPagesOf = (prefix: string): readonly string[] =>
  renderedPagesOf(campaigns, prefix).filter((path) => !marketingPathsOf(campaigns, prefix).includes(path))

/** Renders one of them as the build does. */
export async function renderNonMarketingPage(prefix: string, document: string) {
  const { scene } = landingOf(prefix).banner
  const path = canonicalOf(campaigns, prefix, document)
  const page = await renderAppPage(document, pageCampaignOf(campaigns.settingsOf(prefix)), { path, scene })
  if (!page) throw new Error(`nothing is rendered at ${document} under '${prefix}'`)
  return page
}

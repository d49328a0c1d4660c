import { general, loadFromFolders } from './load-folders.ts'
import { inInheritanceOrder } from './inheritance-order.ts'
import type { CampaignLanding, Landing } from './landing-types.ts'

const folders = await loadFromFolders('landing')

/**
 * Returns the landing page of a campaign, with all inherited fields filled in. For '' and unknown prefixes,
 * that is the default landing page. The block that invites visitors to check coverage is left out if the
 * campaign has no text for it. Browsers never load this file.
 */
export function landingOf(prefix: string): Landing {
  const sources = inInheritanceOrder<CampaignLanding>(prefix, general.landing, folders).toReversed()
  const landing = sources.reduce<Landing>(
    (all, own) => ({
      ...all,
      ...own,
      banner: { ...all.banner, ...own.banner },
      card: { ...all.card, ...own.card },
    }),
    general.landing,
  )
  const shown = landing.blocks.filter((block) => block !== 'coverage-call' || landing.coverageCall !== null)
  return { ...landing, blocks: shown }
}

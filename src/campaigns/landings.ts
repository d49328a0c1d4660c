import { general, ofFolders } from './folders.ts'
import { inherited } from './inherit.ts'
import type { CampaignLanding, Landing } from './landing-types.ts'

const folders = await ofFolders('landing')

/**
 * The landing page of a campaign with everything inherited, for the build and tests; the default's for '' and unknown
 * prefixes. Blocks that the campaign has no text for are left out.
 */
export function landingOf(prefix: string): Landing {
  const sources = inherited<CampaignLanding>(prefix, general.landing, folders).toReversed()
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

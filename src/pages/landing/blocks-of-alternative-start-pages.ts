/** Chooses the blocks of a start page variant, such as /ofertas, which may differ from those of the start page. */
import type { LandingBlock } from '../../campaigns/landing-types.ts'
import type { StartPageVariant } from '../../content/site/alternative-start-pages.ts'

/**
 * Blocks by the variant's path, in order. The start page keeps what sells and links to these pages; under a campaign's
 * prefix, a variant has the campaign's blocks.
 */
const BLOCKS: Readonly<Record<string, readonly LandingBlock[]>> = {
  '/ofertas': [
    'plans',
    'comparison',
    'minicards',
    'business',
    'gamer',
    'streaming',
    'news',
    'coverage-call',
    'faq',
  ],
  '/novo-cliente': ['plans', 'identity', 'fibre', 'coverage-call', 'apps', 'faq'],
}

/** Returns the blocks of a page. `usual` are the blocks of its campaign. */
export const blocksOf = (
  usual: readonly LandingBlock[],
  own: StartPageVariant | undefined,
  prefix: string,
): readonly LandingBlock[] => (own && prefix === '' && BLOCKS[own.path]) || usual

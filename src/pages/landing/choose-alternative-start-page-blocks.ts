/** Chooses the blocks of an alternative start page, such as /ofertas, which may differ from those of the start page. */
import type { LandingBlock } from '../../campaigns/landing-types.ts'
import type { AlternativeStartPage } from '../../content/site/alternative-start-pages.ts'

/**
 * Blocks by the path of the page, in order. The start page keeps what sells and links to these pages; under a campaign's
 * prefix, such a page has the campaign's blocks.
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
  own: AlternativeStartPage | undefined,
  prefix: string,
): readonly LandingBlock[] => (own && prefix === '' && BLOCKS[own.path]) || usual

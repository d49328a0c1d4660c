/** Lists the first URL path of every journey that has its own root path. */
import { journeys } from '../../src/site/load-all-journeys.ts'

/** The chat and the first question of every journey that is found below a root of its own. */
export const journeyEntrances: readonly string[] = journeys
  .filter(({ root, isHidden }) => root !== '' && isHidden !== true)
  .flatMap(({ root, pages }) => [`${root}/chat`, ...pages.slice(0, 1).map(({ path }) => path)])

/** Lists the URL paths at which visitors enter the journeys that have their own root path. */
import { journeys } from '../../src/site/load-all-journeys.ts'

/** The path of the chat and that of the first question of each such journey. */
export const journeyEntryPaths: readonly string[] = journeys
  .filter(({ root, isHidden }) => root !== '' && isHidden !== true)
  .flatMap(({ root, pages }) => [`${root}/chat`, ...pages.slice(0, 1).map(({ path }) => path)])

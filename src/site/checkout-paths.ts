import { journeys } from './load-all-journeys.ts'

const ROOT = '/checkout/'

/**
 * Paths below /checkout/ of all journeys (variants of the order), without campaign prefix or trailing slash. If the
 * visitor's journey does not have such a path, the visitor is redirected to the current step of the order instead of
 * getting a 404. A browser loads only one journey, so the build replaces this module with the computed list
 * (scripts/build/computed-modules.ts).
 */
export const CHECKOUT_PATHS: readonly string[] = [
  ...new Set(
    journeys
      .flatMap(({ pages }) => pages.map(({ path }) => path.replace(/\/$/, '')))
      .filter((path) => path.startsWith(ROOT)),
  ),
].sort()

import { journeys } from './journeys.ts'

const ROOT = '/checkout/'

/**
 * Checkout paths of all journeys, below the campaign's prefix and without trailing slash (F2.1, M2.2). A path that
 * belongs to another journey than the visitor's redirects to where the order continues, instead of a 404. A browser
 * loads only one journey, so the build replaces this module with the computed list (scripts/build/computed-modules.ts).
 */
export const CHECKOUT_PATHS: readonly string[] = [
  ...new Set(
    journeys
      .flatMap(({ pages }) => pages.map(({ path }) => path.replace(/\/$/, '')))
      .filter((path) => path.startsWith(ROOT)),
  ),
].sort()

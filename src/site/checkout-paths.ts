import { journeys } from './journeys.ts'

const ROOT = '/checkout/'

/**
 * Addresses of the checkout below the campaign's prefix, without trailing slash (F2.1, M2.2). Which of them a visitor
 * is asked depends on the journey; an address of another journey redirects to where the order continues instead of
 * giving a 404. A browser knows one journey only: the build replaces this module by the list
 * (scripts/build/computed-modules.ts).
 */
export const CHECKOUT_PATHS: readonly string[] = [
  ...new Set(
    journeys
      .flatMap(({ pages }) => pages.map(({ path }) => path.replace(/\/$/, '')))
      .filter((path) => path.startsWith(ROOT)),
  ),
].sort()

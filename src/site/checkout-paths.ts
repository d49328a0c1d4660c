/** Lists the paths below /checkout/ of all journeys, and the first question of each page that asks several. */
import type { StepId } from '../funnel/step-and-journey-types.ts'
import { journeys } from './load-all-journeys.ts'

const ROOT = '/checkout/'

/**
 * Paths below /checkout/ of all journeys (variants of the order), without campaign prefix or trailing slash. If the
 * visitor's journey does not have such a path, the visitor is redirected to the current step of the order instead of
 * getting a 404. A browser loads only one journey, so the build replaces this module with the computed list
 * (scripts/build/run-modules-at-build.ts).
 */
export const CHECKOUT_PATHS: readonly string[] = [
  ...new Set(
    journeys
      .flatMap(({ pages }) => pages.map(({ path }) => path.replace(/\/$/, '')))
      .filter((path) => path.startsWith(ROOT)),
  ),
].sort()

/**
 * The first question of each page that asks several questions, by path. A journey that asks one question per page
 * treats such a path as the path of this question.
 */
export const FIRST_STEP_OF_COMPOSED_PAGE: Readonly<Record<string, StepId>> = Object.fromEntries(
  journeys
    .flatMap(({ pages }) => pages)
    .filter(({ path, steps }) => path.startsWith(ROOT) && steps.length > 1)
    .map(({ path, steps: [first = ''] }) => [path.replace(/\/$/, ''), first]),
)

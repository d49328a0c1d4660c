/**
 * Vitest sequencer: runs one project after the other, the longest files of each first, and keeps Vitest's order for the
 * rest.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The slowest first. A worker runs files of one project only: where projects alternate, each change starts a worker
 * that loads all modules again (40 workers instead of 25, a tenth of the CPU time of the tests).
 */
const PROJECTS = ['server', 'journeys', 'unit', 'dom', 'page']

/**
 * Slow test files, the longest of their project. If one of them started last, it would keep one CPU busy while
 * the others are idle. Those that wait for processes alternate with those that compute.
 */
const LONG = [
  'server/edition-pages',
  'server/failed-and-interrupted-starts',
  'server/desk/imports',
  'server/npm-start',
  'server/shop-editions',
  'server/embedded-postgresql',
  'server/desk/shop-publish',
  'server/failing-disks',
  'server/outbox',
  'server/desk/shop-holds-later',
  'journeys/random-editions',
  'journeys/talks',
  'journeys/reload-at-every-question',
  'journeys/offline-and-lost-replies',
  'journeys/talk-of-sale',
  'journeys/migration',
  'tooling/plans-of-another-server',
  'tooling/landing-head',
  'tooling/understanding-grammar',
].map((name) => `tests/${name}.test.ts`)

const rankIn = (names: readonly string[], name: string): number => {
  const at = names.findIndex((known) => name.endsWith(known))
  return at === -1 ? names.length : at
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted(
      (a, b) =>
        rankIn(PROJECTS, a.project.name) - rankIn(PROJECTS, b.project.name) ||
        rankIn(LONG, a.moduleId) - rankIn(LONG, b.moduleId),
    )
  }
}

import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Slow test files of the server, which take about five seconds or more. If one of them started last, it would
 * keep one CPU busy while the others are idle.
 */
const LONG = [
  'server/start',
  'server/crash',
  'server/startup',
  'server/embedded',
  'server/shutdown',
  'server/upgrade',
  'server/migrations',
  'server/processes',
  'server/imports',
  'server/retention',
  'server/fuzz',
  'server/disks',
  'server/copied-data',
  'server/open-visits',
  'server/failed-quizzes',
].map((name) => `tests/${name}.test.ts`)

/** Vitest sequencer that starts the longest files first, and keeps Vitest's order for the rest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((name) => moduleId.endsWith(name))
      return at === -1 ? LONG.length : at
    }
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}

/** Vitest sequencer that starts the longest files first, and keeps Vitest's order for the rest. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Slow test files, which take about ten seconds or more. If one of them started last, it would
 * keep one CPU busy while the others are idle.
 */
const LONG = [
  'server/startup',
  'server/shutdown',
  'server/embedded',
  'server/copied-data',
  'server/upgrade',
  'server/disks',
  'server/open-calls',
  'server/processes',
  'server/start',
  'server/crash',
  'server/imports',
  'tooling/landing-prices',
  'tooling/landing-head',
  'server/desk/call-center',
  'server/mails-once',
  'journeys/error-texts',
  'server/erasure',
  'server/demo-data',
  'journeys/network',
  'server/retention',
  'server/fuzz',
].map((name) => `tests/${name}.test.ts`)

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

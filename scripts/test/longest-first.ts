import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take more than five seconds. Started last, one of them would keep a single CPU busy while the rest idle.
 */
const LONG = [
  'server/crash',
  'server/embedded',
  'server/fuzz',
  'server/start',
  'server/startup',
  'server/shutdown',
  'tooling/architecture',
  'server/imports',
  'server/retention',
  'server/processes',
].map((name) => `tests/${name}.test.ts`)

/** Starts the longest files first; otherwise vitest's own order. */
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

import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files of more than five seconds. Begun last, one of them would keep a single processor busy while the rest idle. */
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

/** Begins with the longest files, the longest first; else vitest's own order. */
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

/** Stryker over one room (tests/mutation/README.md). */
import { Stryker } from '@stryker-mutator/core'
import type { Counts, MutateRoom } from '../mutation/rooms.ts'
import { isDrawn } from '../mutation/sample.ts'

const folder = 'reports/mutation'

/** Changes the room's files in one place at a time; `ROOM` in the environment names the room to its tests. */
export const mutateRoom: MutateRoom = async (name, { files, without }, manner) => {
  const { only, isSample, hasOwnTests, concurrency, withStatic } = manner
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/sample.ts'],
    checkers: isSample ? ['sample'] : [],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // all tests of the server once, on a busy machine
    dryRunTimeoutMinutes: 30,
    mutate: [...(only ?? files), ...without, '!**/*.test.ts'],
    // a mutant of a module's own constants needs all tests of the room instead of those that reach it
    ignoreStatic: !withStatic,
    concurrency,
    // after a sample, the next run would take what was not drawn as done; after other tests, what those killed
    incremental: !isSample && !hasOwnTests,
    incrementalFile: `${folder}/${name}.incremental.json`,
    jsonReporter: { fileName: `${folder}/${name}.json` },
    htmlReporter: { fileName: `${folder}/${name}.html` },
    reporters: ['clear-text', 'json', 'html', 'progress-append-only'],
    clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
    tempDirName: `${folder}/sandbox`,
    ignorePatterns: ['/data', '/dist', '/docs', '/public', '/releases', '/reports'],
    // Stryker would read the compiler's settings by an interface that TypeScript 7 no longer has
    tsconfigFile: 'none',
  })
  const counts: Counts = {}
  for (const mutant of (await stryker.runMutationTest()).filter(isDrawn))
    counts[mutant.status] = (counts[mutant.status] ?? 0) + 1
  return counts
}

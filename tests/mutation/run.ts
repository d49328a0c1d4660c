/**
 * `npm run test:mutation`: changes the pure functions in one place at a time and runs the tests beside them; a change
 * that no test notices survives. README.md says how to read the result.
 *
 * Usage: npm run test:mutation -- [--only GLOB,GLOB] [--tests GLOB,GLOB] [--one-of N] [--concurrency N] [--static] [ROOM …]
 */
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { ROOM, ROOMS, TESTS, type Room } from './rooms.ts'
import { isDrawn, ONE_OF } from './sample.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    tests: { type: 'string' },
    'one-of': { type: 'string', default: '1' },
    concurrency: { type: 'string', default: '1' },
    static: { type: 'boolean', default: false },
  },
})

/** How many mutants came to an end, by Stryker's names of the ends. */
type Counts = Record<string, number>

const folder = 'reports/mutation'
const isSample = values['one-of'] !== '1'
process.env[ONE_OF] = values['one-of']
if (values.tests) process.env[TESTS] = values.tests

async function mutate(name: string, { files, without }: Room): Promise<Counts> {
  process.env[ROOM] = name
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/sample.ts'],
    checkers: isSample ? ['sample'] : [],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // all tests of the server once, on a busy machine
    dryRunTimeoutMinutes: 30,
    mutate: [...(values.only?.split(',') ?? files), ...without, '!**/*.test.ts'],
    // a mutant of a module's own constants needs all tests of the room instead of those that reach it
    ignoreStatic: !values.static,
    concurrency: Number(values.concurrency),
    // after a sample, the next run would take what was not drawn as done; after other tests, what those killed
    incremental: !isSample && values.tests === undefined,
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

const rows: Record<string, Counts> = {}
for (const name of positionals.length > 0 ? positionals : Object.keys(ROOMS)) {
  const room = ROOMS[name]
  if (!room) throw new Error(`no room ${name}: ${Object.keys(ROOMS).join(', ')}`)
  rows[name] = await mutate(name, room)
}
console.table(rows)

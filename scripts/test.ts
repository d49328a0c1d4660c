/**
 * `npm test`: runs all checks and counts the tests. It first runs the build, then Vitest, then Playwright; the checks
 * of types, lint, unused code and format run beside these two, with what they leave of the processors. `--full`
 * (`npm run test:full`) runs all combinations instead of a sample (tests/support/rows-to-run.ts), and checks rigs/tools
 * even if its packages are not installed yet. Failed tests are listed again at the end, and the last line is
 * `N passed, N failed, N skipped`. The run fails if anything failed or a suite ran no test.
 */
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { testChromiumPath } from './find-chromium.ts'
import { COMPILE_CACHE_FOLDER } from './compile-cache-folder.ts'
import {
  failedFiles,
  failure,
  readPlaywrightReport,
  readVitestReport,
  NO_TESTS,
  sumCounts,
  type Counts,
  type TestOutcome,
  type Part,
  type VitestRun,
} from './test/read-test-reports.ts'
import { folderInMemory } from './test/find-folder-in-memory.ts'
import { hasRigTools, installRigTools } from './install-rig-tools.ts'
import { installDebianPackages } from './install-debian-packages.ts'
import { runCommand } from './run-command.ts'

const { values: options } = parseArgs({ options: { full: { type: 'boolean', default: false } } })
const root = path.resolve(import.meta.dirname, '..')
const reports = path.join(root, 'reports')
const bin = (name: string): string => path.join(root, 'node_modules/.bin', name)
const minutes = 60_000
/** Factor for time limits, because the full run has more tests. */
const patience = options.full ? 4 : 1
const memory = folderInMemory()
const env: Readonly<Record<string, string>> = {
  NODE_COMPILE_CACHE: COMPILE_CACHE_FOLDER,
  ...(memory === null ? {} : { TMPDIR: memory }),
  ...(options.full ? { FULL: '1' } : {}),
}

/** A suite; its run returns the results of one part, or of several that run in one process. */
type Suite = { readonly name: string; readonly run: () => Promise<readonly Part[]> }

async function part(name: string, run: () => Promise<TestOutcome>): Promise<readonly Part[]> {
  const started = performance.now()
  const outcome = await run()
  return [{ name, ...outcome, busy: performance.now() - started }]
}

type Manner = { readonly tests?: number; readonly isPatient?: boolean }

/**
 * Makes a suite of a command without a test report; its output is printed at the end.
 * @param manner the number of tests that it counts as, one by default, and whether it runs with low priority, as it does
 *   by default
 */
function check(name: string, command: string, args: readonly string[], manner: Manner = {}): Suite {
  const { tests = 1, isPatient = true } = manner
  return {
    name,
    run: () =>
      part(name, async () => {
        const limit = 10 * minutes * (isPatient ? 3 : 1)
        const code = await runCommand(command, args, { cwd: root, limit, title: `\n── ${name}`, isPatient })
        if (code !== 0) return failure(`${name}: ended with code ${code}`)
        return { counts: { ...NO_TESTS, passed: tests }, failures: [], secondTries: [] }
      }),
  }
}

/** More files than this do not fail because of a moment, so they are not repeated. */
const MOST_REPEATED_FILES = 8

async function runVitest(name: string, args: readonly string[], limit: number): Promise<VitestRun> {
  const report = path.join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await runCommand(bin('vitest'), ['run', ...args, ...reporters], { cwd: root, limit, env })
  return { report, code }
}

/**
 * All Vitest projects in one run, so that they share one database and no CPU is idle between them. Files that failed
 * are run again, each in its own process (docs/testing.md, “Second tries”).
 */
const vitest: Suite = {
  name: 'unit, journeys, server',
  run: async () => {
    const first = await runVitest('vitest', [], 25 * minutes * patience)
    const failed = options.full ? [] : failedFiles(first.report)
    const isRepeated = failed.length > 0 && failed.length <= MOST_REPEATED_FILES
    const last = isRepeated ? await runVitest('vitest-second-try', failed, 10 * minutes) : first
    const partOf = (file: string): string => {
      const folder = path.relative(root, file).split(path.sep)
      return folder[0] === 'tests' && folder[1] !== 'tooling' ? (folder[1] ?? '') : 'unit'
    }
    return readVitestReport(['unit', 'journeys', 'server'], last, partOf, first)
  },
}

/** The build, which is not a test itself but required by the others. */
const build = check('build', process.execPath, ['scripts/build.ts'], {
  tests: 0,
  isPatient: false,
})

const playwright = (name: string, more: readonly string[] = []): Suite => ({
  name,
  run: () =>
    part(name, async () => {
      const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`)
      const settings = { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM: testChromiumPath() }
      const args = ['test', '--reporter=list,json', ...more]
      // takes about ten minutes on a quiet machine, three times as long on a busy one
      const limit = 40 * minutes * patience
      const code = await runCommand(bin('playwright'), args, { cwd: root, limit, env: settings })
      return readPlaywrightReport(name, report, code)
    }),
})

/** The tests that need Debian packages (docs/decisions/0138). */
const debian: Suite = {
  name: 'debian',
  run: async () => {
    const last = await runVitest('debian', ['--config', 'rigs/debian/vitest.config.ts'], 10 * minutes)
    return readVitestReport(['debian'], last, () => 'debian')
  },
}

/** Tests of the last release running alongside this one (docs/operations.md, Upgrade). */
const upgrade = playwright('upgrade', ['--config', 'rigs/upgrade/playwright.config.ts'])

/** The tests that need a built site, each suite after the one before it: two at once would slow each other's pages. */
const inTurn: readonly Suite[] = [
  vitest,
  playwright('end to end'),
  ...(options.full ? [debian, upgrade] : []),
]

/** Type check of rigs/tools, which is possible only if its packages are installed. */
const tools = check('tools', bin('oxlint'), ['-c', 'rigs/tools/oxlint.json', '--type-check', 'rigs/tools'])
if (options.full) {
  await installRigTools()
  await installDebianPackages()
}
const checkedTools = (await hasRigTools()) ? [tools] : []

/** Checks of the sources, which run beside the tests with low priority while these wait. */
const ofSources: readonly Suite[] = [
  // the linter also reports type errors, so the compiler is not needed
  check('types, lint', bin('oxlint'), ['--type-check'], { tests: 2 }),
  ...checkedTools,
  check('unused', bin('knip'), []),
  check('format', bin('oxfmt'), ['--check']),
]

async function failing(suite: Suite): Promise<readonly Part[]> {
  return suite.run().catch((error: unknown) => {
    const text = error instanceof Error ? error.message : String(error)
    return [{ name: suite.name, ...failure(`${suite.name}: ${text}`), busy: 0 }]
  })
}

const inWords = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const lines: string[] = []
const failures: string[] = []
const secondTries: string[] = []
let total = NO_TESTS

/** Runs a suite, and adds its results to those of the whole run. */
async function runAndCount(suite: Suite): Promise<void> {
  const started = performance.now()
  const parts = await failing(suite)
  for (const { name, counts, failures: failed, secondTries: again, busy } of parts) {
    total = sumCounts(total, counts)
    failures.push(...failed)
    secondTries.push(...again)
    lines.push(`${name.padEnd(12)} ${inWords(counts)} (${inSeconds(busy)} of work)`)
  }
  if (parts.length > 1)
    lines.push(`${''.padEnd(12)} ${suite.name}: ${inSeconds(performance.now() - started)}`)
}

console.log(`\n── ${build.name}`)
await runAndCount(build)
const besideThem = Promise.all(ofSources.map(runAndCount))
for (const suite of inTurn) {
  console.log(`\n── ${suite.name}`)
  await runAndCount(suite)
}
await besideThem
// repeated here, because often only the end of the output is visible
if (failures.length > 0) console.log(['\n── failed', ...failures].join('\n'))
if (secondTries.length > 0) console.log(['\n── passed only on the second try', ...secondTries].join('\n'))
console.log(`\n${lines.join('\n')}\n`)
console.log(inWords(total))
process.exitCode = total.failed > 0 ? 1 : 0

/**
 * Reads the JSON reports of Vitest and Playwright: how many tests passed, failed and were skipped, and the first line
 * of each failure.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }

export const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0 }

export function sumCounts(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

type VitestFile = {
  readonly name: string
  readonly status: string
  readonly startTime: number
  readonly endTime: number
  /** Error that prevented the file from loading, otherwise ''. */
  readonly message: string
  readonly assertionResults: readonly {
    readonly status: string
    readonly fullName: string
    readonly failureMessages?: readonly string[] | null
  }[]
}
type VitestReport = { readonly testResults: readonly VitestFile[] }

/**
 * Results of tests; `failures` has one line per failure, `secondTries` one per test that failed and then passed when it
 * was run again, which counts as passed.
 */
export type TestOutcome = {
  readonly counts: Counts
  readonly failures: readonly string[]
  readonly secondTries: readonly string[]
}

/** Results of one part of a run; `busy` is the sum of the milliseconds of its files. */
export type Part = TestOutcome & { readonly name: string; readonly busy: number }

type PlaywrightReport = {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  /** Errors outside of tests. */
  readonly errors: readonly PlaywrightError[]
  readonly suites?: readonly PlaywrightSuite[]
}
type PlaywrightError = { readonly message?: string }
type PlaywrightSuite = {
  readonly title?: string
  readonly specs?: readonly PlaywrightSpec[]
  readonly suites?: readonly PlaywrightSuite[]
}
type PlaywrightSpec = {
  readonly title: string
  readonly file: string
  readonly tests: readonly {
    readonly status: string
    readonly results?: readonly { readonly errors?: readonly PlaywrightError[] }[]
  }[]
}

/** A run of Vitest: the path of its JSON report, and its exit code. */
export type VitestRun = { readonly report: string; readonly code: number }

/**
 * Returns the results of a Vitest run by part. A file that could not be loaded counts as one failed test, and so does a
 * part without tests.
 * @param last the run; if its exit code is not 0, at least one failure is reported
 * @param partOf returns the part that a test file belongs to
 * @param first the run before, if `last` only repeats the files that failed in it
 */
export function readVitestReport(
  names: readonly string[],
  last: VitestRun,
  partOf: (file: string) => string,
  first: VitestRun = last,
): Part[] {
  const name = names.join(', ')
  const [report, repeated] = [first.report, last.report].map((file) => read<VitestReport>(file))
  if (!report || !repeated) return [{ name, ...unread(name), busy: 0 }]
  const again = new Map(repeated.testResults.map((result) => [result.name, result]))
  const { code } = last
  const parts = names.map((part) => {
    const files = report.testResults.filter((result) => partOf(result.name) === part)
    const busy = files.reduce((sum, { startTime, endTime }) => sum + Math.max(0, endTime - startTime), 0)
    const final = files.map((result) => again.get(result.name) ?? result)
    const outcome = {
      counts: countsOf(final),
      failures: final.flatMap(failuresOf),
      secondTries:
        first === last ? [] : files.flatMap((result) => secondTriesOf(result, again.get(result.name))),
    }
    return { name: part, ...judged(part, outcome, 0), busy }
  })
  const hasFailed = parts.some(({ counts }) => counts.failed > 0)
  if (code === 0 || hasFailed) return parts
  return [...parts, { name, ...failure(endedBadly(name, code)), busy: 0 }]
}

/** Returns the test files of a Vitest report in which anything failed. */
export const failedFiles = (report: string): string[] =>
  (read<VitestReport>(report)?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => name)

/** Returns what failed in a file at first and no longer when it was repeated. */
function secondTriesOf(first: VitestFile, again: VitestFile | undefined): string[] {
  if (!again || isUnloaded(again)) return []
  const of = path.relative(process.cwd(), first.name)
  if (isUnloaded(first)) return [of]
  const failing = new Set(failedTests(again).map(({ fullName }) => fullName))
  return failedTests(first)
    .filter(({ fullName }) => !failing.has(fullName))
    .map(({ fullName }) => `${of}: ${fullName}`)
}

const isUnloaded = ({ status, assertionResults }: VitestFile): boolean =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed')

function failuresOf(file: VitestFile): string[] {
  const of = path.relative(process.cwd(), file.name)
  if (isUnloaded(file)) return [`${of}: ${firstLine(file.message)}`]
  return failedTests(file).map(
    ({ fullName, failureMessages }) => `${of}: ${fullName}: ${firstLine(failureMessages?.[0])}`,
  )
}

const failedTests = ({ assertionResults }: VitestFile): VitestFile['assertionResults'] =>
  assertionResults.filter(({ status }) => status === 'failed')

/** Returns the first line of an error without colours; '' if there is none. */
function firstLine(text = ''): string {
  return stripVTControlCharacters(text).trim().split('\n')[0] ?? ''
}

function countsOf(files: readonly VitestFile[]): Counts {
  const tests = files.flatMap((result) => result.assertionResults)
  const count = (...states: string[]): number => tests.filter((test) => states.includes(test.status)).length
  return {
    passed: count('passed'),
    failed: count('failed') + files.filter(isUnloaded).length,
    skipped: count('pending', 'skipped', 'todo', 'disabled'),
  }
}

/** Returns the results of a Playwright run, which repeats failed tests automatically. */
export function readPlaywrightReport(name: string, file: string, code: number): TestOutcome {
  const report = read<PlaywrightReport>(file)
  if (!report) return unread(name)
  const { expected, unexpected, flaky, skipped } = report.stats
  const specs = (report.suites ?? []).flatMap((suite) => specsOf(suite, []))
  const secondTries = specs.filter(({ spec }) => ended(spec, 'flaky')).map(({ title }) => title)
  const failures = [
    ...specs
      .filter(({ spec }) => ended(spec, 'unexpected'))
      .map(({ title, spec }) => `${title}: ${firstLine(errorOf(spec))}`),
    ...report.errors.map(({ message }) => `${name}: ${firstLine(message)}`),
  ]
  const failed = unexpected + report.errors.length
  return judged(name, { counts: { passed: expected + flaky, failed, skipped }, failures, secondTries }, code)
}

const ended = ({ tests }: PlaywrightSpec, as: string): boolean => tests.some(({ status }) => status === as)

const errorOf = ({ tests }: PlaywrightSpec): string | undefined =>
  tests.flatMap(({ results }) => results ?? []).flatMap(({ errors }) => errors ?? [])[0]?.message

type Titled = { readonly spec: PlaywrightSpec; readonly title: string }

/** Returns the tests of a suite; each title includes the file and the titles of its groups. */
function specsOf({ specs = [], suites = [] }: PlaywrightSuite, groups: readonly string[]): Titled[] {
  return [
    ...specs.map((spec) => ({ spec, title: `${spec.file}: ${[...groups, spec.title].join(' › ')}` })),
    ...suites.flatMap((suite) => specsOf(suite, [...groups, suite.title ?? ''])),
  ]
}

function judged(name: string, outcome: TestOutcome, code: number): TestOutcome {
  const { passed, failed, skipped } = outcome.counts
  if (passed + failed === 0) return failure(`${name}: ran no test`, skipped)
  if (code === 0 || failed > 0) return outcome
  return { ...outcome, counts: { ...outcome.counts, failed: 1 }, failures: [endedBadly(name, code)] }
}

const endedBadly = (name: string, code: number): string =>
  `${name}: ended with code ${code} though no test failed`

/** Returns the results for a failure that belongs to no test. */
export const failure = (text: string, skipped = 0): TestOutcome => ({
  counts: { passed: 0, failed: 1, skipped },
  failures: [text],
  secondTries: [],
})

const unread = (name: string): TestOutcome => failure(`${name}: left no report`)

function read<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return null
  }
}

import { readFileSync } from 'node:fs'

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0 }

export function plus(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

type VitestFile = {
  readonly name: string
  readonly status: string
  readonly startTime: number
  readonly endTime: number
  readonly assertionResults: readonly { readonly status: string }[]
}
type VitestReport = { readonly testResults: readonly VitestFile[] }

/** Counts of one part of a run, and the milliseconds that its files took one after the other. */
export type Part = { readonly name: string; readonly counts: Counts; readonly busy: number }

type PlaywrightReport = {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly errors: readonly unknown[]
  readonly suites?: readonly PlaywrightSuite[]
}
type PlaywrightSuite = {
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly { readonly status: string }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

/**
 * The counts of a vitest run by part; a file that could not even be loaded counts as one failed test, and so does a
 * part without a test.
 * @param code the run's exit code: a run that failed never counts as without failures
 * @param partOf name of the part that a test file belongs to, from its path
 */
export function fromVitest(
  names: readonly string[],
  file: string,
  code: number,
  partOf: (file: string) => string,
): Part[] {
  const name = names.join(', ')
  const report = read<VitestReport>(name, file)
  if (!report) return [{ name, counts: { ...nothing, failed: 1 }, busy: 0 }]
  const parts = names.map((part) => {
    const files = report.testResults.filter((result) => partOf(result.name) === part)
    const busy = files.reduce((sum, { startTime, endTime }) => sum + Math.max(0, endTime - startTime), 0)
    return { name: part, counts: judged(part, countsOf(files), 0), busy }
  })
  const all = judged(
    name,
    parts.reduce((sum, { counts }) => plus(sum, counts), nothing),
    code,
  )
  const unexplained = all.failed - parts.reduce((sum, { counts }) => sum + counts.failed, 0)
  return unexplained > 0 ? [...parts, { name, counts: { ...nothing, failed: unexplained }, busy: 0 }] : parts
}

function countsOf(files: readonly VitestFile[]): Counts {
  const tests = files.flatMap((result) => result.assertionResults)
  const count = (...states: string[]): number => tests.filter((test) => states.includes(test.status)).length
  const unloaded = files.filter(
    (result) =>
      result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed'),
  ).length
  return {
    passed: count('passed'),
    failed: count('failed') + unloaded,
    skipped: count('pending', 'skipped', 'todo', 'disabled'),
  }
}

/** The counts of a Playwright run. A test that passed only the second time counts as passed, and is named. */
export function fromPlaywright(name: string, file: string, code: number): Counts {
  const report = read<PlaywrightReport>(name, file)
  if (!report) return { ...nothing, failed: 1 }
  const { expected, unexpected, flaky, skipped } = report.stats
  for (const test of secondTries(report.suites ?? [])) console.log(`passed only on its second try: ${test}`)
  const failed = unexpected + report.errors.length
  return judged(name, { passed: expected + flaky, failed, skipped }, code)
}

function secondTries(suites: readonly PlaywrightSuite[]): string[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...secondTries(suite.suites ?? []),
  ])
}

function judged(name: string, counts: Counts, code: number): Counts {
  if (counts.passed + counts.failed === 0) {
    console.error(`${name}: ran no test`)
    return { ...counts, failed: 1 }
  }
  if (code !== 0 && counts.failed === 0) {
    console.error(`${name}: ended with code ${code} though no test failed`)
    return { ...counts, failed: 1 }
  }
  return counts
}

function read<Report>(name: string, file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    console.error(`${name}: left no report`)
    return null
  }
}

import { readFileSync } from 'node:fs'

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0 }

export function plus(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

type PlaywrightReport = {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly errors: readonly unknown[]
}

/**
 * The counts of a vitest run; a file that could not even be loaded counts as one failed test.
 * @param code the run's exit code: a run that failed never counts as without failures
 */
export function fromVitest(name: string, file: string, code: number): Counts {
  const report = read<VitestReport>(name, file)
  if (!report) return { ...nothing, failed: 1 }
  const tests = report.testResults.flatMap((result) => result.assertionResults)
  const count = (...states: string[]): number => tests.filter((test) => states.includes(test.status)).length
  const unloaded = report.testResults.filter(
    (result) =>
      result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed'),
  ).length
  const counts = {
    passed: count('passed'),
    failed: count('failed') + unloaded,
    skipped: count('pending', 'skipped', 'todo', 'disabled'),
  }
  return judged(name, counts, code)
}

/** The counts of a Playwright run; a test that passed only the second time counts as failed. */
export function fromPlaywright(name: string, file: string, code: number): Counts {
  const report = read<PlaywrightReport>(name, file)
  if (!report) return { ...nothing, failed: 1 }
  const { expected, unexpected, flaky, skipped } = report.stats
  return judged(name, { passed: expected, failed: unexpected + flaky + report.errors.length, skipped }, code)
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

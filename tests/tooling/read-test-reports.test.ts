/** `npm test` fails if a suite failed, did not run, or did not load. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { failedFiles, readPlaywrightReport, readVitestReport } from '../../scripts/test/read-test-reports.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'prosa-counts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function report(content: unknown, name = 'report'): string {
  const file = path.join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify(content))
  return file
}

const result = (name: string, status: string, ...states: string[]) => ({
  name: path.resolve(name),
  status,
  startTime: 1000,
  endTime: 3500,
  message: status === 'failed' && states.length === 0 ? 'Cannot find module ./gone\n  at load' : '',
  assertionResults: states.map((state, at) => ({
    status: state,
    fullName: `group test ${at + 1}`,
    failureMessages: state === 'failed' ? ['\u001B[31mError: expected 1\u001B[39m to be 2\n    at test'] : [],
  })),
})
const fine = result('b.test.ts', 'passed', 'passed')
const partOf = (name: string) => path.basename(name).slice(0, 1)
const parts = (report: string, code: number) => readVitestReport(['a', 'b'], { report, code }, partOf)
const counts = (file: string, code: number) => parts(file, code).map((part) => [part.name, part.counts])
const failures = (file: string, code: number) => parts(file, code).flatMap((part) => part.failures)

describe('the counts of a vitest report', () => {
  it('counts a file that does not load as a failure', () => {
    const file = report({ testResults: [result('a.test.ts', 'failed'), fine] })
    expect(counts(file, 1)).toEqual([
      ['a', { passed: 0, failed: 1, skipped: 0 }],
      ['b', { passed: 1, failed: 0, skipped: 0 }],
    ])
    expect(failures(file, 1)).toEqual(['a.test.ts: Cannot find module ./gone'])
  })

  it('fails a part that ran no test', () => {
    const file = report({ testResults: [fine] })
    expect(counts(file, 0)).toEqual([
      ['a', { passed: 0, failed: 1, skipped: 0 }],
      ['b', { passed: 1, failed: 0, skipped: 0 }],
    ])
    expect(failures(file, 0)).toEqual(['a: ran no test'])
  })

  it('fails a run that ended badly without a failed test', () => {
    const file = report({ testResults: [result('a.test.ts', 'passed', 'passed'), fine] })
    expect(counts(file, 1).at(-1)).toEqual(['a, b', { passed: 0, failed: 1, skipped: 0 }])
    expect(failures(file, 1)).toEqual(['a, b: ended with code 1 though no test failed'])
  })

  it('lists the tests that passed only on their second try, and fails those that did not', () => {
    const first = report({
      testResults: [
        result('a1.test.ts', 'failed', 'passed', 'failed', 'failed'),
        result('a2.test.ts', 'failed'),
        fine,
      ],
    })
    expect(failedFiles(first)).toEqual(['a1.test.ts', 'a2.test.ts'].map((name) => path.resolve(name)))
    const again = (third: 'passed' | 'failed') => {
      const testResults = [
        result('a1.test.ts', third, 'passed', 'passed', third),
        result('a2.test.ts', 'passed', 'passed'),
      ]
      const second = { report: report({ testResults }, 'second'), code: third === 'failed' ? 1 : 0 }
      return readVitestReport(['a', 'b'], second, partOf, { report: first, code: 1 })[0]
    }
    expect(again('passed')).toMatchObject({
      counts: { passed: 4, failed: 0, skipped: 0 },
      failures: [],
      secondTries: ['a1.test.ts: group test 2', 'a1.test.ts: group test 3', 'a2.test.ts'],
    })
    expect(again('failed')).toMatchObject({
      counts: { passed: 3, failed: 1, skipped: 0 },
      failures: ['a1.test.ts: group test 3: Error: expected 1 to be 2'],
      secondTries: ['a1.test.ts: group test 2', 'a2.test.ts'],
    })
  })

  it('fails a run without a report', () => {
    const file = path.join(folder, 'none.json')
    expect(counts(file, 0)).toEqual([['a, b', { passed: 0, failed: 1, skipped: 0 }]])
    expect(failures(file, 0)).toEqual(['a, b: left no report'])
  })
})

describe('the counts of a Playwright report', () => {
  it('counts errors outside of tests as failures', () => {
    const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 2 }
    const file = report({ stats, errors: [{ message: 'no site\n  at set-up' }] })
    expect(readPlaywrightReport('e2e', file, 1)).toEqual({
      counts: { passed: 5, failed: 1, skipped: 2 },
      failures: ['e2e: no site'],
      secondTries: [],
    })
  })

  it('fails a run that ended badly without a failed test', () => {
    const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }
    expect(readPlaywrightReport('e2e', report({ stats, errors: [] }), 2)).toEqual({
      counts: { passed: 5, failed: 1, skipped: 0 },
      failures: ['e2e: ended with code 2 though no test failed'],
      secondTries: [],
    })
  })
})

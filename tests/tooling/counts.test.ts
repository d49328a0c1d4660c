import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromPlaywright, fromVitest } from '../../scripts/test/counts.ts'
import { expectConsole } from '../support/console.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'prosa-counts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function report(content: unknown): string {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const result = (name: string, status: string, ...states: string[]) => ({
  name,
  status,
  startTime: 1000,
  endTime: 3500,
  assertionResults: states.map((state) => ({ status: state })),
})
const fine = result('b.test.ts', 'passed', 'passed')
const counts = (file: string, code: number) =>
  fromVitest(['a', 'b'], file, code, (name) => name.slice(0, 1)).map((part) => [part.name, part.counts])

describe('the counts of a vitest report', () => {
  it('adds up every state, by part', () => {
    const file = report({
      testResults: [
        result('a1.test.ts', 'failed', 'passed', 'failed', 'pending'),
        result('a2.test.ts', 'passed', 'passed'),
        fine,
      ],
    })
    expect(counts(file, 1)).toEqual([
      ['a', { passed: 2, failed: 1, skipped: 1 }],
      ['b', { passed: 1, failed: 0, skipped: 0 }],
    ])
    expect(fromVitest(['a', 'b'], file, 1, (name) => name.slice(0, 1))[0]?.busy).toBe(5000)
  })

  it('counts a file that does not load as a failure', () => {
    const file = report({ testResults: [result('a.test.ts', 'failed'), fine] })
    expect(counts(file, 1)).toEqual([
      ['a', { passed: 0, failed: 1, skipped: 0 }],
      ['b', { passed: 1, failed: 0, skipped: 0 }],
    ])
  })

  it('fails a part that ran no test', () => {
    expectConsole(/a: ran no test/)
    expect(counts(report({ testResults: [fine] }), 0)).toEqual([
      ['a', { passed: 0, failed: 1, skipped: 0 }],
      ['b', { passed: 1, failed: 0, skipped: 0 }],
    ])
  })

  it('fails a run that ended badly without a failed test', () => {
    expectConsole(/ended with code 1/)
    const file = report({ testResults: [result('a.test.ts', 'passed', 'passed'), fine] })
    expect(counts(file, 1).at(-1)).toEqual(['a, b', { passed: 0, failed: 1, skipped: 0 }])
  })

  it('fails a run without a report', () => {
    expectConsole(/left no report/)
    expect(counts(path.join(folder, 'none.json'), 0)).toEqual([
      ['a, b', { passed: 0, failed: 1, skipped: 0 }],
    ])
  })
})

describe('the counts of a Playwright report', () => {
  it('counts errors outside of tests as failures', () => {
    const file = report({ stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 2 }, errors: [{}] })
    expect(fromPlaywright('e2e', file, 1)).toEqual({ passed: 5, failed: 2, skipped: 2 })
  })

  it('names the tests that passed only on their second try', () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {})
    const specs = [
      { title: 'is steady', file: 'a.test.ts', tests: [{ status: 'expected' }] },
      { title: 'is not', file: 'a.test.ts', tests: [{ status: 'flaky' }] },
    ]
    const stats = { expected: 1, unexpected: 0, flaky: 1, skipped: 0 }
    const file = report({ stats, errors: [], suites: [{ suites: [{ specs }] }] })
    expect(fromPlaywright('e2e', file, 0)).toEqual({ passed: 2, failed: 0, skipped: 0 })
    expect(said.mock.calls).toEqual([['passed only on its second try: a.test.ts: is not']])
    said.mockRestore()
  })
})

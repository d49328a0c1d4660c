import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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

const result = (status: string, ...states: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: states.map((state) => ({ status: state })),
})

describe('the counts of a vitest report', () => {
  it('adds up every state', () => {
    const file = report({
      testResults: [result('failed', 'passed', 'failed', 'pending'), result('passed', 'passed')],
    })
    expect(fromVitest('unit', file, 1)).toEqual({ passed: 2, failed: 1, skipped: 1 })
  })

  it('counts a file that does not load as a failure', () => {
    const file = report({ testResults: [result('failed'), result('passed', 'passed')] })
    expect(fromVitest('unit', file, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 })
  })

  it('fails a suite that ran no test', () => {
    expectConsole(/ran no test/)
    expect(fromVitest('unit', report({ testResults: [] }), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it('fails a run that ended badly without a failed test', () => {
    expectConsole(/ended with code 1/)
    const file = report({ testResults: [result('passed', 'passed')] })
    expect(fromVitest('unit', file, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 })
  })

  it('fails a run without a report', () => {
    expectConsole(/left no report/)
    expect(fromVitest('unit', path.join(folder, 'none.json'), 0)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    })
  })
})

describe('the counts of a Playwright report', () => {
  it('counts flaky tests and errors outside of tests as failures', () => {
    const file = report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] })
    expect(fromPlaywright('e2e', file, 1)).toEqual({ passed: 5, failed: 3, skipped: 2 })
  })
})

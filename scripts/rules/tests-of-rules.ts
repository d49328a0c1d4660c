import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { demands, isAddress, isCall, isSentence } from './value-patterns.ts'
import { readRows, type Row } from './rule-rows.ts'
import { testsOf, type TestText } from './test-texts.ts'

/** A rule, and the tests that prove it, the most specific first. */
export type Covered = { readonly row: Row; readonly tests: readonly TestText[] }

const project = path.resolve(import.meta.dirname, '../..')

/**
 * Whether the specification leaves a point open without a value: a decision settles it, and there is nothing to assert.
 */
export function isLeftOpen(row: Row): boolean {
  return row.literals.length === 0 && /\b(?:is|are) not given\b/.test(row.rule)
}

/** Whether a rule is listed in the coverage page, because it is from the specification. */
function isCovered(row: Row): boolean {
  return row.page === 'funnel' || row.page === 'marketing'
}

/** Returns the test files of the project, including those not yet committed, except the tests of these tools. */
export function testFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: project,
  })
  const files = listed.toString().split('\n')
  const own = 'tests/tooling/rules.test.ts'
  return files
    .filter((file) => file !== own && /\.test\.tsx?$/.test(file) && existsSync(path.join(project, file)))
    .toSorted()
}

/**
 * Finds the tests that prove each rule. A test proves a rule if it names the rule's id in a title, a comment or a table
 * row, contains all values of the rule, and asserts at least one of them (for a call its reply, for an address its
 * page). A rule that states a text needs no id: a test that asserts the whole text proves it.
 */
export function cover(
  rows: readonly Row[],
  tests: readonly TestText[],
  prefixes: readonly string[],
): Covered[] {
  const tokens = [...new Set(tests.flatMap((test) => [...test.values.keys()]))]
  const meeting = new Map<string, readonly ReadonlySet<string>[]>()
  for (const literal of new Set(rows.flatMap((row) => row.literals)))
    meeting.set(
      literal,
      demands(literal, prefixes).map((demand) => new Set(tokens.filter((token) => demand.test(token)))),
    )
  return rows.map((row) => {
    const wanted = row.literals.flatMap((literal) => meeting.get(literal) ?? [])
    const isText = row.literals.some((literal) => isSentence(literal))
    const shown = tests.filter((test) => {
      const isNamed = test.ids.has(row.id)
      if (!isNamed && !isText) return false
      const met = wanted.map((set) => [...set].filter((token) => test.values.has(token)))
      if (met.some((found) => found.length === 0)) return false
      const asserted = met.filter((found) => found.some((token) => test.values.get(token)))
      if (!isNamed) return asserted.length === wanted.length
      return asserted.length > 0 || row.literals.every(isAddress) || row.literals.some(isCall)
    })
    const named = shown.filter((test) => test.ids.has(row.id))
    return { row, tests: named.length > 0 ? named : shown.toSorted((a, b) => a.values.size - b.values.size) }
  })
}

/** Returns the rules listed in the coverage page, with the tests of this project that prove them. */
export function coverProject(): Covered[] {
  const rows = readRows()
  const prefixes = rows.find((row) => row.headings[1] === 'Campaign prefix')?.literals ?? []
  return cover(rows.filter(isCovered), testFiles().flatMap(testsOf), prefixes)
}

/** Returns the rules that neither a test proves nor a decision settles. */
export function openRows(covered: readonly Covered[]): Row[] {
  return covered.filter(({ row, tests }) => tests.length === 0 && !isLeftOpen(row)).map(({ row }) => row)
}

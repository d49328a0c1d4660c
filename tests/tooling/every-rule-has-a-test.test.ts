/** Every row of docs/rules has a test whose title names it, and every cited id exists. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readRows } from '../../scripts/rules/read-rules-from-docs.ts'
import {
  testFilesByRuleId,
  idsInTitles,
  rulesWithoutTest,
  rulesToTest,
} from '../../scripts/rules/match-tests-to-rules.ts'

const project = path.resolve(import.meta.dirname, '../..')
const rows = readRows()
const ids = new Set(rows.map((row) => row.id))

describe('the rules', () => {
  it('have unique ids', () => {
    expect(rows.length).toBeGreaterThan(300)
    expect(rows.map((row) => row.id)).toEqual([...ids])
  })

  it('point to rulings that exist', () => {
    const pointers = rows.flatMap((row) => row.see).filter((id) => !id.includes('§'))
    expect(pointers.filter((id) => !ids.has(id))).toEqual([])
  })

  it('give a ruling for whatever the specification leaves open', () => {
    const open = rows.filter((row) => row.page === 'funnel' && /\bnot given\b/.test(row.rule))
    expect(open.length).toBeGreaterThan(5)
    expect(open.filter((row) => row.see.length === 0)).toEqual([])
  })

  it('are each named in the title of a test (npm run rules:coverage)', () => {
    expect(
      rulesWithoutTest(rulesToTest(), testFilesByRuleId()).map(({ id, rule }) => `${id} ${rule}`),
    ).toEqual([])
  })

  it('are cited by ids that exist', () => {
    const citation =
      /\((?<cited>(?:[DSXULA]\d{1,3}|[FM]\d\.\d{1,2})(?:, (?:[DSXULA]\d{1,3}|[FM]\d\.\d{1,2}))*)\)/g
    const files = globSync('{src,server,scripts,tests,bench,rigs,docs,ops}/**/*.{ts,tsx,css,sql,md,yml}', {
      cwd: project,
      exclude: (name) => name === 'node_modules',
    }).filter((file) => !file.endsWith('every-rule-has-a-test.test.ts'))
    expect(files.length).toBeGreaterThan(1000)
    const unknown = files.flatMap((file) =>
      [...readFileSync(path.join(project, file), 'utf8').matchAll(citation)]
        .flatMap(({ groups }) => groups?.cited?.split(', ') ?? [])
        .filter((id) => !ids.has(id))
        .map((id) => `${file}: ${id}`),
    )
    expect(unknown).toEqual([])
  })
})

describe('the title of a test', () => {
  const rows = [{ page: 'funnel', id: 'F0.1', rule: 'One.', see: [] }]
  const shown = (source: string) => rulesWithoutTest(rows, new Set(idsInTitles(source))).length === 0

  it.each([
    `it('has a stage (F0.1)', () => {})`,
    `describe("a stage: F0.1, F0.2", () => {})`,
    `test.each(table)(\n  \`%s of a stage (F0.9, F0.1)\`, () => {})`,
    `const table = [['no stage (F0.1)', 1]]`,
    `const table = [['F0.1', '/checkout/nome/']]`,
  ])('shows a rule: %s', (source) => {
    expect(shown(source)).toBe(true)
  })

  it.each([
    ['another rule', `it('has a stage (F0.11)', () => {})`],
    ['a comment', `// as it says (F0.1)\nit('has a stage', () => {})`],
    ['a test of the full run alone', `test('has a stage (F0.1)', onlyInFullRun, () => {})`],
    ['one that Vitest leaves to it', `itInFullRun('has a stage (F0.1)', () => {})`],
  ])('does not show it by %s', (_what, source) => {
    expect(shown(source)).toBe(false)
  })
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { RIGS } from '../../rigs/rigs.ts'
import { TRUST_LINES } from '../../scripts/rules/security-and-fault-lines.ts'
import {
  openLines,
  trust,
  trustIds,
  trustPage,
  trustProject,
} from '../../scripts/rules/security-and-faults.ts'

const project = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(project, file), 'utf8')

describe('the lines of security and faults', () => {
  it('are those of docs/rules, in few words', () => {
    expect(Object.keys(TRUST_LINES)).toEqual(trustIds())
    expect(Object.values(TRUST_LINES).filter(({ says }) => says.length > 90)).toEqual([])
  })

  it('are shown by tests, each of them, as docs/coverage-of-trust.md says (npm run rules:coverage)', () => {
    const trusted = trustProject()
    expect(openLines(trusted)).toEqual([])
    expect(read('docs/coverage-of-trust.md')).toBe(trustPage(trusted))
  }, 60_000)

  it('name runs that exist', () => {
    for (const [id, { run }] of Object.entries(TRUST_LINES)) {
      if (!run) continue
      expect(RIGS[run.rig]?.file).toBe(run.file)
      expect(read(run.file)).toContain(id)
    }
  })
})

describe('what shows a line', () => {
  const lines = { X1: { says: 'One.' }, X12: { says: 'Twelve.' } }
  const shown = (...titles: string[]) =>
    trust(
      lines,
      titles.map((title) => ({ file: 'a.test.ts', title })),
    ).map(({ tests }) => tests.get('a.test.ts'))

  it('is a title that names it, once', () => {
    expect(shown('a kill (X1)', 'a kill (X1)', 'X12: twice')).toEqual([['a kill (X1)'], ['X12: twice']])
    expect(shown('both (X1, X12)', 'neither (F1.1, X123)')).toEqual([['both (X1, X12)'], ['both (X1, X12)']])
  })

  it('is missed where no title does', () => {
    expect(openLines(trust(lines, [{ file: 'a.test.ts', title: 'a kill (X1)' }]))).toEqual(['X12'])
    expect(trustPage(trust(lines, []))).toContain('| X12 | Twelve. | **none** |')
  })
})

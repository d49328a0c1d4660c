import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { citedIn, citingFiles, strayCitationsIn } from '../../scripts/rules/citations.ts'
import { coveragePage } from '../../scripts/rules/coverage-page.ts'
import { cover, coverProject, openRows } from '../../scripts/rules/tests-of-rules.ts'
import { literalsOf, readRows, rowsOf } from '../../scripts/rules/rule-rows.ts'
import { isTold, statedIn } from '../../scripts/rules/spec-literals.ts'
import { testsOf } from '../../scripts/rules/test-texts.ts'

/** Citations of pages that are not here: to be reduced to zero. */
const STRAY_CITATIONS = 0

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

  it('give a ruling for whatever the spec leaves open', () => {
    const open = rows.filter((row) => row.page === 'funnel' && /\bnot given\b/.test(row.rule))
    expect(open.length).toBeGreaterThan(5)
    expect(open.filter((row) => row.see.length === 0)).toEqual([])
  })

  it('are shown by tests, each of them, as docs/coverage-of-spec.md says (npm run rules:coverage)', () => {
    const covered = coverProject()
    const told = rows.filter(({ page }) => page === 'funnel' || page === 'marketing')
    expect(covered.map(({ row }) => row.id)).toEqual(told.map(({ id }) => id))
    expect(openRows(covered).map((row) => `${row.id} ${row.rule}`)).toEqual([])
    const page = path.resolve(import.meta.dirname, '../../docs/coverage-of-spec.md')
    expect(readFileSync(page, 'utf8')).toBe(coveragePage(covered))
  }, 120_000)

  it('are cited by ids that exist', () => {
    const unknown = citingFiles().flatMap(({ file, words }) =>
      citedIn(words)
        .filter((id) => !ids.has(id) && !/^[FM]§[1-9]/.test(id))
        .map((id) => `${file}: ${id}`),
    )
    expect(unknown).toEqual([])
  }, 120_000)

  it('are not cited by pages that nobody can open', () => {
    const stray = citingFiles().flatMap(({ file, words }) =>
      strayCitationsIn(words).map((citation) => `${file}: ${citation}`),
    )
    expect(stray.slice(STRAY_CITATIONS)).toEqual([])
  })
})

describe('a citation', () => {
  it.each([
    ['the journey (D1, S5)', ['D1', 'S5']],
    ['D4–D7 and F§2', ['D4', 'F§2']],
    ['sku d600a, SHA-256, F2.7.', ['F2.7']],
  ])('of %j is %j', (text, cited) => {
    expect(citedIn(text)).toEqual(cited)
  })

  it.each(['decisions 14', 'security 5', 'faults 12', 'ux.md', 'funnel §4'])('of %j is a stray', (text) => {
    expect(strayCitationsIn(`why (${text})`)).toHaveLength(1)
  })

  it('of a record is none', () => {
    expect(strayCitationsIn('see docs/decisions/0009')).toEqual([])
  })
})

describe('the values of the spec', () => {
  it.each([
    ["else 'Data inválida'.", ['Data inválida']],
    ['| /checkout/nome/ | name | dados-pessoais |', ['/checkout/nome/', 'name', 'dados-pessoais']],
    ['| POST / PUT lead-v2 | cpf, idLead |', ['POST lead-v2', 'PUT lead-v2', 'idLead']],
    ['- id, name, birth_date, mothers_name.', ['birth_date', 'mothers_name', 'id', 'name']],
    ['Starts at 10%, every 1 s.', ['10%', '1 s']],
    ['steps 50, 62.5, 75 percent', ['50', '62.5', '75']],
  ])('in %j are found', (line, values) => {
    expect(statedIn(line)).toEqual(expect.arrayContaining(values))
  })

  it('need a row that holds them, whole', () => {
    const told = [
      { rule: '', literals: literalsOf("`PATCH lead-v2/{idLead}` says 'Data inválida' in `50` percent") },
    ]
    expect(isTold('lead-v2', told)).toBe(true)
    expect(isTold('Data inválida', told)).toBe(true)
    expect(isTold('lead-v', told)).toBe(false)
    expect(isTold('Data', [])).toBe(false)
  })
})

describe('what shows a row', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'prosa-rules-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const row = rowsOf('funnel', '## F§1 One\n| F1.1 | `/checkout/nome/` stands in `dados-pessoais`. | |\n')

  function shown(source: string): string[] {
    const file = path.join(folder, 'some.test.ts')
    writeFileSync(file, source)
    return cover(row, testsOf(file), ['b']).flatMap(({ tests }) => tests.map((test) => test.title))
  }

  it('is a test that names its id and all of its values', () => {
    const body = "{ expect(stageOf('/b/checkout/nome')).toBe('dados-pessoais') }"
    expect(shown(`it('has a stage (F1.1)', () => ${body})`)).toEqual(['has a stage (F1.1)'])
  })

  it('is the row of a table, not its neighbour', () => {
    const table =
      "const table = [['F1.1', '/checkout/nome/', 'dados-pessoais'], ['F1.2', '/checkout/cpf/', 'x']]"
    const source = `${table}\nit.each(table)('%s', (_, at, stage) => { expect(stageOf(at)).toBe(stage) })`
    expect(shown(source)).toEqual(['F1.1'])
    expect(shown(source.replaceAll('nome', 'outro'))).toEqual([])
  })

  it.each([
    [
      "it('has a stage', () => { expect(stageOf('/checkout/nome/')).toBe('dados-pessoais') })",
      'without the id',
    ],
    ["it('has a stage (F1.1)', () => { expect(stageOf(PATH)).toBe('dados-pessoais') })", 'without the path'],
    ["it('has a stage (F1.1)', () => { go('/checkout/nome/', 'dados-pessoais') })", 'that asserts neither'],
  ])('is no test like %s: %s', (source) => {
    expect(shown(source)).toEqual([])
  })
})

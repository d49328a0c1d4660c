/** Reads and validates the rows of a file to import, and reports errors by line (docs/imports.md). */
import {
  atLine,
  importFileProblems,
  importKeys,
  importRowProblems as problems,
} from '../../src/content/desk/import-problems.ts'
import type { CampaignBonus } from '../../src/campaigns/campaign-types.ts'
import { parseCpf } from '../../src/lib/cpf.ts'
import { parseEmail } from '../../src/lib/email.ts'
import { parseBirthDate } from '../../src/lib/parse-and-format-dates.ts'
import { parseName } from '../../src/lib/person-name.ts'
import { parsePhone } from '../../src/lib/phone.ts'
import { parsePrice } from '../../src/lib/desk-numbers.ts'
import { readBlocks } from '../db/read-seed-files.ts'
import type { CustomerRecord } from '../rules/lead-row-types.ts'
import { lookupOfLine } from '../rules/mobile-line-hmac.ts'
import type { Vault } from '../security/encryption-vault.ts'
import { type ImportRequest, headerOf, valueOf, type FileHeader } from './import-tables.ts'
import { FileProblem } from './decode-text.ts'
import { parseCsvRecords } from './csv.ts'

/** A row of a file, in the form of its table. */
export type FileRow = {
  readonly key: string
  readonly fields: Readonly<Record<string, unknown>>
  /** For a customer: the record to encrypt. */
  readonly person?: CustomerRecord
}

/** How many problems are kept; further ones are only counted. */
const SHOWN_PROBLEMS = 1_000
/** The maximum length of a cell, and of a cell that contains a list. */
const LONGEST = 300
const LONGEST_LIST = 20_000
const LISTS: readonly string[] = ['blocks', 'ranges', 'postalcode_ranges', 'offers', 'extra_offers']

/** The maximum number of visits of a team per period, because the calendar adds up all teams. */
const MOST_VISITS = 9_999

/** Under this key the cells of a row have the header of their file, which sentences about them name. */
const HEADER = Symbol('header')
type Fields = Readonly<Record<string, string>> & { readonly [HEADER]: FileHeader }

/** Converts the records of a file into rows. */
type RowReader = {
  readonly columns: readonly string[]
  /** Columns that may be missing. */
  readonly optional?: readonly string[]
  /** @throws RowProblem */
  readonly make: (fields: Fields) => readonly FileRow[]
  /** How a row that appears twice is reported. */
  readonly twice: (row: FileRow, said: FileHeader['said']) => string
}

/** What is wrong with a row, in sentences. */
class RowProblem extends Error {
  override name = 'RowProblem'
  readonly texts: readonly string[]
  constructor(texts: readonly string[]) {
    super(texts.join(' '))
    this.texts = texts
  }
}

function wrong(text: string): never {
  throw new RowProblem([text])
}

/** Reads each of several values. @throws RowProblem with all that is wrong with them */
function readEach<Readers extends Readonly<Record<string, () => unknown>>>(readers: Readers) {
  const texts: string[] = []
  const values = Object.entries(readers).map(([name, read]) => {
    try {
      return [name, read()]
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error
      texts.push(...error.texts)
      return [name]
    }
  })
  if (texts.length > 0) throw new RowProblem([...new Set(texts)])
  return Object.fromEntries(values) as { [Name in keyof Readers]: ReturnType<Readers[Name]> }
}

/** What reading a file has found. */
export type ReadResult = {
  rows: number
  /** The first problems, and how many there are. */
  problems: string[]
  problemCount: number
}

/**
 * Reads the rows of a file, and passes them on in batches while nothing is wrong.
 * @param vault makes the keys by which personal data is found
 * @param today yyyy-mm-dd in São Paulo
 */
export async function readRows(
  bytes: Buffer,
  { request, vault, today }: { request: ImportRequest; vault: Pick<Vault, 'lookup'>; today: string },
  { batch, pass }: { batch: number; pass: (rows: readonly FileRow[], line: number) => Promise<void> },
): Promise<ReadResult> {
  const result: ReadResult = { rows: 0, problems: [], problemCount: 0 }
  const tell = (text: string) => {
    result.problemCount += 1
    if (result.problems.length < SHOWN_PROBLEMS) result.problems.push(text)
  }
  const seen = new Set<string>()
  let waiting: FileRow[] = []
  let header: FileHeader | undefined
  let reader: RowReader | undefined
  let last = 1
  try {
    for await (const { line, cells } of parseCsvRecords(bytes)) {
      last = line
      if (!reader || !header) {
        header = headerOf(request.kind, cells)
        reader = readerOf(header.columns, request, { vault, today })
        checkHeader(header, reader.columns, line)
        continue
      }
      try {
        for (const row of reader.make(fieldsOf(header, cells, reader))) {
          if (seen.has(row.key)) wrong(reader.twice(row, header.said))
          seen.add(row.key)
          result.rows += 1
          if (result.problemCount === 0) waiting.push(row)
        }
      } catch (error) {
        if (!(error instanceof RowProblem)) throw error
        for (const text of error.texts) tell(atLine(line, text))
      }
      if (waiting.length >= batch) {
        await pass(waiting, line)
        waiting = []
      }
    }
    if (!header) throw new FileProblem(importFileProblems.empty)
    if (result.rows === 0 && result.problemCount === 0) throw new FileProblem(importFileProblems.noRows)
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    tell(error.message)
  }
  if (result.problemCount === 0) await pass(waiting, last)
  return result
}

/** @throws FileProblem if columns are missing or doubled */
function checkHeader({ columns: found, said }: FileHeader, columns: readonly string[], line: number): void {
  const absent = columns.filter((column) => !found.includes(column))
  if (absent.length > 0) throw new FileProblem(importFileProblems.missing(line, absent.map(said)))
  const twice = columns.filter((column) => found.indexOf(column) !== found.lastIndexOf(column))
  if (twice.length > 0) throw new FileProblem(importFileProblems.twice(line, twice.map(said)))
}

/** @throws RowProblem if the record has another shape than the header, or cells that cannot be stored */
function fieldsOf(
  header: FileHeader,
  cells: readonly string[],
  { columns, optional = [] }: RowReader,
): Fields {
  const names = header.columns
  const others = cells.slice(names.length)
  if (cells.length < names.length || others.some((cell) => cell.trim() !== ''))
    wrong(problems.cells(cells.length, names.length))
  const fields: Record<string, string> & Fields = { [HEADER]: header }
  for (const [i, column] of names.entries()) {
    if (!columns.includes(column) && !optional.includes(column)) continue
    const cell = (cells[i] ?? '').trim()
    if (cell.includes('\0')) wrong(problems.nul)
    const most = LISTS.includes(column) ? LONGEST_LIST : LONGEST
    if (cell.length > most) wrong(problems.tooLong(header.said(column), most))
    fields[column] = cell.toWellFormed()
  }
  return fields
}

type Means = { vault: Pick<Vault, 'lookup'>; today: string }

function readerOf(header: readonly string[], request: ImportRequest, means: Means): RowReader {
  switch (request.kind) {
    case 'coverage':
      return AREAS
    case 'municipalities':
      return wholeCities(citiesReader(header), request.infra ?? '', request.capacity ?? 0)
    case 'ceps':
      return citiesReader(header)
    case 'streets':
      return STREETS
    case 'customers':
      return customers(means)
    case 'lines':
      return mobileLines(means)
  }
}

/** Returns what the file calls a column. */
const saidIn = (fields: Fields, name: string): string => fields[HEADER].said(name)

/** Returns what sentences call the values of a column. */
const saidValues = (fields: Fields, name: string, values: readonly string[]): string[] =>
  values.map((value) => fields[HEADER].saidValue(name, value))

const needed = (fields: Fields, name: string): string =>
  fields[name] || wrong(problems.empty(saidIn(fields, name)))

function cepOf(fields: Fields, name: string): number {
  const text = needed(fields, name).replace('-', '')
  return /^\d{8}$/.test(text) ? Number(text) : wrong(problems.cep(saidIn(fields, name), text))
}

function wholeOf(fields: Fields, name: string): number | null {
  const text = fields[name] ?? ''
  if (text === '') return null
  return /^\d{1,9}$/.test(text) ? Number(text) : wrong(problems.whole(saidIn(fields, name), text))
}

function capacityOf(fields: Fields): number {
  const visits = wholeOf(fields, 'team_capacity') ?? wrong(problems.empty(saidIn(fields, 'team_capacity')))
  return visits > MOST_VISITS
    ? wrong(problems.capacity(saidIn(fields, 'team_capacity'), visits, MOST_VISITS))
    : visits
}

function stateOf(fields: Fields): string {
  const state = needed(fields, 'state').toUpperCase()
  return /^[A-Z]{2}$/.test(state) ? state : wrong(problems.state(saidIn(fields, 'state'), state))
}

function oneOf<T extends string>(fields: Fields, name: string, values: readonly T[]): T | null {
  const text = fields[name] ?? ''
  if (text === '') return null
  return (
    valueOf(text, values) ??
    wrong(problems.oneOf(saidIn(fields, name), text, saidValues(fields, name, values)))
  )
}

const cepText = (cep: number) => String(cep).padStart(8, '0')

const AREAS: RowReader = {
  columns: ['id', 'name', 'cep_from', 'cep_to', 'infra', 'team', 'team_capacity'],
  optional: ['number_from', 'number_to', 'number_side', 'blocks', 'free_ports', 'offer_region'],
  make: (fields) => [areaOf(fields)],
  twice: ({ key }, said) => problems.twice(importKeys.keyed(said('id'), key)),
}

function areaOf(fields: Fields): FileRow {
  const area = readEach({
    id: () => needed(fields, 'id'),
    name: () => needed(fields, 'name'),
    ceps: () => ordered(fields, cepOf, 'cep_from', 'cep_to'),
    numbers: () => ordered(fields, wholeOf, 'number_from', 'number_to'),
    number_side: () => oneOf(fields, 'number_side', ['odd', 'even']),
    blocks: () => blocksOf(fields),
    free_ports: () => wholeOf(fields, 'free_ports'),
    team: () => needed(fields, 'team'),
    team_capacity: () => capacityOf(fields),
  })
  const { ceps, numbers, ...rest } = area
  return {
    key: area.id,
    fields: {
      ...rest,
      ...ceps,
      ...numbers,
      infra: fields.infra || null,
      offer_region: valueOf(fields.offer_region ?? '', ['none']) ?? (fields.offer_region || null),
    },
  }
}

/** Reads two columns, of which the second must not be below the first. */
function ordered(
  fields: Fields,
  read: (fields: Fields, name: string) => number | null,
  first: string,
  last: string,
): Record<string, number | null> {
  const { from, to } = readEach({ from: () => read(fields, first), to: () => read(fields, last) })
  if (from !== null && to !== null && to < from)
    wrong(problems.order(saidIn(fields, first), saidIn(fields, last)))
  return { [first]: from, [last]: to }
}

/** Parses the blocks of an area and their lots, such as `1:1-20 2:1-12;15`. Each block may appear only once. */
function blocksOf(fields: Fields): Record<string, string[]> | null {
  const text = fields.blocks?.replace(/\s+/g, ' ') ?? ''
  const parts = text === '' ? [] : text.split(' ')
  for (const part of parts) {
    if (!/^[^:;]+:[^:;]+(?:;[^:;]+)*$/.test(part)) wrong(problems.block(saidIn(fields, 'blocks'), part))
    for (const [range, from, to] of part.matchAll(/(?<=[:;])(\d+)-(\d+)(?=;|$)/g)) {
      if (Number(to) < Number(from)) wrong(problems.blockOrder(saidIn(fields, 'blocks'), range))
    }
  }
  const blocks = readBlocks(text)
  if (blocks && Object.keys(blocks).length < parts.length)
    wrong(problems.blockTwice(saidIn(fields, 'blocks')))
  return blocks
}

/** Parses CEP ranges, '[75345-000 75349-999] [...]' or '75345000-75349999 …', into pairs of numbers. */
function rangesOf(text: string): [number, number][] {
  const found = [...text.matchAll(/(\d{5})-?(\d{3})[\s-]+(\d{5})-?(\d{3})/g)]
  if (found.length === 0) wrong(problems.noRange(text))
  const rest = found.reduce((left, [range]) => left.replace(range, ''), text).replace(/[[\]\s]/g, '')
  if (rest !== '') wrong(problems.notRange(rest))
  return found.map(([, a = '', b = '', c = '', d = '']) => {
    const [from, to] = [Number(a + b), Number(c + d)]
    return to < from ? wrong(problems.rangeOrder(`${a}-${b} ${c}-${d}`)) : [from, to]
  })
}

/** A row of the table city_ranges: one CEP range of a municipality. */
type CityRange = { cep_from: number; cep_to: number; ibge: number; name: string; state: string; ddd: string }

/**
 * Reads the CEP ranges of municipalities, in the format of the public table br-city-codes (name, state, idIBGE,
 * postalCode_ranges, ddd) or in that of the seed (ibge, name, state, ddd, ranges).
 */
function citiesReader(header: readonly string[]): RowReader {
  const isPublic = header.includes('postalcode_ranges')
  const [ibgeColumn, rangesColumn] = isPublic ? ['idibge', 'postalcode_ranges'] : ['ibge', 'ranges']
  return {
    columns: ['name', 'state', 'ddd', ibgeColumn, rangesColumn],
    make(fields) {
      const { ranges, ...city } = readEach({
        ibge() {
          const ibge = needed(fields, ibgeColumn)
          return /^\d{7}$/.test(ibge) ? Number(ibge) : wrong(problems.ibge(saidIn(fields, ibgeColumn), ibge))
        },
        ddd() {
          const ddd = needed(fields, 'ddd')
          return /^\d{2}$/.test(ddd) ? ddd : wrong(problems.ddd(saidIn(fields, 'ddd'), ddd))
        },
        name: () => needed(fields, 'name'),
        state: () => stateOf(fields),
        ranges: () => rangesOf(needed(fields, rangesColumn)),
      })
      const { ibge } = city
      return ranges.map(([cep_from, cep_to]) => ({
        key: `${ibge} ${cepText(cep_from)}`,
        fields: { ...city, cep_from, cep_to } satisfies CityRange,
      }))
    },
    twice: ({ fields }) => {
      const { ibge, cep_from } = fields as CityRange
      return problems.twice(importKeys.range(ibge, cepText(cep_from)))
    },
  }
}

/**
 * Makes coverage areas of municipalities that one network covers entirely: an area of each range, a team of each town.
 */
const wholeCities = ({ make, ...reader }: RowReader, infra: string, capacity: number): RowReader => ({
  ...reader,
  make: (fields) =>
    make(fields).map((row) => {
      const { ibge, name, state, cep_from, cep_to } = row.fields as CityRange
      const id = `${ibge}-${cepText(cep_from)}`
      const area = { id, name: `${name}/${state}`, cep_from, cep_to, infra, team: String(ibge) }
      return { key: id, fields: { ...area, team_capacity: capacity } }
    }),
})

const STREETS: RowReader = {
  columns: ['cep', 'state', 'city', 'neighborhood', 'address'],
  make(fields) {
    const { neighborhood = '', address = '' } = fields
    const place = readEach({
      cep: () => cepOf(fields, 'cep'),
      state: () => stateOf(fields),
      city: () => needed(fields, 'city'),
    })
    return [{ key: cepText(place.cep), fields: { ...place, neighborhood, address } }]
  },
  twice: ({ key }, said) => problems.twice(importKeys.keyed(said('cep'), key)),
}

/** Returns what a parser has read. The error text of the parser might repeat personal data, so another one is used. */
const personal = <T>(parsed: { value: T } | { problem: unknown }, problem: string): T =>
  'value' in parsed ? parsed.value : wrong(problem)

const choice = <T extends string>(fields: Fields, name: string, values: readonly T[]): T =>
  valueOf(fields[name] ?? '', values) ??
  wrong(problems.choice(saidIn(fields, name), saidValues(fields, name, values)))

const skusOf = (text = ''): string[] => text.split(/[\s,;]+/).filter(Boolean)

const CURRENT_PLAN = ['current_plan', 'current_price', 'direct_debit']

/** Returns what the customer has and pays today; all three columns or none. */
function currentPlanOf(fields: Fields): Pick<CustomerRecord, 'current_plan'> {
  if (CURRENT_PLAN.every((column) => !fields[column])) return {}
  const price =
    parsePrice(needed(fields, 'current_price')) ??
    wrong(problems.currentPrice(saidIn(fields, 'current_price')))
  const debit = choice(fields, 'direct_debit', ['sim', 'não'])
  return { current_plan: { plan: needed(fields, 'current_plan'), price, direct_debit: debit === 'sim' } }
}

const customers = ({ vault, today }: Means): RowReader => ({
  columns: [
    'cpf',
    'flow',
    'name',
    'email',
    'phone',
    'birth_date',
    'cep',
    'number',
    'complement',
    'offers',
    'extra_offers',
  ],
  optional: CURRENT_PLAN,
  make(fields) {
    const { address, flow, plan, ...said } = readEach({
      cpf: () => personal(parseCpf(needed(fields, 'cpf')), problems.cpf),
      name: () => personal(parseName(needed(fields, 'name')), problems.name),
      email: () => personal(parseEmail(needed(fields, 'email')), problems.email),
      phone: () => personal(parsePhone(needed(fields, 'phone')), problems.phone),
      birth_date: () =>
        personal(
          parseBirthDate(needed(fields, 'birth_date'), today),
          problems.birthDate(saidIn(fields, 'birth_date')),
        ),
      address: () =>
        readEach({
          cep: () =>
            /^\d{5}-?\d{3}$/.exec(needed(fields, 'cep'))?.[0].replace('-', '') ??
            wrong(problems.personCep(saidIn(fields, 'cep'))),
          number: () => needed(fields, 'number'),
        }),
      plan: () => currentPlanOf(fields),
      flow: () => choice(fields, 'flow', ['renewal', 'migration']),
    })
    const complement = fields.complement ?? ''
    const person: CustomerRecord = { ...said, address: { ...address, complement }, ...plan }
    const key = vault.lookup(said.cpf)
    const offers = { offers: skusOf(fields.offers), extra_offers: skusOf(fields.extra_offers) }
    return [{ key, fields: { document_lookup: key, flow, ...offers }, person }]
  },
  twice: () => problems.personTwice,
})

const BRANDS: readonly CampaignBonus[] = ['timcontrole', 'timblack', 'timpre']

const mobileLines = ({ vault }: Means): RowReader => ({
  columns: ['phone', 'brand', 'bonus'],
  make(fields) {
    const { phone, brand } = readEach({
      phone() {
        const phone = personal(parsePhone(needed(fields, 'phone')), problems.mobile)
        return phone.length === 11 ? phone : wrong(problems.mobile)
      },
      brand: () => choice(fields, 'brand', BRANDS),
    })
    const key = lookupOfLine(vault, phone)
    return [{ key, fields: { line_lookup: key, brand, bonus: fields.bonus || null } }]
  },
  twice: () => problems.lineTwice,
})

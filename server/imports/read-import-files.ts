/** Reads the files that `npm run import` takes: areas of the network, municipalities, streets. */
import { readCsv } from '../db/read-csv.ts'
import { readBlocks } from '../db/seed-files.ts'
import type { CoverageArea } from '../rules/coverage.ts'

/**
 * The result of parsing a file to import: rows that are ready to store, or error messages with line numbers
 * (1 is the header).
 */
export type ParsedRows<T> = { rows: T[] } | { problems: string[] }

type Fields = Record<string, string>

/** Returns what is wrong with the header of a file; undefined if it is valid. */
function headerProblem(header: readonly string[], columns: readonly string[]): string | undefined {
  const [only = '', ...others] = header
  const separator = others.length === 0 ? /[;\t|]/.exec(only)?.[0] : undefined
  if (separator) return `fields must be separated by commas, not by ${JSON.stringify(separator)}`
  const absent = columns.filter((column) => !header.includes(column))
  if (absent.length > 0) return `columns are missing: ${absent.join(', ')}`
  const twice = columns.filter((column) => header.indexOf(column) !== header.lastIndexOf(column))
  return twice.length > 0 ? `columns appear twice: ${twice.join(', ')}` : undefined
}

/**
 * Parses every record of a file with `make`, which throws an error for an invalid record. `idempotencyKeyOf` returns the
 * key of a row, which must be unique in the file.
 */
function readAll<T>(
  text: string,
  columns: readonly string[],
  make: (fields: Fields) => T | T[],
  keyOf: (row: T) => string,
): ParsedRows<T> {
  let read: ReturnType<typeof readCsv>
  try {
    read = readCsv(text)
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : String(error)] }
  }
  const { header, records } = read
  const problem = header.length > 0 && headerProblem(header, columns)
  if (problem) return { problems: [`line 1: ${problem}`] }
  if (records.length === 0) return { problems: ['the file contains no records'] }
  const rows: T[] = []
  const problems: string[] = []
  const seen = new Set<string>()
  for (const { line, fields, problem: shape } of records) {
    try {
      if (shape) wrong(shape)
      if (Object.values(fields).some((field) => field.includes('\0')))
        wrong('a field contains a NUL character')
      const made = [make(fields)].flat() as T[]
      for (const key of made.map(keyOf)) {
        if (seen.has(key)) wrong(`${key} appears in the file twice`)
        seen.add(key)
      }
      rows.push(...made)
    } catch (error) {
      problems.push(`line ${line}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return problems.length > 0 ? { problems } : { rows }
}

function wrong(text: string): never {
  throw new Error(text)
}

function needed(fields: Fields, name: string): string {
  return fields[name]?.trim() || wrong(`${name} is empty`)
}

function cepOf(fields: Fields, name: string): number {
  const text = needed(fields, name).replace('-', '')
  return /^\d{8}$/.test(text) ? Number(text) : wrong(`${name} "${text}" is not a CEP of 8 digits`)
}

function wholeOf(fields: Fields, name: string): number | null {
  const text = fields[name]?.trim() ?? ''
  if (text === '') return null
  return /^\d{1,9}$/.test(text) ? Number(text) : wrong(`${name} "${text}" is not a whole number`)
}

function stateOf(fields: Fields): string {
  const state = needed(fields, 'state').toUpperCase()
  return /^[A-Z]{2}$/.test(state) ? state : wrong(`state "${state}" is not a UF of two letters`)
}

function oneOf<T extends string>(fields: Fields, name: string, values: readonly T[]): T | null {
  const text = fields[name]?.trim() ?? ''
  return text === ''
    ? null
    : (values.find((value) => value === text) ?? wrong(`${name} "${text}" is none of ${values.join(', ')}`))
}

/** A row of the table coverage_areas. */
export type AreaRow = CoverageArea & { name: string; team_capacity: number }

const AREA_COLUMNS = ['id', 'name', 'cep_from', 'cep_to', 'infra', 'team', 'team_capacity']

/** Parses coverage areas in the format of server/db/seed/coverage-areas.csv (docs/imports.md). */
export function readAreas(text: string): ParsedRows<AreaRow> {
  return readAll(text, AREA_COLUMNS, areaOf, ({ id }) => `id "${id}"`)
}

function areaOf(fields: Fields): AreaRow {
  const [from, to] = [cepOf(fields, 'cep_from'), cepOf(fields, 'cep_to')]
  if (to < from) wrong('cep_to is before cep_from')
  const [first, last] = [wholeOf(fields, 'number_from'), wholeOf(fields, 'number_to')]
  if (first !== null && last !== null && last < first) wrong('number_to is before number_from')
  return {
    id: needed(fields, 'id'),
    name: needed(fields, 'name'),
    cep_from: from,
    cep_to: to,
    number_from: first,
    number_to: last,
    number_side: oneOf(fields, 'number_side', ['odd', 'even']),
    blocks: blocksOf(fields),
    infra: fields.infra?.trim() || null,
    free_ports: wholeOf(fields, 'free_ports'),
    offer_region: fields.offer_region?.trim() || null,
    team: needed(fields, 'team'),
    team_capacity: wholeOf(fields, 'team_capacity') ?? wrong('team_capacity is empty'),
  }
}

/**
 * Parses the blocks of an area and their lots, such as `1:1-20 2:1-12;15`. Each block may appear only once.
 */
function blocksOf(fields: Fields): Record<string, string[]> | null {
  const text = fields.blocks?.trim().replace(/\s+/g, ' ') ?? ''
  const parts = text === '' ? [] : text.split(' ')
  for (const part of parts) {
    if (!/^[^:;]+:[^:;]+(?:;[^:;]+)*$/.test(part)) wrong(`blocks "${part}" is not quadra:lots, as 1:1-20;22`)
    for (const [range, from, to] of part.matchAll(/(?<=[:;])(\d+)-(\d+)(?=;|$)/g)) {
      if (Number(to) < Number(from)) wrong(`blocks "${range}" ends before it begins`)
    }
  }
  const blocks = readBlocks(text)
  if (blocks && Object.keys(blocks).length < parts.length) wrong('blocks names a quadra twice')
  return blocks
}

/** A row of the table city_ranges: one CEP range of a municipality. */
export type CityRow = {
  cep_from: number
  cep_to: number
  ibge: number
  name: string
  state: string
  ddd: string
}

/** Parses CEP ranges, '[75345-000 75349-999] [...]' or '75345000-75349999 …', into pairs of numbers. */
function rangesOf(text: string): [number, number][] {
  const found = [...text.matchAll(/(\d{5})-?(\d{3})[\s-]+(\d{5})-?(\d{3})/g)]
  if (found.length === 0) wrong(`"${text}" contains no CEP range`)
  const rest = found.reduce((left, [range]) => left.replace(range, ''), text).replace(/[[\]\s]/g, '')
  if (rest !== '') wrong(`"${rest}" is not a CEP range`)
  return found.map(([, a = '', b = '', c = '', d = '']) => {
    const [from, to] = [Number(a + b), Number(c + d)]
    return to < from ? wrong(`the range ${a}-${b} ${c}-${d} ends before it begins`) : [from, to]
  })
}

/**
 * Parses the CEP ranges of municipalities, in the format of the public table br-city-codes (name, state,
 * idIBGE, postalCode_ranges, ddd) or in that of the seed (ibge, name, state, ddd, ranges).
 */
export function readCities(text: string): ParsedRows<CityRow> {
  const isPublic = /^[^\n]*postalCode_ranges/.test(text)
  const [ibgeColumn, rangesColumn] = isPublic ? ['idIBGE', 'postalCode_ranges'] : ['ibge', 'ranges']
  return readAll(
    text,
    ['name', 'state', 'ddd', ibgeColumn, rangesColumn],
    (fields) => {
      const ibge = needed(fields, ibgeColumn)
      if (!/^\d{7}$/.test(ibge)) wrong(`${ibgeColumn} "${ibge}" is not an IBGE code of 7 digits`)
      const ddd = needed(fields, 'ddd')
      if (!/^\d{2}$/.test(ddd)) wrong(`ddd "${ddd}" is not two digits`)
      return rangesOf(needed(fields, rangesColumn)).map(([cep_from, cep_to]) => ({
        cep_from,
        cep_to,
        ibge: Number(ibge),
        name: needed(fields, 'name'),
        state: stateOf(fields),
        ddd,
      }))
    },
    ({ ibge, cep_from }) => `the range of ${ibge} from ${cepText(cep_from)}`,
  )
}

const cepText = (cep: number) => String(cep).padStart(8, '0')

/**
 * Parses municipalities that one network covers entirely: each CEP range becomes a coverage area, each
 * municipality a team.
 */
export function readCitiesAsAreas(text: string, infra: string, capacity: number): ParsedRows<AreaRow> {
  const read = readCities(text)
  if ('problems' in read) return read
  return {
    rows: read.rows.map(({ ibge, name, state, cep_from, cep_to }) => ({
      id: `${ibge}-${cepText(cep_from)}`,
      name: `${name}/${state}`,
      cep_from,
      cep_to,
      number_from: null,
      number_to: null,
      number_side: null,
      blocks: null,
      infra,
      free_ports: null,
      offer_region: null,
      team: String(ibge),
      team_capacity: capacity,
    })),
  }
}

/** A row of the table streets. */
export type StreetRow = { cep: number; state: string; city: string; neighborhood: string; address: string }

/**
 * Parses the streets of our own address table: cep, state, city, neighborhood, address. The last two are
 * empty if the CEP is that of a whole town.
 */
export function readStreets(text: string): ParsedRows<StreetRow> {
  return readAll(
    text,
    ['cep', 'state', 'city', 'neighborhood', 'address'],
    (fields) => ({
      cep: cepOf(fields, 'cep'),
      state: stateOf(fields),
      city: needed(fields, 'city'),
      neighborhood: fields.neighborhood?.trim() ?? '',
      address: fields.address?.trim() ?? '',
    }),
    ({ cep }) => `cep "${cepText(cep)}"`,
  )
}

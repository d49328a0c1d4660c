import { parseCsv } from '../db/csv.ts'
import { readBlocks } from '../db/seed-files.ts'

/** What an import makes of a file: rows ready to be stored, or what is wrong, by line (1 is the header). */
export type Read<T> = { rows: T[] } | { problems: string[] }

type Fields = Record<string, string>

/** Reads every record with `make`, which throws a text for a record that is wrong. */
function readAll<T>(text: string, columns: readonly string[], make: (fields: Fields) => T | T[]): Read<T> {
  let records: ReturnType<typeof parseCsv>
  try {
    records = parseCsv(text)
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : String(error)] }
  }
  const [first] = records
  if (!first) return { problems: ['the file holds no records'] }
  const absent = columns.filter((column) => !(column in first.fields))
  if (absent.length > 0) return { problems: [`line 1: columns are missing: ${absent.join(', ')}`] }
  const rows: T[] = []
  const problems: string[] = []
  for (const { line, fields } of records) {
    try {
      rows.push(...([make(fields)].flat() as T[]))
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

export type AreaRow = {
  id: string
  name: string
  cep_from: number
  cep_to: number
  number_from: number | null
  number_to: number | null
  number_side: 'odd' | 'even' | null
  blocks: Record<string, string[]> | null
  infra: string | null
  free_ports: number | null
  offer_region: string | null
  team: string
  team_capacity: number
}

const AREA_COLUMNS = ['id', 'name', 'cep_from', 'cep_to', 'infra', 'team', 'team_capacity']

/** Coverage areas in the format of server/db/seed/coverage-areas.csv (docs/imports.md). */
export function readAreas(text: string): Read<AreaRow> {
  const seen = new Set<string>()
  return readAll(text, AREA_COLUMNS, (fields) => {
    const id = needed(fields, 'id')
    if (seen.has(id)) wrong(`id "${id}" stands in the file twice`)
    seen.add(id)
    const [from, to] = [cepOf(fields, 'cep_from'), cepOf(fields, 'cep_to')]
    if (to < from) wrong('cep_to is before cep_from')
    const [first, last] = [wholeOf(fields, 'number_from'), wholeOf(fields, 'number_to')]
    if (first !== null && last !== null && last < first) wrong('number_to is before number_from')
    return {
      id,
      name: needed(fields, 'name'),
      cep_from: from,
      cep_to: to,
      number_from: first,
      number_to: last,
      number_side: oneOf(fields, 'number_side', ['odd', 'even']),
      blocks: readBlocks(fields.blocks?.trim() ?? ''),
      infra: fields.infra?.trim() || null,
      free_ports: wholeOf(fields, 'free_ports'),
      offer_region: fields.offer_region?.trim() || null,
      team: needed(fields, 'team'),
      team_capacity: wholeOf(fields, 'team_capacity') ?? wrong('team_capacity is empty'),
    }
  })
}

export type CityRow = {
  cep_from: number
  cep_to: number
  ibge: number
  name: string
  state: string
  ddd: string
}

/** '[75345-000 75349-999] [...]' or '75345000-75349999 …' → pairs of CEPs. */
function rangesOf(text: string): [number, number][] {
  const found = [...text.matchAll(/(\d{5})-?(\d{3})[\s-]+(\d{5})-?(\d{3})/g)]
  if (found.length === 0) wrong(`"${text}" holds no CEP range`)
  return found.map(([, a = '', b = '', c = '', d = '']) => {
    const [from, to] = [Number(a + b), Number(c + d)]
    return to < from ? wrong(`the range ${a}-${b} ${c}-${d} ends before it begins`) : [from, to]
  })
}

/**
 * CEP ranges of municipalities: the public br-city-codes table (name, state, idIBGE, postalCode_ranges, ddd) or
 * the seed's own form (ibge, name, state, ddd, ranges).
 */
export function readCities(text: string): Read<CityRow> {
  const isPublic = /^[^\n]*postalCode_ranges/.test(text)
  const [ibgeColumn, rangesColumn] = isPublic ? ['idIBGE', 'postalCode_ranges'] : ['ibge', 'ranges']
  return readAll(text, ['name', 'state', 'ddd', ibgeColumn, rangesColumn], (fields) => {
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
  })
}

/** Whole municipalities as coverage of one infraco: each range an area, each municipality a team. */
export function readCitiesAsAreas(text: string, infra: string, capacity: number): Read<AreaRow> {
  const read = readCities(text)
  if ('problems' in read) return read
  return {
    rows: read.rows.map(({ ibge, name, state, cep_from, cep_to }) => ({
      id: `${ibge}-${String(cep_from).padStart(8, '0')}`,
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

export type StreetRow = { cep: number; state: string; city: string; neighborhood: string; address: string }

/** Streets of the own address table: cep, state, city, neighborhood, address; both last empty for a whole town. */
export function readStreets(text: string): Read<StreetRow> {
  return readAll(text, ['cep', 'state', 'city', 'neighborhood', 'address'], (fields) => ({
    cep: cepOf(fields, 'cep'),
    state: stateOf(fields),
    city: needed(fields, 'city'),
    neighborhood: fields.neighborhood?.trim() ?? '',
    address: fields.address?.trim() ?? '',
  }))
}

/** Describes each kind of import: its request, its columns by name, and the table that its rows are written to. */
import type { ImportKind } from '../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import {
  importColumnNames,
  importColumns,
  importValueName,
  importValueNames,
  type ImportColumnName,
} from '../../src/content/desk/import-columns-and-examples.ts'
import { normaliseText } from '../../src/lib/text.ts'

export type ImportRequest = {
  readonly kind: ImportKind
  /** Whether rows that are missing from the file are removed. */
  readonly isReplacing: boolean
  /**
   * For whole municipalities: the company that built the network, and how many visits the team of each town makes per
   * period.
   */
  readonly infra: string | null
  readonly capacity: number | null
}

/**
 * A table to import into, as pieces of SQL in which `t` is a row of it. `key` and `fields` of `match` are those of an
 * imported row.
 */
export type ImportTable = {
  readonly name: string
  /** The columns that identify a row. */
  readonly identity: string
  /** The columns that an import changes. */
  readonly columns: readonly string[]
  /** The key of `t`; null if there is no row. */
  readonly key: string
  readonly match: (key: string, fields: string) => string
  /** A column: an import replaces all rows with the same value in it. */
  readonly scope?: string
  /** Whether a row contains an encrypted record, in `content`, which belongs to `id`. */
  readonly isSealed?: true
}

/** The common parts of tables whose rows are identified by one text column. */
const keyedBy = (column: string) => ({
  identity: column,
  key: `t.${column}`,
  match: (key: string) => `t.${column} = ${key}`,
})

const AREAS: ImportTable = {
  name: 'coverage_areas',
  ...keyedBy('id'),
  columns: [
    'name',
    'cep_from',
    'cep_to',
    'number_from',
    'number_to',
    'number_side',
    'blocks',
    'infra',
    'free_ports',
    'offer_region',
    'team',
    'team_capacity',
  ],
}

const CITIES: ImportTable = {
  name: 'city_ranges',
  identity: 'cep_from, ibge',
  columns: ['cep_to', 'name', 'state', 'ddd'],
  key: "t.ibge || ' ' || lpad(t.cep_from::text, 8, '0')",
  match: (_key, fields) =>
    `t.cep_from = (${fields}->>'cep_from')::int and t.ibge = (${fields}->>'ibge')::int`,
  scope: 'ibge',
}

const STREETS: ImportTable = {
  name: 'streets',
  identity: 'cep',
  columns: ['state', 'city', 'neighborhood', 'address'],
  key: "lpad(t.cep::text, 8, '0')",
  match: (_key, fields) => `t.cep = (${fields}->>'cep')::int`,
}

const CUSTOMERS: ImportTable = {
  name: 'customers',
  ...keyedBy('document_lookup'),
  columns: ['flow', 'content', 'offers', 'extra_offers'],
  isSealed: true,
}

const LINES: ImportTable = {
  name: 'mobile_lines',
  ...keyedBy('line_lookup'),
  columns: ['brand', 'bonus'],
}

export const IMPORT_TABLES: Readonly<Record<ImportKind, ImportTable>> = {
  coverage: AREAS,
  municipalities: AREAS,
  ceps: CITIES,
  streets: STREETS,
  customers: CUSTOMERS,
  lines: LINES,
}

/** Whether an import changes the coverage. */
export const isCoverage = (kind: ImportKind): boolean => IMPORT_TABLES[kind] === AREAS

export type FileHeader = {
  /** The names by which rows are read; for a column of no meaning, what the file calls it. */
  readonly columns: readonly string[]
  /** Returns what a column is called in sentences: by the file, or as a file of its language would call it. */
  readonly said: (column: string) => string
  /** Returns what a value is called in sentences about a column. */
  readonly saidValue: (column: string, value: string) => string
}

const plain = (name: string) => normaliseText(name.replaceAll(/[_\s-]+/g, ' '))

const nameOf = (column: string): string => importColumnNames[column as ImportColumnName] ?? column

/** Reads the cells of the first line. */
export function headerOf(kind: ImportKind, cells: readonly string[]): FileHeader {
  const known = new Map(
    importColumns[kind].flatMap(({ name }) => [
      [plain(importColumnNames[name]), name] as const,
      [plain(name), name] as const,
    ]),
  )
  const names = cells.map((cell) => cell.trim())
  const columns = names.map((name) => known.get(plain(name)) ?? name.toLowerCase())
  // a file of names that only the tables have speaks English
  const isEnglish = names.some(
    (name, index) =>
      plain(name) === plain(columns[index] ?? '') && plain(nameOf(columns[index] ?? '')) !== plain(name),
  )
  const said = (column: string) => names[columns.indexOf(column)] ?? (isEnglish ? column : nameOf(column))
  return {
    columns,
    said,
    saidValue: (column, value) =>
      plain(said(column)) === plain(column) && plain(column) !== plain(nameOf(column))
        ? value
        : importValueName(column, value),
  }
}

/** Finds the value that a cell means, in either language. */
export const valueOf = <T extends string>(cell: string, values: readonly T[]): T | undefined =>
  values.find((value) => value === cell || plain(importValueNames[value] ?? value) === plain(cell))

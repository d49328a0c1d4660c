/** Describes each kind of import: its request, and the table and columns that its rows are written to. */
import type { ImportKind } from '../../src/contract/desk-roles-reasons-calls-and-imports.ts'

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

/** Reads the header of a file to import: columns are named in Portuguese, or by the names that the tables have. */
import {
  importColumnNames,
  importColumns,
  importValueName,
  importValueNames,
  type ImportColumnName,
} from '../../src/content/desk/import-columns-and-examples.ts'
import type { ImportKind } from '../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { normaliseText } from '../../src/lib/text.ts'

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

/** Formats the lines of CSV files: plain ones for programs, and ones that Excel opens correctly in Brazil. */

/** The value of a CSV cell. */
export type CsvCell = string | number | boolean | null

/**
 * Text that a spreadsheet would run as a formula, even after a tab or a line break (OWASP, CSV injection). In
 * Portuguese locales a cell also begins after every semicolon, quoted or not. An apostrophe in front makes it
 * plain text. Numbers are never user input and stay numbers. A dash alone, which stands for "none", is no formula.
 */
const FORMULA = /^\s*(?!-\s*$)[=+\-@\t\r＝＋－＠]/
const FORMULA_BEHIND = /;\s*(?!-\s*(?:;|$))(?=[=+\-@＝＋－＠])/g

/** Returns text that no spreadsheet program evaluates as a formula. */
function withoutFormula(value: string): string {
  const parted = value.replaceAll(FORMULA_BEHIND, "$&'")
  return FORMULA.test(parted) ? `'${parted}` : parted
}

/** Quotes text that contains a separator, a quote or a line break. */
const quoted = (text: string, separator: RegExp): string =>
  separator.test(text) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** Formats a cell as RFC 4180 requires; null becomes an empty cell. */
export function csvCell(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  return quoted(withoutFormula(value), /,/)
}

/** Formats a row with its line end. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** A UTF-8 byte order mark, without which Excel reads a file as Windows-1252. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Formats a cell for Excel in Brazil: decimal comma, days as dd/mm/yyyy, 'sim' and 'não'. */
function excelCell(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (typeof value === 'number') return String(value).replace('.', ',')
  const day = /^(\d{4})-(\d\d)-(\d\d)((?: \d\d:\d\d)?)$/.exec(value)
  return day ? `${day[3]}/${day[2]}/${day[1]}${day[4]}` : quoted(withoutFormula(value), /;/)
}

/**
 * Formats a row for Excel in Brazil, whose list separator is the semicolon. The file must begin with
 * `BYTE_ORDER_MARK`.
 */
export const excelLine = (cells: readonly CsvCell[]): string => `${cells.map(excelCell).join(';')}\r\n`

/** Formats a whole file for Excel in Brazil. */
export const excelSheet = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map(excelLine).join('')

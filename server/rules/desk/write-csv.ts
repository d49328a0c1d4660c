/** The value of a CSV cell. */
export type CsvCell = string | number | boolean | null

/**
 * Text that a spreadsheet would run as a formula, even after a tab or a line break (OWASP, CSV injection). In
 * Portuguese locales a cell also begins after every semicolon, quoted or not. An apostrophe in front makes it
 * plain text. Numbers are never user input and stay numbers.
 */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/
const FORMULA_BEHIND = /;\s*(?=[=+\-@＝＋－＠])/g

/** Formats a cell as RFC 4180 requires; null becomes an empty cell. */
export function csvCell(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const parted = value.replaceAll(FORMULA_BEHIND, "$&'")
  const text = FORMULA.test(parted) ? `'${parted}` : parted
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Formats a row with its line end. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`

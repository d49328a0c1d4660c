/** What a cell may contain. */
export type CsvCell = string | number | boolean | null

/**
 * Spreadsheets run what begins like a formula, even after a tab or a line break (OWASP, CSV injection), and in
 * Portuguese locales a cell begins after every semicolon, quoted or not. An apostrophe makes it text. Numbers are our
 * own and stay numbers.
 */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/
const FORMULA_BEHIND = /;\s*(?=[=+\-@＝＋－＠])/g

/** A cell as RFC 4180 writes it; null is empty. */
export function csvCell(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const parted = value.replaceAll(FORMULA_BEHIND, "$&'")
  const text = FORMULA.test(parted) ? `'${parted}` : parted
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** What a cell may hold. */
export type Cell = string | number | boolean | null

/**
 * Spreadsheets run what begins like a formula, also behind a tab or a line break (OWASP, CSV injection). An apostrophe
 * makes it text. Numbers are ours and stay numbers.
 */
const FORMULA = /^[\s]*[=+\-@\t\r]/

/** A cell as RFC 4180 writes it; null is empty. */
export function csvCell(value: Cell): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`

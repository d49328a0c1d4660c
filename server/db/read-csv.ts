/** Parses CSV files with a header line. */
import { CsvError, parse } from 'csv-parse/sync'

/**
 * A record of a CSV file with its line number (1 is the header). `problem` is set if the record has more or
 * fewer fields than the header.
 */
export type CsvRecord = { line: number; fields: Record<string, string>; problem?: string }

/** The cells of a record, and the line on which it begins. */
type Parsed = { line: number; cells: string[] }

/**
 * Parses comma-separated text with a header line. Fields may be in double quotes, and a quote within a field
 * is doubled. Lines end with LF, CRLF or CR. Blank lines are skipped. Throws an error with the line number if
 * a quote is not closed.
 */
export function readCsv(text: string): { header: string[]; records: CsvRecord[] } {
  const [first, ...others] = split(text)
  const header = first?.cells.map((name) => name.trim()) ?? []
  const records = others.map((each) => ({
    line: each.line,
    fields: Object.fromEntries(header.map((name, i) => [name, each.cells[i] ?? ''])),
    ...(each.cells.length !== header.length && {
      problem: `${each.cells.length} fields where the header has ${header.length}`,
    }),
  }))
  return { header, records }
}

function split(text: string): Parsed[] {
  const records: Parsed[] = []
  let end = 0
  try {
    parse(text.replace(/\r\n?/g, '\n'), {
      bom: true,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record(cells: string[], { lines }) {
        // `lines` is the line on which the record ends, since quoted fields may contain line breaks.
        const breaks = cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0)
        records.push({ line: lines - breaks, cells })
        end = lines
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const what = error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'a quote is not closed' : error.message
    // The error is in the record after the last complete one. The parser itself reports the end of the file.
    throw new Error(`line ${end + 1}: ${what}`, { cause: error })
  }
  return records
}

/**
 * Parses comma-separated text with a header line, and refuses malformed records.
 * @throws Error with the line number if a record is malformed
 */
export function parseCsv(text: string): CsvRecord[] {
  const { records } = readCsv(text)
  for (const { line, problem } of records) if (problem) throw new Error(`line ${line}: ${problem}`)
  return records
}

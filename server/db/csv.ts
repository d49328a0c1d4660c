import { CsvError, parse } from 'csv-parse/sync'

/** A record with its line number (1 is the header); `problem`: its field count differs from the header's. */
export type CsvRecord = { line: number; fields: Record<string, string>; problem?: string }

/** `line`: where the record begins. */
type Parsed = { line: number; cells: string[] }

/**
 * Parses comma-separated text with a header line. Fields may be double-quoted, with quotes doubled inside; lines end
 * with LF, CRLF or CR. Blank lines are skipped. Throws with the line number where quotes are not closed.
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
        // `lines` is where the record ends: quoted fields may hold line breaks.
        const breaks = cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0)
        records.push({ line: lines - breaks, cells })
        end = lines
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const what = error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'a quote is not closed' : error.message
    // The error is after the last complete record; the parser itself names the end of the file.
    throw new Error(`line ${end + 1}: ${what}`, { cause: error })
  }
  return records
}

/** The records of a trusted text. Throws with the line number if a record is malformed. */
export function parseCsv(text: string): CsvRecord[] {
  const { records } = readCsv(text)
  for (const { line, problem } of records) if (problem) throw new Error(`line ${line}: ${problem}`)
  return records
}

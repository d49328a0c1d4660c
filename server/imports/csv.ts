/** Parses the records of a CSV file one by one, in all the dialects that Brazilian spreadsheet programs write. */
import { Readable, pipeline } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { CsvError, parse, type Info } from 'csv-parse'
import { importFileProblems as problems } from '../../src/content/desk/import-problems.ts'
import { decodeText, encodingOf, FileProblem } from './decode-text.ts'

/** The cells of a record, and the line on which it begins (1 is the header). */
type CsvRecord = { readonly line: number; readonly cells: readonly string[] }

/** A first line that names the separator, as Excel reads and other programs write it. */
const SEPARATOR_LINE = /^"?sep=([^"\n])"?[;,\t]*(?=\n)/i

/** Returns the separator of the cells: the one that the header contains most often outside quotes. */
function separatorOf(start: string): string {
  const [header = ''] = start.replaceAll(/"[^"]*"/g, '').split('\n', 1)
  const count = (separator: string) => header.split(separator).length
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best))
}

const codes: Readonly<Record<string, (line: number) => string>> = {
  CSV_QUOTE_NOT_CLOSED: problems.openQuote,
  CSV_MAX_RECORD_SIZE: problems.endless,
}

function* slices(start: string, others: Iterable<string>): Generator<string> {
  yield start
  yield* others
}

/**
 * The most characters of a record: a line that does not end, or a quote that is not closed, is longer. The longest
 * cells are lists of 20,000.
 */
const LONGEST_RECORD = 100_000
/** The most columns. The widest file has 13; a table that was exported elsewhere may have others beside them. */
const MOST_COLUMNS = 200
/** The most cells of a file, with empty ones: some four times those of 40 MB of short rows. */
const MOST_CELLS = 20_000_000

const [QUOTE, LINE_END] = ['"', '\n'].map((mark) => mark.charCodeAt(0))

/** Where the scan is: at the beginning of a cell, inside one, between quotes, or after a quote that may close them. */
const [BEGIN, INSIDE, QUOTED, CLOSING] = [0, 1, 2, 3] as const

/**
 * Passes a text on, slice by slice, as long as it is within the limits.
 * @throws FileProblem if it is not
 */
export function* withinLimits(slices: Iterable<string>, separator: string): Generator<string> {
  const between = separator.charCodeAt(0)
  let place: number = BEGIN
  let [line, firstLine, length, columns, cells] = [1, 1, 0, 1, 0]
  for (const slice of slices) {
    for (let at = 0; at < slice.length; at += 1) {
      const char = slice.charCodeAt(at)
      if (char === LINE_END) line += 1
      length += 1
      if (length > LONGEST_RECORD) throw new FileProblem(problems.endless(firstLine))
      if (place === QUOTED) {
        if (char === QUOTE) place = CLOSING
        continue
      }
      if (char === between || char === LINE_END) {
        place = BEGIN
        columns += 1
        cells += 1
        if (columns > MOST_COLUMNS && char === between)
          throw new FileProblem(problems.columns(firstLine, MOST_COLUMNS))
        if (cells > MOST_CELLS) throw new FileProblem(problems.cells(MOST_CELLS))
        if (char === LINE_END) {
          firstLine = line
          length = 0
          columns = 1
        }
        // a quote that is doubled is part of the cell
      } else place = char === QUOTE && (place === BEGIN || place === CLOSING) ? QUOTED : INSIDE
    }
    yield slice
  }
}

/**
 * Reads the records of a CSV file. Fields may be separated by commas, semicolons or tabs, and the file may be in
 * UTF-8, Windows-1252 or UTF-16. Lines that are blank or contain only separators are skipped.
 * @throws FileProblem if it is no such file
 */
export async function* parseCsvRecords(bytes: Buffer): AsyncGenerator<CsvRecord> {
  const text = decodeText(bytes, await encodingOf(bytes))
  const { value: first = '' } = text.next()
  const [named = '', separator = separatorOf(first)] = SEPARATOR_LINE.exec(first) ?? []
  // the line itself stays, empty, so that the others keep their numbers
  const start = first.slice(named.length)
  let end = 0
  const parser = parse({
    delimiter: separator,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_RECORD,
    info: true,
    // an error discards the records that were not read yet, so their lines are counted here
    on_record(cells: string[], { lines }) {
      end = lines
      return cells
    },
  })
  // nothing here waits for anything, so other requests get their turn after each slice
  const whole = (async function* () {
    for (const slice of withinLimits(slices(start, text), separator)) {
      yield slice
      await nextTurn()
    }
  })()
  // an error destroys the parser, whose reader then throws it
  pipeline(Readable.from(whole), parser, () => undefined)
  try {
    for await (const { record: cells, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      // `lines` is the line on which the record ends, since quoted cells may contain line breaks
      const breaks = cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0)
      if (cells.some((cell) => cell.trim() !== '')) yield { line: info.lines - breaks, cells }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // the error is in the record after the last complete one; the parser reports the end of the file
    throw new FileProblem((codes[error.code] ?? problems.unreadable)(end + 1))
  }
}

/** Limits the size of a CSV file before it is parsed: a parser makes an object of every cell, also of empty ones. */
import { importFileProblems as problems } from '../../src/content/desk/import-problems.ts'
import { FileProblem } from './decode-text.ts'

/**
 * The most characters of a record: a line that does not end, or a quote that is not closed, is longer. The longest
 * cells are lists of 20,000.
 */
export const LONGEST_RECORD = 100_000
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

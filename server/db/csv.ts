/** A record with its line number (1 is the header); `problem`: its field count differs from the header's. */
export type CsvRecord = { line: number; fields: Record<string, string>; problem?: string }

/**
 * Parses comma-separated text with a header line. Fields may be double-quoted, with quotes doubled inside; lines end
 * with LF, CRLF or CR. Blank lines are skipped. Throws on an unclosed quote.
 */
export function readCsv(text: string): { header: string[]; records: CsvRecord[] } {
  const [first, ...lines] = split(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'))
  const header = first?.cells.map((name) => name.trim()) ?? []
  const records = lines.map(({ line, cells }) => ({
    line,
    fields: Object.fromEntries(header.map((name, i) => [name, cells[i] ?? ''])),
    ...(cells.length !== header.length && {
      problem: `${cells.length} fields where the header has ${header.length}`,
    }),
  }))
  return { header, records }
}

/** The records of a trusted text. Throws with the line number if a record is malformed. */
export function parseCsv(text: string): CsvRecord[] {
  const { records } = readCsv(text)
  for (const { line, problem } of records) if (problem) throw new Error(`line ${line}: ${problem}`)
  return records
}

type Line = { line: number; cells: string[] }

function split(text: string): Line[] {
  const lines: Line[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let line = 1
  let first = 1
  const end = () => {
    cells.push(cell)
    if (cells.length > 1 || cell !== '') lines.push({ line: first, cells })
    cells = []
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (char === '\n') line += 1
    if (quoted) {
      if (char !== '"') cell += char
      else if (text.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (char === '"' && cell === '') quoted = true
    else if (char === ',') {
      cells.push(cell)
      cell = ''
    } else if (char === '\n') {
      end()
      first = line
    } else cell += char
  }
  if (quoted) throw new Error(`line ${first}: a quote is not closed`)
  end()
  return lines
}

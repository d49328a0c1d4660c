/**
 * Reads comma-separated text with a header line. Fields may stand in double quotes, doubled inside.
 * Every record comes with the number of its line (1 is the header). Blank lines are skipped.
 * Throws with the line number when a record has another number of fields than the header.
 */
export function parseCsv(text: string): { line: number; fields: Record<string, string> }[] {
  const [header, ...records] = split(text.replace(/^\uFEFF/, ''))
  if (!header) return []
  return records.map(({ line, cells }) => {
    if (cells.length !== header.cells.length) {
      throw new Error(`line ${line}: ${cells.length} fields where the header has ${header.cells.length}`)
    }
    return { line, fields: Object.fromEntries(header.cells.map((name, i) => [name.trim(), cells[i] ?? ''])) }
  })
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
    } else if (char !== '\r') cell += char
  }
  if (quoted) throw new Error(`line ${first}: a quote is not closed`)
  end()
  return lines
}

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A row of a page of docs/rules. */
export type Row = {
  /** Without folder and ending: `funnel`. */
  readonly page: string
  readonly id: string
  /** The headings it is under, outermost first, without the title of the page. */
  readonly headings: readonly string[]
  /** Its second cell, as Markdown. */
  readonly rule: string
  /** Ids of the rulings it refers to. */
  readonly see: readonly string[]
  /** Paths, texts, wire names and numbers that it states, in their order. */
  readonly literals: readonly string[]
}

const project = path.resolve(import.meta.dirname, '../..')
const folder = path.join(project, 'docs/rules')

/** Values that a text states: what is in backticks, and what is in single quotes outside of them. */
export function literalsOf(text: string): string[] {
  const found: string[] = []
  for (const [, code, quoted] of text.matchAll(/`([^`]+)`|(?<![\p{L}\d])'([^']+)'(?![\p{L}\d])/gu))
    found.push(code ?? quoted ?? '')
  return found
}

/** The cells of a line of a Markdown table; undefined when it is not one. `\|` is a bar in a cell. */
export function cellsOf(line: string): string[] | undefined {
  if (!line.startsWith('| ') || !line.trimEnd().endsWith('|')) return undefined
  const cells = line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'))
}

/** The rows of one page; the text is that of the file. */
export function rowsOf(page: string, text: string): Row[] {
  const rows: Row[] = []
  let headings: string[] = []
  for (const line of text.split('\n')) {
    const [, hashes, title] = /^(#{2,4}) (.*)$/.exec(line) ?? []
    if (hashes && title) headings = [...headings.slice(0, hashes.length - 2), title.trim()]
    const [id, rule = '', see = ''] = cellsOf(line) ?? []
    if (!id || !/^[A-Z]+\d+(\.\d+)?$/.test(id)) continue
    const points = see.match(/[DSX]\d+|M§\d/g) ?? []
    rows.push({ page, id, headings, rule, see: points, literals: literalsOf(rule) })
  }
  return rows
}

/** Every row of docs/rules, page by page. */
export function readRows(): Row[] {
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
  return pages.flatMap((name) => rowsOf(name.slice(0, -3), readFileSync(path.join(folder, name), 'utf8')))
}

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A rule: a row of a table in docs/rules. */
export type Row = {
  /** Name of the page without folder and extension: `funnel`. */
  readonly page: string
  readonly id: string
  /** Headings above it, outermost first, without the title of the page. */
  readonly headings: readonly string[]
  /** The second cell, as Markdown. */
  readonly rule: string
  /** Ids of the decisions that it refers to. */
  readonly see: readonly string[]
  /** Paths, texts, names and numbers that it states, in order. */
  readonly literals: readonly string[]
}

const project = path.resolve(import.meta.dirname, '../..')
const folder = path.join(project, 'docs/rules')

/** Returns the values that a text states: what is in backticks or in single quotes. */
export function literalsOf(text: string): string[] {
  const found: string[] = []
  for (const [, code, quoted] of text.matchAll(/`([^`]+)`|(?<![\p{L}\d])'([^']+)'(?![\p{L}\d])/gu))
    found.push(code ?? quoted ?? '')
  return found
}

/** Returns the cells of a row of a Markdown table; undefined for any other line. `\|` is a bar within a cell. */
export function cellsOf(line: string): string[] | undefined {
  if (!line.startsWith('| ') || !line.trimEnd().endsWith('|')) return undefined
  const cells = line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'))
}

/** Parses the rules of one page from its text. */
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

/** Returns all rules of docs/rules, page by page. */
export function readRows(): Row[] {
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
  return pages.flatMap((name) => rowsOf(name.slice(0, -3), readFileSync(path.join(folder, name), 'utf8')))
}

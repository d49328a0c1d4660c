/** Reads the rules from the tables of docs/rules. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A rule: a row of a table in docs/rules. */
export type RuleRow = {
  /** Name of the page without folder and extension: `funnel`. */
  readonly page: string
  readonly id: string
  /** The second cell, as Markdown. */
  readonly rule: string
  /** Ids of the decisions that it refers to. */
  readonly see: readonly string[]
}

const project = path.resolve(import.meta.dirname, '../..')
const folder = path.join(project, 'docs/rules')

/** Returns the cells of a row of a Markdown table; undefined for any other line. `\|` is a bar within a cell. */
function cellsOf(line: string): string[] | undefined {
  if (!line.startsWith('| ') || !line.trimEnd().endsWith('|')) return undefined
  const cells = line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'))
}

/** Parses the rules of one page from its text. */
function rowsOf(page: string, text: string): RuleRow[] {
  return text.split('\n').flatMap((line) => {
    const [id, rule = '', see = ''] = cellsOf(line) ?? []
    if (!id || !/^[A-Z]+\d+(\.\d+)?$/.test(id)) return []
    return [{ page, id, rule, see: see.match(/[DSX]\d+|M§\d/g) ?? [] }]
  })
}

/** Returns all rules of docs/rules, page by page. */
export function readRows(): RuleRow[] {
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
  return pages.flatMap((name) => rowsOf(name.slice(0, -3), readFileSync(path.join(folder, name), 'utf8')))
}

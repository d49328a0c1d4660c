/** The decision records: their form, their index and their numbers. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { cellsOf } from '../../scripts/rules/read-rules-from-docs.ts'

const folder = path.resolve(import.meta.dirname, '../../docs/decisions')
const files = readdirSync(folder).filter((name) => /^\d{4}-.*\.md$/.test(name))
const head = /^# (\d+)\. (.+)\n\nDate: (\d{4}-\d\d-\d\d)\n\nStatus: accepted\n/

/** The row that a record must have in the index. */
function rowOf(name: string): string[] {
  const [, number = '', title = '', date = ''] =
    head.exec(readFileSync(path.join(folder, name), 'utf8')) ?? []
  return [`[${number.padStart(4, '0')}](${name})`, title, date]
}

describe('the decision records', () => {
  it('say number, title, date and status, and have context, decision and consequences', () => {
    const odd = files.filter((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8')
      return (
        Number(head.exec(text)?.[1]) !== Number(name.slice(0, 4)) ||
        !/\n## Context\n[^]*\n## Decision\n[^]*\n## Consequences\n/.test(text)
      )
    })
    expect(odd).toEqual([])
  })

  it('are in the index, and nothing else is', () => {
    const index = readFileSync(path.join(folder, 'README.md'), 'utf8')
    const rows = index
      .split('\n')
      .flatMap((line) => (/^\| \[\d{4}\]/.test(line) ? [cellsOf(line) ?? []] : []))
    expect(rows).toEqual(files.map(rowOf))
  })

  it('have unique numbers', () => {
    const numbers = files.map((name) => name.slice(0, 4))
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { cellsOf } from '../../scripts/rules/rule-rows.ts'

const folder = path.resolve(import.meta.dirname, '../../docs/decisions')
const files = readdirSync(folder).filter((name) => /^\d{4}-.*\.md$/.test(name))
const head = /^# (\d+)\. (.+)\n\nDate: (\d{4}-\d\d-\d\d)\n\nStatus: (accepted|superseded by \d{4})\n/

/** The row that a record must have in the index. */
function rowOf(name: string): string[] {
  const [, number = '', title = '', date = '', status = ''] =
    head.exec(readFileSync(path.join(folder, name), 'utf8')) ?? []
  return [`[${number.padStart(4, '0')}](${name})`, title, date, status]
}

/** The rows of records in a part of the index. */
const rowsOf = (part: string) =>
  part.split('\n').flatMap((line) => (/^\| \[\d{4}\]/.test(line) ? [cellsOf(line) ?? []] : []))

describe('the decision records', () => {
  it('say number, title, date and status, and have context, decision and consequences', () => {
    const odd = files.filter((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8')
      const successor = /^Status: superseded by (\d{4})/m.exec(text)?.[1]
      return (
        Number(head.exec(text)?.[1]) !== Number(name.slice(0, 4)) ||
        !/\n## Context\n[^]*\n## Decision\n[^]*\n## Consequences\n/.test(text) ||
        (successor !== undefined && !files.some((other) => other.startsWith(`${successor}-`)))
      )
    })
    expect(odd).toEqual([])
  })

  it('are in the index, which says which of them hold, and nothing else is', () => {
    const index = readFileSync(path.join(folder, 'README.md'), 'utf8')
    const [holding = '', closed = ''] = index.split('## Those that no longer decide')
    const isHolding = (row: readonly string[]) => row.at(-1) === 'accepted'
    const rows = files.map(rowOf)
    expect(rowsOf(holding)).toEqual(rows.filter(isHolding).map((row) => row.slice(0, -1)))
    expect(rowsOf(closed)).toEqual(rows.filter((row) => !isHolding(row)))
  })

  it('have unique numbers', () => {
    const numbers = files.map((name) => name.slice(0, 4))
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

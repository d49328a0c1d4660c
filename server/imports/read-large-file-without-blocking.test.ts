import { describe, expect, it } from 'vitest'
import { readRows } from './validate-rows.ts'
import { rowsToRun } from '../../tests/support/rows-to-run.ts'

const COLUMNS = 'cep;state;city;neighborhood;address'
const LINES = 3_000
const street = (at: number) => `${String(10_000_000 + at)};SP;São Paulo;Centro;Rua ${at}`

const request = { kind: 'streets', isReplacing: false, infra: null, capacity: null } as const
const vault = { lookup: (text: string) => text }

/** Reads a file, and counts how often other work of the process has its turn meanwhile. */
async function turnsWhileReading(text: string) {
  let [turns, isOver] = [0, false]
  const turn = () => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  const means = { request, vault, today: '2026-11-27' }
  const read = await readRows(Buffer.from(text), means, { batch: LINES, pass: async () => {} })
  isOver = true
  return { turns, read }
}

describe('a large file', () => {
  const files: readonly (readonly [string, readonly string[], number])[] = [
    ['whose rows are fine', Array.from({ length: LINES }, (_, at) => street(at)), 0],
    [
      'that has a problem at its first line',
      ['x', ...Array.from({ length: LINES }, (_, at) => street(at))],
      1,
    ],
    ['of empty rows alone', Array.from({ length: 2 * LINES }, () => ';;;;;;;;;;;;'), 1],
  ]
  it.each(rowsToRun(files, (_file, index) => index < 2))(
    '%s holds up nobody while it is read (S54)',
    async (_what, lines, problems) => {
      const text = [COLUMNS, ...lines].join('\n')
      const { turns, read } = await turnsWhileReading(text)
      expect(read.problemCount).toBe(problems)
      // at least one for each 64 KiB
      expect(turns).toBeGreaterThan(text.length / 65_536)
    },
  )
})

import { describe, expect, it } from 'vitest'
import { parseCsvRecords } from './csv.ts'

/** About half a megabyte of rows in Windows-1252. */
const ROWS = 20_000
const file = (end: Buffer) =>
  Buffer.concat([
    Buffer.from('cep;city\n'),
    Buffer.from('68811010;S\u00e3o Jos\u00e9\n'.repeat(ROWS), 'latin1'),
    end,
  ])

/** Reads the first record, and counts how often other work of the process has its turn before. */
async function turnsBeforeFirst(bytes: Buffer) {
  let [turns, isOver] = [0, false]
  const turn = () => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  const { value } = await parseCsvRecords(bytes).next()
  isOver = true
  return { turns, cells: value?.cells }
}

describe('a file that is not UTF-8', () => {
  it('lets other requests have their turn while its encoding is found (S54)', async () => {
    const { turns, cells } = await turnsBeforeFirst(file(Buffer.alloc(0)))
    expect(cells).toEqual(['cep', 'city'])
    // one for each slice of 16 KB
    expect(turns).toBeGreaterThan(file(Buffer.alloc(0)).length / 16_384)
  })

  it('is refused with the line where the other encoding begins, also between two slices (S54)', async () => {
    const letter = Buffer.from('68811010;S\u00e3o Jose\n')
    const mixed = (at: number) =>
      Buffer.concat([Buffer.from('x;\xe9\n', 'latin1'), Buffer.alloc(at, '-'), letter])
    // the two bytes of the accent are the last of one slice and the first of the next
    const split = 16_384 - 4 - letter.indexOf(0xc3) - 1
    for (const at of [0, split, split + 1])
      await expect(parseCsvRecords(mixed(at)).next()).rejects.toThrow('Linha 2')
  })
})

/**
 * The patterns of the message reader are tables that a stranger can read: none in src/understanding/reader is longer than a
 * line of code, and the older folders, which it replaces, get no more long ones (docs/decisions/0169).
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../../src/understanding')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)
const isOfReader = (file: string) => file.startsWith(`reader${path.sep}`)

/** Characters of the longest line. The formatter breaks all lines but patterns and texts. */
const LINE = 120
/** Lines of the older folders that are longer than 200 characters. Lower it when a kind has moved to the reader. */
const LONG_LINES_LEFT = 276

const linesOver = (length: number, some: readonly string[]) =>
  some.flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (line.length > length ? [`${file}:${at + 1}`] : [])),
  )

describe('patterns of the message reader', () => {
  it('are no longer than a line', () => {
    expect(files.filter(isOfReader).length).toBeGreaterThan(5)
    expect(linesOver(LINE, files.filter(isOfReader))).toEqual([])
  })

  it('that are older do not grow in number', () => {
    expect(
      linesOver(
        200,
        files.filter((file) => !isOfReader(file)),
      ).length,
    ).toBeLessThanOrEqual(LONG_LINES_LEFT)
  })
})

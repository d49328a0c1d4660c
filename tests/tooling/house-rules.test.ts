import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
const sources = listed
  .toString()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && existsSync(path.join(root, file)))

/** Written so that this file does not contain them. */
const forbidden = [
  ['a switched off lint rule', /(?:ox|es)lint-(?:disable)/],
  ['a switched off type check', /@ts-(?:ignore|nocheck|expect-error)/],
  ['an escape from types', /\bas (?:any)\b/],
  ['a part of a package that is not public', /\bUNSAFE(?:_)\w/],
  ['a test that is skipped or alone', /\b(?:it|test|describe)\.(?:skip|only|todo|fixme)\b/],
  ['the date of the database, which is not that of São Paulo after 21:00', /\bcurrent_(?:date|time)\b/i],
] as const

describe('the rules of the house', () => {
  it('has sources to look at', () => {
    expect(sources.length).toBeGreaterThan(20)
  })

  it.each(forbidden)('finds nowhere %s', (_, pattern) => {
    const offenders = sources.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')))
    expect(offenders).toEqual([])
  })
})

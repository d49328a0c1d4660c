import { describe, expect, it } from 'vitest'
import { parsePageNumber, paginate, listPartOf } from './paginate-list.ts'

describe('a page of a list', () => {
  const rows = Array.from({ length: 45 }, (_, at) => at + 1)

  it('has twenty rows, says which they are, and whether there are more', () => {
    expect(paginate(rows, 1)).toEqual({
      rows: rows.slice(0, 20),
      part: { first: 1, shown: 20, all: 45, before: null, after: 2 },
    })
    expect(paginate(rows, 3)).toEqual({
      rows: rows.slice(40),
      part: { first: 41, shown: 5, all: 45, before: 2, after: null },
    })
    expect(paginate(rows, 99).part.first).toBe(41)
    expect(paginate([], 1)).toEqual({
      rows: [],
      part: { first: 1, shown: 0, all: 0, before: null, after: null },
    })
    expect(listPartOf(20, 1).after).toBeNull()
  })

  it('is the first one for anything that is no number', () => {
    expect(['2', '0', '-3', 'x', undefined, '1e99', '2.9', 'Infinity'].map(parsePageNumber)).toEqual([
      2, 1, 1, 1, 1, 1_000_000, 2, 1_000_000,
    ])
  })
})

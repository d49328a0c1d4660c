import { describe, expect, it } from 'vitest'
import { parseCsv, readCsv } from './read-csv.ts'

const lines = (text: string) => readCsv(text).records.map(({ line, fields }) => [line, fields.a, fields.b])

describe('a CSV file', () => {
  it.each([
    ['LF', 'a,b\n1,2\n3,4\n'],
    ['CRLF and a byte order mark', '\uFEFFa,b\r\n1,2\r\n3,4'],
    ['CR', 'a,b\r1,2\r3,4\r'],
  ])('with %s', (_, text) => {
    expect(lines(text)).toEqual([
      [2, '1', '2'],
      [3, '3', '4'],
    ])
  })

  it('names the line in which a record begins, after blank lines and breaks within quotes', () => {
    expect(lines('a,b\n\n\n"x\r\ny",2\n3,"say ""oi"""\n')).toEqual([
      [4, 'x\ny', '2'],
      [6, '3', 'say "oi"'],
    ])
  })

  it('says what does not fit, and where', () => {
    expect(readCsv('a,b\n1\n1,2,3\n').records.map(({ problem }) => problem)).toEqual([
      '1 fields where the header has 2',
      '3 fields where the header has 2',
    ])
    expect(() => parseCsv('a,b\n1,2\n1\n')).toThrow('line 3: 1 fields where the header has 2')
    expect(() => readCsv('a,b\n1,2\n3,"x\n5,6\n7,8\n')).toThrow('line 3: a quote is not closed')
  })

  it('may be empty', () => {
    expect(readCsv('')).toEqual({ header: [], records: [] })
  })
})

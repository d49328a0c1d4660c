import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { csvCell, csvLine } from './write-csv.ts'

describe('a cell', () => {
  it.each([
    ['=HYPERLINK("http://evil","x")', `"'=HYPERLINK(""http://evil"",""x"")"`],
    ['+55 11', `'+55 11`],
    ['-1+1', `'-1+1`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\t=1', `'\t=1`],
    [' =1', `' =1`],
    ['\r=1', `"'\r=1"`],
    ['＝1+1', `'＝1+1`],
    // Portuguese spreadsheets split cells at semicolons, wherever quotes are
    ['x;=1+1', `x;'=1+1`],
    ['x"; \t@SUM(A1);y', `"x""; \t'@SUM(A1);y"`],
    ['; =1;-2', `; '=1;'-2`],
    ['a;b=1', 'a;b=1'],
    ['Ana, "a outra"', '"Ana, ""a outra"""'],
    [-3, '-3'],
    [null, ''],
    [true, 'true'],
  ])('%j is written %j', (value, text) => expect(csvCell(value)).toBe(text))

  it('is read back as it was by a reader of CSV, but for the apostrophe', () => {
    const cells = ['linha\r\nnova', 'a,b', '"', '', 'ç€']
    expect(parse(csvLine(cells))).toEqual([cells])
  })
})

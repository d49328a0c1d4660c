import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { csvCell, csvLine, excelLine, excelSheet, type CsvCell } from './write-csv.ts'

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
    // a dash alone is no formula, with anything behind it it may be one
    ['-', '-'],
    [' - ', ' - '],
    ['--', `'--`],
    ['-;=1', `'-;'=1`],
    ['x; -', 'x; -'],
    ['x;-;y;-1', `x;-;y;'-1`],
    ['-\n=1', `"'-\n=1"`],
    ['－', `'－`],
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

describe('a row for Excel in Brazil', () => {
  it.each<[CsvCell, string]>([
    [1234.5, '1234,5'],
    [-0.25, '-0,25'],
    [true, 'sim'],
    [false, 'não'],
    [null, ''],
    ['2026-11-23', '23/11/2026'],
    ['2026-11-23 09:05', '23/11/2026 09:05'],
    ['a;b', '"a;b"'],
    ['a,b', 'a,b'],
    ['=1+1', "'=1+1"],
    ['x;=1+1', `"x;'=1+1"`],
    ['-2', "'-2"],
    ['-', '-'],
    ['x;-', '"x;-"'],
  ])('%j is written %j', (value, text) => expect(excelLine([value])).toBe(`${text}\r\n`))

  it('begins with the mark without which Excel shows wrong letters', () => {
    const file = excelSheet([['Conversão'], [0.5]])
    expect(Buffer.from(file).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(parse(file, { bom: true, delimiter: ';' })).toEqual([['Conversão'], ['0,5']])
  })
})

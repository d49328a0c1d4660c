import { describe, expect, it } from 'vitest'
import { FileProblem } from './decode-text.ts'
import { parseCsvRecords, withinLimits } from './csv.ts'

const MEGABYTES = 40_000_000
const SLICE = 16_384

/** Scans a text in the slices in which a file is decoded; returns what is wrong, and how much was passed on. */
function scan(slices: Iterable<string>): { problem: string | null; passed: number } {
  let passed = 0
  try {
    for (const slice of withinLimits(slices, ';')) passed += slice.length
    return { problem: null, passed }
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    return { problem: error.message, passed }
  }
}

function* many(text: string, size = MEGABYTES): Generator<string> {
  const slice = text.repeat(SLICE / text.length)
  for (let at = 0; at < size; at += SLICE) yield slice
}

/** The records of a text, as one line each: number, then cells. */
async function recordsOf(text: string): Promise<string[]> {
  const found: string[] = []
  for await (const { line, cells } of parseCsvRecords(Buffer.from(text)))
    found.push([line, ...cells].join('|'))
  return found
}

describe('a file that is too large to be parsed', () => {
  it.each([
    ['semicolons', ';', 'Linha 1: há mais de 200 colunas.'],
    ['quotes', '"', 'Linha 1: a linha é comprida demais'],
    ['a letter', 'a', 'Linha 1: a linha é comprida demais'],
    ['line ends', '\n', 'mais de 20 milhões de campos, contando os vazios'],
    ['short lines of empty cells', ';;;;;;;\n', 'mais de 20 milhões de campos, contando os vazios'],
  ])('40 MB of %s are refused before the parser sees most of them (S55)', (_what, text, problem) => {
    const found = scan(many(text))
    expect(found.problem).toContain(problem)
    expect(found.passed).toBeLessThan(text.includes('\n') ? 21_000_000 : 7 * SLICE)
  })

  it('is found by its line, wherever quotes and slices end (S55)', () => {
    const wide = `${'x;'.repeat(200)}x`
    expect(scan(['a;"b\n;', '";c\n', `"${';'.repeat(300)}";"" ""\n`, wide]).problem).toContain('Linha 4: há')
    expect(scan([wide.replace(';', '')]).problem).toBeNull()
    expect(scan(['a\n"', '"', '"', '\n;'.repeat(60_000)]).problem).toContain('Linha 2: a linha é comprida')
  })

  it('is not one with quotes inside cells, nor one with long lists (S55)', async () => {
    const inches = `${'Tubo 12" ;x\n'.repeat(50_000)}`
    expect(scan([inches]).problem).toBeNull()
    expect(scan([`a;"${'1:2;'.repeat(5_000)}";"${'9;'.repeat(10_000)}"\n`.repeat(20)]).problem).toBeNull()
    expect(await recordsOf('a;b\n12";"x"y;"z";""";"""\n')).toEqual(['1|a|b', '2|12"|"x"y|z|";"'])
  })
})

describe('a first line that names the separator', () => {
  it.each([
    ['sep=;\na;b,c\n1;2,0\n', ['2|a|b,c', '3|1|2,0']],
    ['\uFEFFsep=;\r\na;b\r\n1;2\r\n', ['2|a|b', '3|1|2']],
    ['SEP=|\na|b\n', ['2|a|b']],
    ['"sep=\t"\na\tb\n', ['2|a|b']],
    ['sep=,;;\nx;a,b\n', ['2|x;a|b']],
    // a column of that name
    ['sep;b\n1;2\n', ['1|sep|b', '2|1|2']],
  ])('%j is understood, and counted as a line', async (text, records) => {
    expect(await recordsOf(text)).toEqual(records)
  })
})

/** What is read from the files of imports: rows from every kind of CSV, and each problem by its line. */
import { describe, expect, it } from 'vitest'
import type { ImportKind } from '../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { readRows, type FileRow } from './validate-rows.ts'

const HEADER =
  'id,name,cep_from,cep_to,number_from,number_to,number_side,blocks,infra,free_ports,offer_region,team,team_capacity'

/** Reads a file; returns its rows and its problems. */
async function read(kind: ImportKind, text: string | Buffer) {
  const rows: FileRow[] = []
  const { problems } = await readRows(
    Buffer.from(text),
    {
      request: { kind, isReplacing: false, infra: null, capacity: null },
      vault: { lookup: (plain) => plain },
      today: '2026-11-20',
    },
    { batch: 100, pass: async (more) => void rows.push(...more) },
  )
  return { rows, problems }
}

describe('a file of an import', () => {
  it('has every wrong line named with all that is wrong in it, and no row passed on after the first', async () => {
    const { rows, problems } = await read(
      'coverage',
      [
        HEADER,
        'good,Good,01000-000,01000-999,,,,,TIM,,,team,1',
        'a,,01000-000,01000-999,,,,,TIM,,,team,1',
        'b,B,0100,01000-999,,,,,TIM,,,team,1',
        'c,C,01000-999,01000-000,,,,,TIM,,,team,1',
        'd,D,01000-000,01000-999,9,1,,,TIM,,,team,1',
        'e,E,01000-000,01000-999,,,left,,TIM,,,team,1',
        'good,Good,01000-000,01000-999,,,,,TIM,,,team,1',
        'f,F',
        'g,G,01000-000,01000-999,,,,quadra,TIM,,,team,1',
        'h,H,01000-000,01000-999,,,,1:20-1,TIM,,,team,1',
        'i,I,01000-000,01000-999,,,,1:1-5 1:7,TIM,,,team,1',
        'j,J\0,01000-000,01000-999,,,,,TIM,,,team,1',
        'k,K,01000-000,01000-999,,,,,TIM,,,team,x',
        'l,L,01000-000,01000-999,,,,,TIM,,,team,999999999',
        'm,,0100,01000-999,9,1,left,,TIM,x,,,1',
      ].join('\n'),
    )
    expect(problems).toEqual([
      'Linha 3: name está vazio. Preencha.',
      'Linha 4: cep_from “0100” não é um CEP de 8 dígitos. Escreva como 01310-100.',
      'Linha 5: cep_to vem antes de cep_from. Troque os dois.',
      'Linha 6: number_to vem antes de number_from. Troque os dois.',
      'Linha 7: number_side “left” não vale: use odd, even.',
      'Linha 8: id “good” aparece duas vezes no arquivo. Deixe uma só.',
      'Linha 9: tem 2 campos, e o cabeçalho tem 13. Confira separadores e aspas.',
      'Linha 10: blocks “quadra” não é quadra:lotes, como 1:1-20;22.',
      'Linha 11: blocks “20-1” termina antes de começar.',
      'Linha 12: blocks tem a mesma quadra duas vezes. Junte os lotes.',
      'Linha 13: há um caractere nulo em um campo. Digite o campo de novo.',
      'Linha 14: team_capacity “x” não é um número inteiro.',
      'Linha 15: team_capacity 999999999 é demais: uma equipe faz até 9999 visitas por período. Confira o número.',
      'Linha 16: name está vazio. Preencha.',
      'Linha 16: cep_from “0100” não é um CEP de 8 dígitos. Escreva como 01310-100.',
      'Linha 16: number_to vem antes de number_from. Troque os dois.',
      'Linha 16: number_side “left” não vale: use odd, even.',
      'Linha 16: free_ports “x” não é um número inteiro.',
      'Linha 16: team está vazio. Preencha.',
    ])
    expect(rows).toEqual([])
  })

  it.each([
    ['an empty file', '', 'O arquivo está vazio.'],
    ['a header alone', `${HEADER}\n`, 'só tem o cabeçalho'],
    ['missing columns', 'id,name\na,b\n', 'Linha 1: faltam as colunas cep_from, cep_to'],
    ['a record that is too short', `${HEADER}\na,b\n`, 'Linha 2: tem 2 campos, e o cabeçalho tem 13.'],
    ['an open quote', `${HEADER}\n"a,b\n`, 'Linha 2: uma aspa foi aberta e não fecha.'],
    ['a column twice', `id,${HEADER}\n`, 'Linha 1: a coluna aparece duas vezes: id.'],
    [
      'a CEP without its zero',
      `${HEADER}\na,A,1310100,01310-100,,,,,TIM,,,t,1\n`,
      'O Excel tirou o zero da frente',
    ],
    [
      'two encodings in one file',
      Buffer.concat([Buffer.from(`${HEADER}\na,São\n`), Buffer.from('b,São', 'latin1')]),
      'Linha 2: há letras em duas codificações',
    ],
    ['an endless line', `${HEADER}\n${'x'.repeat(200_000)}`, 'Linha 2: a linha é comprida demais'],
    ['a million columns', 'a,'.repeat(1_000_000), 'Linha 1: há mais de 200 colunas.'],
    ['a workbook', Buffer.from('504b0304140000000800', 'hex'), 'Isto é uma planilha do Excel'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'Isto é uma planilha do Excel antigo'],
    ['what is compressed', Buffer.from('1f8b080000000000', 'hex'), 'Este arquivo está compactado.'],
    ['a PDF', '%PDF-1.7', 'Isto não é um arquivo de texto'],
  ])('is refused: %s', async (_what, text, problem) => {
    const { rows, problems } = await read('coverage', text)
    expect([rows, problems]).toEqual([[], [expect.stringContaining(problem)]])
  })

  it.each([
    ['streets', 'cep,state,city,neighborhood,address\n01000002,SP,A,,\n01000-002,SP,B,,\n', 'cep “01000002”'],
    [
      'ceps',
      'ibge,name,state,ddd,ranges\n1599999,A,PA,91,68810000-68814999 68810000-68816999\n',
      'a faixa de 1599999 desde 68810000',
    ],
  ] as const)('of %s is refused for what appears in it twice', async (kind, text, what) => {
    const { problems } = await read(kind, text)
    expect(problems).toEqual([expect.stringContaining(`${what} aparece duas vezes no arquivo`)])
  })

  it('of CEP ranges is refused for what is no range', async () => {
    const text = 'ibge,name,state,ddd,ranges\n1599999,A,PA,91,68810000-68814999 68816000-688169\n'
    expect((await read('ceps', text)).problems).toEqual([
      expect.stringContaining('Linha 2: “68816000-688169” não é uma faixa de CEP'),
    ])
  })

  it.each([
    ['commas, LF and UTF-8', ',', '\n', 'utf8'],
    ['CR alone and a byte order mark', ',', '\r', 'utf8bom'],
    ['semicolons, as Excel in Brazil writes "CSV"', ';', '\r\n', 'latin1'],
    ['tabs, as Excel writes "Unicode text"', '\t', '\r\n', 'utf16le'],
  ] as const)('may have %s', async (_what, separator, end, encoding) => {
    const lines = [
      ['cep', 'state', 'city', 'neighborhood', 'address'],
      ['68811-011', 'PA', '"Nova, São; José"', '', 'Rua 1'],
      ['', '', '', '', ''],
    ]
    const text = lines.map((row) => `${row.join(separator)}${end}`).join('')
    const marked = encoding === 'latin1' ? text : `${encoding === 'utf8' ? '' : '\ufeff'}${text}`
    const { rows, problems } = await read(
      'streets',
      Buffer.from(marked, encoding === 'utf8bom' ? 'utf8' : encoding),
    )
    expect(problems).toEqual([])
    expect(rows.map(({ fields }) => fields)).toEqual([
      expect.objectContaining({ city: 'Nova, São; José', address: 'Rua 1' }),
    ])
  })
})

/** The import commands, and each outcome in a separate process. Imports at the desk: desk/imports.test.ts. */
import { runServerCommand } from '../support/run-server-command.ts'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { importFile } from '../../server/commands/implementation/import-csv-file.ts'
import { ConfigError } from '../../server/config.ts'
import { useServer } from '../support/server.ts'
import { KEYS } from '../support/server-keys.ts'
import { itInFullRun } from '../support/sampled-tests.ts'
import { isFull } from '../support/rows-to-run.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'prosa-import-'))
afterAll(() => rmSync(folder, { recursive: true }))

const HEADER =
  'id,name,cep_from,cep_to,number_from,number_to,number_side,blocks,infra,free_ports,offer_region,team,team_capacity'

describe('an import', () => {
  const server = useServer()

  const file = path.join(folder, 'data.csv')

  /** Imports a text in this process. */
  async function runAt(url: string, kind: string, text: string | Buffer, ...more: string[]) {
    writeFileSync(file, text)
    const lines: string[] = []
    const { config } = server()
    const parts = {
      config: { ...config, database: { ...config.database, url } },
      user: 'ana',
      progress: (line: string) => void lines.push(line),
    }
    try {
      const out = await importFile([kind, file, ...more], parts)
      return { code: 0, out, err: lines.join('\n') }
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      return { code: 1, out: '', err: error.message }
    }
  }
  /** Imports it into the server’s database. */
  const run = (kind: string, text: string | Buffer, ...more: string[]) =>
    runAt(server().url, kind, text, ...more)

  function runProcess(own: NodeJS.ProcessEnv, kind: string, text: string | Buffer) {
    writeFileSync(file, text)
    return runServerCommand('import-csv-file', [kind, file], { DATABASE_URL: server().url, ...KEYS, ...own })
  }
  const infraAt = async (cep: string, number = '1') =>
    (await server().call('GET', `/api/cep/coverage?cep=${cep}&number=${number}`)).body.infra
  const count = async (table: string) => (await server().sql(`select count(*)::int as n from ${table}`))[0]?.n

  it('of coverage areas changes what is covered', async () => {
    expect(await infraAt('68800000')).toBeNull()
    const text = `${HEADER}\nbreves,"Breves, centro",68800-000,68800-999,1,500,odd,,FIBRASIL,10,,breves-pa,4\n`
    // another test has a process of its own
    const { code, out, err } = isFull ? await runProcess({}, 'coverage', text) : await run('coverage', text)
    expect([code, out]).toEqual([0, expect.stringContaining('1 rows of')])
    expect(err).toContain('1 of 1 (100%)')
    expect(err).toContain('1 new, 0 changed, 0 removed, 0 unchanged')
    expect([await infraAt('68800000', '7'), await infraAt('68800000', '8')]).toEqual(['FIBRASIL', null])
    // Again: the row is replaced, not doubled.
    const before = await count('coverage_areas')
    await run('coverage', text.replace('FIBRASIL', 'V.TAL'))
    expect([await count('coverage_areas'), await infraAt('68800000', '7')]).toEqual([before, 'V.TAL'])
  })

  it('lists regions for which there are no offers', async () => {
    const area = (id: string, region: string) => `${id},A,68810000,68810000,,,,,TIM,,${region},team,1\n`
    const text = `${HEADER}\n${area('r1', 'SP')}${area('r2', 'es')}${area('r3', 'none')}${area('r4', '')}`
    const { code, err } = await run('coverage', text)
    expect(code).toBe(0)
    expect(err).toContain('Não está à venda: SP. Confira')
    await server().sql("delete from coverage_areas where id in ('r1', 'r2', 'r3', 'r4')")
  })

  it('names every wrong line and stores nothing', async () => {
    const before = await count('coverage_areas')
    const { code, err } = await run(
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
      ].join('\n'),
    )
    expect(code).toBe(1)
    expect(err.trim().split('\n').slice(1)).toEqual([
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
    ])
    expect(await count('coverage_areas')).toBe(before)
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
      `${HEADER}\na,A,1310100,1310-100,,,,,TIM,,,t,1\n`,
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
  ])('refuses %s', async (_what, text, problem) => {
    const { code, err } = await run('coverage', text)
    expect([code, err]).toEqual([1, expect.stringContaining(problem)])
  })

  it('of CEP ranges reads the public table of municipalities', async () => {
    const text = [
      'name,state,wdId,idIBGE,lexLabel,creation,extinction,postalCode_ranges,ddd,abbrev3,notes',
      'Breves,PA,Q1,1501808,breves,,,[68800-000 68809-999],91,,',
      'Nova Cidade,PA,Q2,1599999,nova,,,[68810-000 68814-999] [68816-000 68816-999],91,,',
    ].join('\n')
    expect((await run('ceps', text)).code).toBe(0)
    const { body } = await server().call('GET', '/api/cep/information/68816500')
    expect(body).toMatchObject({ city: 'Nova Cidade', UF: 'PA', address: '' })
  })

  it('of whole municipalities covers them with one infraco', async () => {
    const text = 'ibge,name,state,ddd,ranges\n1599999,Nova Cidade,PA,91,68810000-68814999 68816000-68816999\n'
    expect((await run('coverage', text, '--infra', 'FIBRASIL', '--capacity', '3')).code).toBe(0)
    expect(await infraAt('68816500')).toBe('FIBRASIL')
    const id = (await server().call('POST', '/api/lead-v2', { cep: '68811000', number: '1' })).body.idLead
    const { body } = await server().call('GET', `/api/lead-v2/${String(id)}/scheduleDate`)
    expect((body.dates as unknown[]).length).toBeGreaterThan(0)
  })

  itInFullRun('of streets feeds the address look-up; --replace leaves nothing else', async () => {
    const text = 'cep,state,city,neighborhood,address\n68811-010,PA,Nova Cidade,Centro,Rua do Porto\n'
    expect((await run('streets', text, '--replace')).code).toBe(0)
    expect((await server().call('GET', '/api/cep/information/68811010')).body).toMatchObject({
      address: 'Rua do Porto',
    })
    expect(await count('streets')).toBe(1)
  })

  it.each([
    ['streets', 'cep,state,city,neighborhood,address\n01000002,SP,A,,\n01000-002,SP,B,,\n', 'cep “01000002”'],
    [
      'ceps',
      'ibge,name,state,ddd,ranges\n1599999,A,PA,91,68810000-68814999 68810000-68816999\n',
      'a faixa de 1599999 desde 68810000',
    ],
  ])('of %s refuses what appears in the file twice', async (kind, text, what) => {
    const { code, err } = await run(kind, text)
    expect([code, err]).toEqual([1, expect.stringContaining(`${what} aparece duas vezes no arquivo`)])
    expect(err).not.toContain('node_modules')
  })

  it('of CEP ranges refuses what is no range', async () => {
    const text = 'ibge,name,state,ddd,ranges\n1599999,A,PA,91,68810000-68814999 68816000-688169\n'
    expect((await run('ceps', text)).err).toContain('Linha 2: “68816000-688169” não é uma faixa de CEP')
  })

  it.each([
    ['commas, LF and UTF-8', ',', '\n', 'utf8'],
    ['CR alone and a byte order mark', ',', '\r', 'utf8bom'],
    ['semicolons, as Excel in Brazil writes "CSV"', ';', '\r\n', 'latin1'],
    ['tabs, as Excel writes "Unicode text"', '\t', '\r\n', 'utf16le'],
  ] as const)('takes %s', async (what, separator, end, encoding) => {
    const rows = [
      ['cep', 'state', 'city', 'neighborhood', 'address'],
      ['68811-011', 'PA', '"Nova, São; José"', '', `Rua ${what.length}`],
      ['', '', '', '', ''],
    ]
    const text = rows.map((row) => `${row.join(separator)}${end}`).join('')
    const marked = encoding === 'latin1' ? text : `${encoding === 'utf8' ? '' : '\ufeff'}${text}`
    const bytes = Buffer.from(marked, encoding === 'utf8bom' ? 'utf8' : encoding)
    expect((await run('streets', bytes)).out).toContain('1 rows of')
    const { body } = await server().call('GET', '/api/cep/information/68811011')
    expect(body).toMatchObject({ city: 'Nova, São; José', address: `Rua ${what.length}` })
  })

  it('with --dry-run changes nothing, and `undo` takes the last one back (S54)', async () => {
    const street = async () => (await server().call('GET', '/api/cep/information/68811011')).body.address
    const before = await street()
    const text =
      'cep;state;city;neighborhood;address\n68811-011;PA;Breves;;Rua “Nova”\n68811-012;PA;Breves;;\n'
    const dry = await run('streets', text, '--dry-run')
    expect([dry.code, await street()]).toEqual([0, before])
    expect(dry.err).toContain('1 new, 1 changed, 0 removed, 0 unchanged')
    expect(dry.err).toContain(
      `CEP 68811-011: cidade Nova, São; José → Breves; rua ${String(before)} → Rua “Nova”`,
    )
    await run('streets', text)
    expect(await street()).toBe('Rua “Nova”')
    const parts = {
      config: { ...server().config, database: { ...server().config.database, url: server().url } },
      user: 'ana',
      progress: () => undefined,
    }
    expect(await importFile(['undo'], parts)).toBe('The import of data.csv was undone.')
    expect(await street()).toBe(before)
    await expect(importFile(['undo'], parts)).rejects.toThrow('there is no import that can be undone')
    const log = await server().sql(
      "select what, detail from audit_log where what like 'import%' order by seq desc limit 2",
    )
    expect(log).toEqual([
      { what: 'import_undone', detail: { user: 'ana', imported: 'streets' } },
      {
        what: 'import_applied',
        detail: { user: 'ana', imported: 'streets', added: 1, changed: 1, removed: 0 },
      },
    ])
  })

  it('says that the database does not respond', async () => {
    const text = 'cep,state,city,neighborhood,address\n68811-012,PA,A,,\n'
    const nowhere = 'postgres://prosa:secret@127.0.0.1:1/prosa'
    const { code, err } = isFull
      ? await runProcess({ DATABASE_URL: nowhere }, 'streets', text)
      : await runAt(nowhere, 'streets', text)
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('The database at 127.0.0.1:1/prosa does not respond'),
    ])
    expect(err).not.toMatch(/secret|node_modules/)
  })

  it('says how it is used', async () => {
    const { code, err } = await runProcess({}, 'nonsense', 'a,b\n1,2\n')
    expect([code, err]).toEqual([1, expect.stringContaining('usage:')])
  })
})

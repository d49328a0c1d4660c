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
import { isFull } from '../support/rows-to-run.ts'
import { itInFullRun } from '../support/sampled-tests.ts'

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

  itInFullRun('of CEP ranges reads the public table of municipalities', async () => {
    const text = [
      'name,state,wdId,idIBGE,lexLabel,creation,extinction,postalCode_ranges,ddd,abbrev3,notes',
      'Breves,PA,Q1,1501808,breves,,,[68800-000 68809-999],91,,',
      'Nova Cidade,PA,Q2,1599999,nova,,,[68810-000 68814-999] [68816-000 68816-999],91,,',
    ].join('\n')
    expect((await run('ceps', text)).code).toBe(0)
    const { body } = await server().call('GET', '/api/cep/information/68816500')
    expect(body).toMatchObject({ city: 'Nova Cidade', UF: 'PA', address: '' })
  })

  itInFullRun('of streets feeds the address look-up; --replace leaves nothing else', async () => {
    const text = 'cep,state,city,neighborhood,address\n68811-010,PA,Nova Cidade,Centro,Rua do Porto\n'
    expect((await run('streets', text, '--replace')).code).toBe(0)
    expect((await server().call('GET', '/api/cep/information/68811010')).body).toMatchObject({
      address: 'Rua do Porto',
    })
    expect(await count('streets')).toBe(1)
  })

  it('with --dry-run changes nothing, and `undo` takes the last one back (S54)', async () => {
    const street = async () => (await server().call('GET', '/api/cep/information/68811011')).body.address
    // as Excel in Brazil writes “CSV”
    const first = 'cep;state;city;neighborhood;address\r\n68811-011;PA;"Nova, São; José";;Rua Velha\r\n'
    expect((await run('streets', Buffer.from(first, 'latin1'))).out).toContain('1 rows of')
    const before = await street()
    expect(before).toBe('Rua Velha')
    const text =
      'cep;state;city;neighborhood;address\n68811-011;PA;Breves;;Rua “Nova”\n68811-012;PA;Breves;;\n'
    const dry = await run('streets', text, '--dry-run')
    expect([dry.code, await street()]).toEqual([0, before])
    expect(dry.err).toContain('1 new, 1 changed, 0 removed, 0 unchanged')
    expect(dry.err).toContain(`CEP 68811-011: cidade Nova, São; José → Breves; rua Rua Velha → Rua “Nova”`)
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

  itInFullRun('says that the database does not respond', async () => {
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
    const { code, err } = await run('nonsense', 'a,b\n1,2\n')
    expect([code, err]).toEqual([1, expect.stringContaining('usage:')])
  })
})

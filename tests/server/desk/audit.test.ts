/** The audit log records who did what; only the server writes it, and nothing changes it. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { auditHead } from '../../../server/repositories/desk/audit-log.ts'
import { compareHead, readSeenHead, watchAudit } from '../../../server/services/desk/detect-audit-rollback.ts'
import { audit, checkAudit } from '../../../server/services/desk/write-and-check-audit-log.ts'
import { changeRole, disableAccount, enableAccount } from '../../../server/services/desk/accounts.ts'
import { desk, enter, firstAccess, partsOf, person, signedIn } from '../../support/desk-over-http.ts'
import { isFull } from '../../support/rows-to-run.ts'
import { useServer } from '../../support/server.ts'
import { settings } from '../../support/server-settings.ts'

describe('the audit log', () => {
  const server = useServer({ desk })
  const actions = async (email: string) =>
    (
      await server().sql('select what from audit_log where operator = $1 or subject = $1 order by seq', [
        email,
      ])
    ).map(({ what }) => what)

  it('records every login, every wrong one, and every change of an account', async () => {
    const account = await firstAccess(server(), 'analise')
    const wrong = person(server())
    await wrong.fill('/operador/entrar', { email: account.email, senha: 'errada' })
    const parts = partsOf(server())
    await changeRole(parts, account.email, 'administracao')
    const who = await enter(server(), account)
    await who.open('/operador/registro')
    await who.send('/operador/sair')
    await disableAccount(parts, account.email)
    await enableAccount(parts, account.email)
    expect(await actions(account.email)).toEqual([
      'account_added',
      'password_set',
      'factor_set',
      'entered',
      'entry_refused',
      'account_role',
      'entered',
      'audit_seen',
      'left',
      'account_disabled',
      'account_enabled',
    ])
  })

  it('is changed by nobody (S38)', async () => {
    const parts = partsOf(server())
    await parts.db.transaction((sql) => audit(sql, parts, { by: null, what: 'entry_refused' }))
    for (const text of [
      "update audit_log set what = 'nothing' where seq = 1",
      'delete from audit_log where seq = 1',
      'delete from audit_log',
      'truncate audit_log',
      'truncate audit_log, audit_head cascade',
      'truncate audit_head',
      "update audit_head set seq = 0, chain = ''",
      'delete from audit_head',
      'set session_replication_role = replica; delete from audit_log',
    ])
      await expect(server().sql(text)).rejects.toThrow('the audit log is never changed')
    expect(await checkAudit(server().db, partsOf(server()).vault)).toMatchObject({ brokenAt: null })
  })

  it('is searched for anything that is typed', async () => {
    const who = await signedIn(server(), 'administracao', 'busca@exemplo.com.br')
    const searched = async (typed: string) =>
      (await who.open(`/operador/registro?quem=${typed}&feito-de=${typed}`)).status
    for (const typed of ["' or 1=1 --", '<script>', '%ff']) expect(await searched(typed)).toBe(200)
    // PostgreSQL takes no NUL
    expect(await searched('%00')).toBe(400)
  })

  it('is a chain, also with parallel entries', async () => {
    const parts = partsOf(server())
    const before = await checkAudit(parts.db, parts.vault)
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        parts.db.transaction((sql) =>
          audit(sql, parts, { by: null, what: 'entry_refused', detail: { z: at, a: 'é', list: [1, 2] } }),
        ),
      ),
    )
    expect(await checkAudit(parts.db, parts.vault)).toEqual({ entries: before.entries + 20, brokenAt: null })
    expect(await checkAudit(parts.db, parts.vault, 5)).toEqual({ entries: 5, brokenAt: null })
  })

  it('shows that it was edited, even past the database’s own rule', async () => {
    const who = await signedIn(server(), 'administracao')
    expect((await who.open('/operador/registro')).text).toContain('As linhas conferem')
    await server().sql(`alter table audit_log disable trigger audit_log_stays`)
    await server().sql("update audit_log set operator = 'outra@exemplo.com.br' where seq = 3")
    await server().sql(`alter table audit_log enable trigger audit_log_stays`)
    expect(await checkAudit(server().db, partsOf(server()).vault)).toMatchObject({ brokenAt: 3 })
    expect((await who.open('/operador/registro')).text).toContain('A linha 3 não é a que foi escrita')
  })
})

describe('the end of the audit log, noted outside of the database (S38)', () => {
  const server = useServer()
  const add = async (times: number, what: 'entry_refused' | 'code_refused') => {
    const parts = partsOf(server())
    for (let at = 0; at < times; at += 1)
      await parts.db.transaction((sql) => audit(sql, parts, { by: null, what }))
  }
  const command = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['server/commands/desk-accounts-and-audit.ts', 'audit', ...args],
      {
        encoding: 'utf8',
        env: { ...process.env, ...settings, DATABASE_URL: server().url, DATA_DIR: server().config.dataDir },
      },
    )
    return { status, said: stdout + stderr }
  }

  it('shows a copy that is behind, to the server and by the command', async () => {
    const { dataDir } = server().config
    const lines: unknown[] = []
    const note = (values: unknown, text?: string) => void lines.push([text, values])
    const see = watchAudit({ db: server().db, dataDir, log: { info: note, error: note } })
    await add(5, 'entry_refused')
    await see()
    await see()
    const head = readSeenHead(dataDir) ?? { seq: 0, chain: '' }
    expect(head).toEqual(await auditHead(server().db))
    expect(lines).toEqual([['the audit log has grown', { audit: head }]])

    // what a backup made two entries earlier holds
    for (const text of [
      'alter table audit_log disable trigger all',
      'alter table audit_head disable trigger all',
      'delete from audit_log where seq > 3',
      'update audit_head set (seq, chain) = (select seq, chain from audit_log where seq = 3)',
      'alter table audit_head enable trigger all',
    ])
      await server().sql(text)
    expect(await checkAudit(server().db, partsOf(server()).vault)).toEqual({ entries: 3, brokenAt: null })
    await see()
    expect(lines.at(-1)).toEqual([
      'the audit log lacks what was seen in it',
      { audit: { seq: 3, seen: 5, state: 'behind' } },
    ])
    expect(readSeenHead(dataDir)).toEqual(head)
    if (isFull)
      expect(command()).toMatchObject({
        status: 1,
        said: expect.stringContaining('ends before entry 5') as string,
      })

    // it goes on as if nothing had happened: the entry in that place is a different one
    await add(3, 'code_refused')
    expect(await compareHead(server().db, head)).toBe('other')
    if (!isFull) return
    expect(command('--accept')).toMatchObject({
      status: 0,
      said: expect.stringContaining('Its end is 7:') as string,
    })
    expect(readSeenHead(dataDir)?.seq).toBe(7)
    // as in the log stream
    expect(command('--head', `5:${head.chain}`)).toMatchObject({
      status: 1,
      said: expect.stringContaining('has another entry 5') as string,
    })
  })
})

describe('the note of the end of the audit log', () => {
  const server = useServer()

  it('holds nobody up while the disk of the note hangs (X52)', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'prosa-audit-'))
    // Writing to a pipe waits for its reader, as a write to a disk that hangs waits for the disk.
    const disk = path.join(dataDir, `audit-head.json.${process.pid}`)
    execFileSync('mkfifo', [disk])
    const see = watchAudit({
      db: server().db,
      dataDir,
      log: { info: () => undefined, error: () => undefined },
    })
    const parts = partsOf(server())
    await parts.db.transaction((sql) => audit(sql, parts, { by: null, what: 'entry_refused' }))
    const late = spawn('sh', ['-c', 'sleep 20; cat "$1"', 'sh', disk])
    const seen = see()
    await wait(200)
    expect((await server().call('GET', '/api/health/ready')).status).toBe(200)
    // Still waiting: a server that was held up would have gone on only with the late reader.
    expect(JSON.parse(await readFile(disk, 'utf8'))).toEqual(await auditHead(server().db))
    await seen
    late.kill()
    rmSync(dataDir, { recursive: true })
  })
})

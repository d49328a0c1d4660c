/** The audit log: who did what, written by nobody else and changed by nobody at all. */
import { describe, expect, it } from 'vitest'
import { audit, checkAudit } from '../../../server/services/desk/audit.ts'
import { changeRole, disableAccount, enableAccount } from '../../../server/services/desk/accounts.ts'
import { desk, enter, firstAccess, partsOf, person } from '../../support/desk.ts'
import { useServer } from '../../support/server.ts'

describe('the audit log', () => {
  const server = useServer({ desk })
  const deeds = async (email: string) =>
    (
      await server().sql('select what from audit_log where operator = $1 or subject = $1 order by seq', [
        email,
      ])
    ).map(({ what }) => what)

  it('tells of every log-in, every wrong one, and every change of an account', async () => {
    const account = await firstAccess(server(), 'analise')
    const wrong = person(server())
    await wrong.open('/operador/entrar')
    await wrong.send('/operador/entrar', { email: account.email, senha: 'errada' })
    const parts = partsOf(server())
    await changeRole(parts, account.email, 'administracao')
    const who = await enter(server(), account)
    await who.open('/operador/registro')
    await who.send('/operador/sair')
    await disableAccount(parts, account.email)
    await enableAccount(parts, account.email)
    expect(await deeds(account.email)).toEqual([
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

  it('is changed by nobody', async () => {
    for (const text of [
      "update audit_log set what = 'nothing' where seq = 1",
      'delete from audit_log where seq = 1',
      'delete from audit_log',
    ])
      await expect(server().sql(text)).rejects.toThrow('the audit log is never changed')
    expect(await checkAudit(server().db, partsOf(server()).vault)).toMatchObject({ brokenAt: null })
  })

  it('is searched for anything that somebody types', async () => {
    const { who } = await firstAccess(server(), 'administracao', 'busca@exemplo.com.br')
    for (const typed of ['%00', "' or 1=1 --", '<script>', '%ff'])
      expect((await who.open(`/operador/registro?quem=${typed}&feito-de=${typed}`)).status).toBe(200)
  })

  it('is a chain: many at once keep it whole', async () => {
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

  it('shows who edited it in spite of all, by going round the database’s own rule', async () => {
    const { who } = await firstAccess(server(), 'administracao')
    expect((await who.open('/operador/registro')).text).toContain('As linhas conferem')
    await server().sql(`alter table audit_log disable trigger audit_log_stays`)
    await server().sql("update audit_log set operator = 'outra@exemplo.com.br' where seq = 3")
    await server().sql(`alter table audit_log enable trigger audit_log_stays`)
    expect(await checkAudit(server().db, partsOf(server()).vault)).toMatchObject({ brokenAt: 3 })
    expect((await who.open('/operador/registro')).text).toContain('A linha 3 não é a que foi escrita')
  })
})

/** Accounts at the desk: who may change which, what ends immediately, what is recorded. */
import { describe, expect, it } from 'vitest'
import { account as words, accounts as list } from '../../../src/content/desk/accounts.ts'
import { deskErrorMessages } from '../../../src/content/desk/error-words.ts'
import { encryptIdForUrl } from '../../../server/services/desk/ids-in-urls.ts'
import { desk, firstAccess, partsOf, PASSWORD, person, signedIn } from '../../support/desk-over-http.ts'
import { runServerCommand } from '../../support/run-server-command.ts'
import { useServer } from '../../support/server.ts'

const PATH = '/operador/pessoas'

describe('accounts at the desk', () => {
  const server = useServer({ desk })
  const house = () => signedIn(server(), 'administracao')
  const pathOf = async (email: string) => {
    const [row] = await server().sql('select id from operators where email = $1', [email])
    return `${PATH}/${encryptIdForUrl(partsOf(server()).vault, String(row?.id))}`
  }
  const actions = async () =>
    (await server().sql('select operator, what, subject from audit_log order by seq')).map(
      ({ operator, what, subject }) => [operator === 'command', String(what), subject],
    )

  it('are managed by a command that says how it is used', async () => {
    const { code, out, err } = await runServerCommand('desk-accounts-and-audit', ['--help'], {})
    expect([code, out, err]).toEqual([0, expect.stringMatching(/^usage: npm run operator -- add.*EMAIL/), ''])
  })

  it('are opened by an invitation, whose code is shown once and works once', async () => {
    const who = await house()
    await who.open(PATH)
    const invite = { email: 'Nova@Loja.example', papel: 'analise' }
    const page = await who.send(PATH, invite)
    const code = page.document.querySelector<HTMLInputElement>('[name=codigo]')?.value ?? ''
    expect(page.text).toContain(list.made.text('nova@loja.example'))
    expect((await who.open(PATH)).html).not.toContain(code)
    expect(JSON.stringify(await server().sql('select * from operators'))).not.toContain(code)
    expect((await who.send(PATH, invite)).text).toContain(list.invite.taken)
    for (const [email, problem] of [
      ['nova', list.invite.badEmail],
      ['=cmd|x@loja.example', list.invite.badEmail],
      ['<b>x</b>@loja.example', list.invite.badEmail],
    ] as const) {
      const refused = await who.fill(PATH, { email, papel: 'analise' })
      expect([email, refused.status, refused.text.includes(problem)]).toEqual([email, 400, true])
      expect(refused.html).not.toContain('<b>x</b>')
    }
    expect((await who.fill(PATH, { email: 'b@loja.example', papel: 'dono' })).text).toContain(
      list.invite.badRole,
    )
    const nova = person(server())
    await nova.open('/operador/primeiro-acesso')
    const first = { email: 'nova@loja.example', codigo: code, senha: PASSWORD, repetida: PASSWORD }
    expect((await nova.send('/operador/primeiro-acesso', first)).to).toContain('/operador/entrar')
    expect((await nova.fill('/operador/primeiro-acesso', first)).status).toBe(401)
    expect(await actions()).toContainEqual([false, 'account_added', 'nova@loja.example'])
  })

  it('lose what was taken from them at once, each with an entry', async () => {
    const who = await house()
    const ana = await firstAccess(server(), 'atendimento', 'ana@loja.example')
    const path = await pathOf('ana@loja.example')
    expect((await who.open(path)).text).toContain('ana@loja.example')
    await who.send(`${path}/papel`, { papel: 'analise' })
    expect((await ana.who.open('/operador/funil')).status).toBe(200)
    expect((await ana.who.open('/operador/ligacoes')).status).toBe(403)

    await who.press(path, 'aplicativo')
    expect((await ana.who.open('/operador')).to).toContain('/operador/entrar')
    const [row] = await server().sql('select password, factor from operators where email = $1', [ana.email])
    expect([row?.password === null, row?.factor]).toEqual([false, null])

    const reset = await who.press(path, 'acesso')
    expect(reset.document.querySelector<HTMLInputElement>('[name=codigo]')?.value).toMatch(/^[\w-]{19}$/)
    await who.press(path, 'desligar')
    await who.press(path, 'religar')
    const own = (await actions()).filter(([isCommand, , subject]) => !isCommand && subject === ana.email)
    expect(own.map(([, what]) => what).filter((what) => what !== 'account_seen')).toEqual([
      'account_role',
      'account_factor_reset',
      'account_reset',
      'account_disabled',
      'account_enabled',
    ])
    expect(own.some(([, what]) => what === 'account_seen')).toBe(true)
  })

  it('have sessions that are seen and ended, one by one, never one of somebody else', async () => {
    const who = await house()
    const [bia, eva] = [
      await firstAccess(server(), 'atendimento', 'bia@loja.example'),
      await firstAccess(server(), 'atendimento', 'eva@loja.example'),
    ]
    const [biaPath, evaPath] = [await pathOf(bia.email), await pathOf(eva.email)]
    const sessionOf = (page: { document: Document }) =>
      page.document.querySelector<HTMLInputElement>('[name=sessao]')?.value ?? ''
    const handle = sessionOf(await who.open(evaPath))
    expect(handle).not.toBe('')
    // the form of another account does not end it, nor does a made-up handle
    await who.press(biaPath, 'sessoes', { sessao: handle })
    await who.press(biaPath, 'sessoes', { sessao: 'x' })
    for (const each of [bia, eva]) expect((await each.who.open('/operador')).status).toBe(200)
    await who.press(evaPath, 'sessoes')
    expect((await eva.who.open('/operador')).to).toContain('/operador/entrar')
    expect((await bia.who.open('/operador')).status).toBe(200)
    expect((await actions()).filter(([, what]) => what === 'session_ended')).toEqual([
      [false, 'session_ended', eva.email],
    ])
    expect((await who.open(evaPath)).text).toContain(words.sessions.empty)
  })

  it('are never changed by their own holder', async () => {
    const { who, email } = await firstAccess(server(), 'administracao', 'chefe@loja.example')
    const path = await pathOf(email)
    const own = await who.open(path)
    expect(own.text).toContain(words.own)
    for (const form of ['papel', 'aplicativo', 'acesso', 'desligar', 'religar']) {
      const page = await who.forge(path, form, { papel: 'analise' })
      expect([form, page.status, page.text]).toEqual([
        form,
        409,
        expect.stringContaining(deskErrorMessages.ownAccount),
      ])
    }
    expect((await who.open('/operador/registro')).status).toBe(200)
  })
})

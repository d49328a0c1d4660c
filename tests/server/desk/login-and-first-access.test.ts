/** Login at the desk: password, one-time code, sessions (docs/decisions/0034). */
import { describe, expect, it } from 'vitest'
import { addAccount, disableAccount, resetAccount } from '../../../server/services/desk/accounts.ts'
import {
  loginCodeWords as codeWords,
  loginWords as words,
  passwordSetupWords,
} from '../../../src/content/desk/login.ts'
import { codeOf, desk, enter, firstAccess, partsOf, PASSWORD, person } from '../../support/desk-over-http.ts'
import { useServer } from '../../support/server.ts'

const HOUR = 3_600_000

describe('the first access', () => {
  const server = useServer({ desk })

  it('sets a password by a one-time code, then an authenticator app', async () => {
    const email = 'ana@exemplo.com.br'
    const code = (await addAccount(partsOf(server()), email, 'atendimento')) ?? ''
    expect(await addAccount(partsOf(server()), email, 'analise')).toBeNull()
    const who = person(server())
    const send = (fields: Record<string, string>) =>
      who.send('/operador/primeiro-acesso', {
        email,
        codigo: code,
        senha: PASSWORD,
        repetida: PASSWORD,
        ...fields,
      })
    await who.open('/operador/primeiro-acesso')
    expect((await send({ senha: 'curta', repetida: 'curta' })).text).toContain(passwordSetupWords.short(5))
    expect((await send({ repetida: 'outra coisa bem comprida' })).text).toContain(passwordSetupWords.differs)
    expect((await send({ senha: 'aaaaaaaaaaaaaaa', repetida: 'aaaaaaaaaaaaaaa' })).text).toContain(
      passwordSetupWords.plain,
    )
    const wrongs: Record<string, string>[] = [
      { codigo: code.replace(/.$/, '_') },
      { email: 'bia@exemplo.com.br' },
    ]
    for (const wrong of wrongs) {
      const page = await send(wrong)
      expect([page.status, page.text.includes(passwordSetupWords.wrong)]).toEqual([401, true])
    }
    const typed = code.toLowerCase().replaceAll('-', ' ')
    expect((await send({ codigo: typed, email: ` ${email.toUpperCase()}` })).to).toBe(
      '/operador/entrar?feito=senha',
    )
    await who.open('/operador/primeiro-acesso')
    expect((await send({})).status).toBe(401)

    expect((await who.fill('/operador/entrar', { email, senha: PASSWORD })).to).toMatch(/entrar\/codigo/)
    expect((await who.post('/operador/pedidos', { busca: 'Maria' })).status).toBe(401)
    const page = await who.open('/operador/entrar/codigo')
    const secret = page.document.querySelector('.desk-secret')?.textContent ?? ''
    expect(page.document.querySelector('svg.qr-code path')).not.toBeNull()
    // before the second factor the head of the page searches for nobody, and has no menu
    expect(page.document.querySelectorAll('header :is(input, nav)')).toHaveLength(0)
    expect((await who.send('/operador/entrar/codigo', { codigo: '000000' })).text).toContain(codeWords.wrong)
    expect(
      (await who.send('/operador/entrar/codigo', { codigo: codeOf(secret, server().clock.now()) })).to,
    ).toBe('/operador')
    const home = await who.open('/operador')
    expect(home.document.querySelector('.desk-menu__who')?.textContent).toBe(email)

    const again = person(server())
    await again.fill('/operador/entrar', { email, senha: PASSWORD })
    expect((await again.open('/operador/entrar/codigo')).document.querySelector('.desk-secret')).toBeNull()
  })

  it('keeps password and secret unreadable in the database', async () => {
    const { email, secret } = await firstAccess(server(), 'analise')
    const [row] = await server().sql('select password, factor, setup_hash from operators where email = $1', [
      email,
    ])
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$/)
    expect(row?.factor).toMatch(/^s2\./)
    expect(JSON.stringify(row)).not.toContain(secret.replaceAll(' ', ''))
    expect(row?.setup_hash).toBeNull()
  })

  it('ends when its code is three days old', async () => {
    const email = 'caio@exemplo.com.br'
    const code = (await addAccount(partsOf(server()), email, 'analise')) ?? ''
    server().clock.advance(73 * HOUR)
    const who = person(server())
    const page = await who.fill('/operador/primeiro-acesso', {
      email,
      codigo: code,
      senha: PASSWORD,
      repetida: PASSWORD,
    })
    expect(page.text).toContain(passwordSetupWords.wrong)
  })
})

describe('a login', () => {
  const server = useServer({ desk })

  it('says the same of a wrong password, of unknown, unused and disabled accounts', async () => {
    const known = await firstAccess(server(), 'analise')
    const off = await firstAccess(server(), 'analise', 'desligada@exemplo.com.br')
    await disableAccount(partsOf(server()), off.email)
    await addAccount(partsOf(server()), 'nova@exemplo.com.br', 'analise')
    const answers = []
    for (const [email, senha] of [
      [known.email, 'errada, e comprida'],
      ['ninguem@exemplo.com.br', PASSWORD],
      ['nova@exemplo.com.br', PASSWORD],
      [off.email, PASSWORD],
    ] as const) {
      const who = person(server())
      const page = await who.fill('/operador/entrar', { email, senha })
      expect(page.text).toContain(words.wrong)
      answers.push([page.status, page.text])
    }
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1)
  })

  it('takes each code once, and none that is too old', async () => {
    const account = await firstAccess(server(), 'atendimento')
    const half = async () => {
      const who = person(server())
      await who.fill('/operador/entrar', { email: account.email, senha: PASSWORD })
      await who.open('/operador/entrar/codigo')
      return who
    }
    const send = async (codigo: string) =>
      (await (await half()).send('/operador/entrar/codigo', { codigo })).to
    expect(await send(codeOf(account.secret, server().clock.now()))).toBeUndefined()
    const old = codeOf(account.secret, server().clock.now())
    server().clock.advance(90_000)
    expect(await send(old)).toBeUndefined()
    const fresh = codeOf(account.secret, server().clock.now())
    const both = await Promise.all([half(), half()])
    const ways = await Promise.all(both.map((who) => who.send('/operador/entrar/codigo', { codigo: fresh })))
    expect(ways.filter(({ to }) => to === '/operador')).toHaveLength(1)
  })

  it('makes a new session, whatever the browser brought (session fixation)', async () => {
    const { who: first, ...account } = await firstAccess(server(), 'administracao')
    const before = first.cookies.get('operador')
    const who = person(server())
    who.cookies.set('operador', before ?? '')
    await first.press('/operador', 'sair')
    expect((await who.open('/operador/entrar')).status).toBe(200)
    server().clock.advance(60_000)
    await who.send('/operador/entrar', { email: account.email, senha: PASSWORD })
    const pending = who.cookies.get('operador')
    expect(pending).not.toBe(before)
    // the password alone opens nothing
    expect((await who.open('/operador')).to).toBe('/operador/entrar')
    await who.fill('/operador/entrar/codigo', { codigo: codeOf(account.secret, server().clock.now()) })
    expect(who.cookies.get('operador')).not.toBe(pending)
    expect((await who.open('/operador')).status).toBe(200)
    for (const stolen of [before, pending]) {
      const thief = person(server())
      thief.cookies.set('operador', stolen ?? '')
      expect((await thief.open('/operador')).to).toBe('/operador/entrar')
    }
    const rows = await server().sql('select token_hash from operator_sessions')
    expect(JSON.stringify(rows)).not.toContain(who.cookies.get('operador'))
  })

  it('lasts eight hours; then it leads back to the page that was asked for', async () => {
    const account = await firstAccess(server(), 'administracao', 'longa@exemplo.com.br')
    const who = await enter(server(), account)
    server().clock.advance(8 * HOUR - 60_000)
    expect((await who.open('/operador')).status).toBe(200)
    server().clock.advance(61_000)
    const sent = await who.open('/operador/registro?quem=ana')
    expect(sent.to).toBe(`/operador/entrar?volta=${encodeURIComponent('/operador/registro?quem=ana')}`)
    const post = await who.post('/operador/sair', {})
    expect([post.status, post.text]).toEqual([401, expect.stringContaining('A sua sessão terminou')])
    const form = await who.open(sent.to ?? '')
    expect(form.document.querySelector<HTMLInputElement>('[name=volta]')?.value).toBe(
      '/operador/registro?quem=ana',
    )
    const half = await who.send('/operador/entrar', { email: account.email, senha: PASSWORD })
    await who.open(half.to ?? '')
    const code = codeOf(account.secret, server().clock.now())
    expect((await who.send('/operador/entrar/codigo', { codigo: code })).to).toBe(
      '/operador/registro?quem=ana',
    )
  })

  it.each(['//evil.example', '/\\evil', 'https://evil.example', '/operador/../x', '/operadora'])(
    'never leads to %s (S15)',
    async (back) => {
      const page = await person(server()).open(`/operador/entrar?volta=${encodeURIComponent(back)}`)
      expect(page.document.querySelector<HTMLInputElement>('[name=volta]')?.value).toBe('/operador')
    },
  )

  it('ends instantly with the account, a new setup code, and the logout', async () => {
    const parts = partsOf(server())
    const account = await firstAccess(server(), 'analise', 'sai@exemplo.com.br')
    const isIn = async (who = account.who) => (await who.open('/operador')).status === 200
    expect(await isIn()).toBe(true)
    await disableAccount(parts, account.email)
    expect(await isIn()).toBe(false)

    const other = await firstAccess(server(), 'analise', 'troca@exemplo.com.br')
    await resetAccount(parts, other.email)
    expect(await isIn(other.who)).toBe(false)

    const third = await firstAccess(server(), 'analise', 'fecha@exemplo.com.br')
    const token = third.who.cookies.get('operador') ?? ''
    await third.who.open('/operador')
    expect((await third.who.send('/operador/sair')).to).toBe('/operador/entrar?feito=saiu')
    third.who.cookies.set('operador', token)
    expect(await isIn(third.who)).toBe(false)
  })
})

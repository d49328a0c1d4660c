/** Sessions of the desk: what ends them besides logging out, and the cookies that hold them (docs/decisions/0034). */
import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  codeOf,
  desk,
  firstAccess,
  PASSWORD,
  person,
  type Person,
  tokenOf,
} from '../../support/desk-over-http.ts'
import { useServer, type TestServer } from '../../support/server.ts'

const SESSION = 'operador'
const HIDDEN = '__Host-operador'

/** Whether a cookie's value opens the desk. */
async function opens(server: TestServer, token: string | undefined): Promise<boolean> {
  const thief = person(server)
  thief.cookies.set(SESSION, token ?? '')
  return (await thief.open('/operador')).status === 200
}

const countOf = async (server: TestServer): Promise<number> =>
  Number((await server.sql('select count(*)::int as n from operator_sessions'))[0]?.n)

describe('a login in a browser that has a session', () => {
  const server = useServer({ desk })

  it('ends that one, half a login, too; a wrong password ends none', async () => {
    const { who, ...account } = await firstAccess(server(), 'atendimento')
    const first = who.cookies.get(SESSION)
    const csrf = tokenOf(await who.open('/operador'))
    await who.post('/operador/entrar', { csrf, email: account.email, senha: 'errada, e comprida' })
    expect(await opens(server(), first)).toBe(true)
    const half = await who.post('/operador/entrar', { csrf, email: account.email, senha: PASSWORD })
    expect(half.to).toMatch(/^\/operador\/entrar\/codigo/)
    expect([await opens(server(), first), await countOf(server())]).toEqual([false, 1])

    await who.fill('/operador/entrar', { email: account.email, senha: PASSWORD })
    expect(await countOf(server())).toBe(1)
    server().clock.advance(60_000)
    await who.fill('/operador/entrar/codigo', { codigo: codeOf(account.secret, server().clock.now()) })
    expect(await opens(server(), who.cookies.get(SESSION))).toBe(true)
    expect(await countOf(server())).toBe(1)
  })
})

describe('the other sessions of an account', () => {
  const server = useServer({ desk })

  /** Someone logged in, by a session stored in the database as the login would have made it. */
  async function inside(email: string): Promise<Person> {
    const token = randomBytes(32).toString('base64url')
    await server().sql(
      `with o as (
         insert into operators (id, email, role, created_at) values (gen_random_uuid(), $1, 'analise', $3)
         on conflict (email) do update set role = 'analise' returning id)
       insert into operator_sessions select $2, id, 'in', $3, $3::timestamptz + interval '1 hour' from o`,
      [email, createHash('sha256').update(token).digest('base64url'), server().clock.now().toISOString()],
    )
    const who = person(server())
    who.cookies.set(SESSION, token)
    return who
  }

  it('end by a button; this one and those of others stay', async () => {
    const email = 'ana@exemplo.com.br'
    const [who, lost, stranger] = [
      await inside(email),
      await inside(email),
      await inside('bia@exemplo.com.br'),
    ]
    expect((await who.press('/operador', 'sair/outras')).to).toBe('/operador?feito=outras')
    const pages = await Promise.all([who, stranger, lost].map(async (each) => each.open('/operador')))
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 303])
    expect(await server().sql('select operator, what, detail from audit_log')).toEqual([
      { operator: email, what: 'others_left', detail: { sessions: 1 } },
    ])
  })
})

const ATTRIBUTES = 'Max-Age=86400; HttpOnly; SameSite=Strict'

describe('the cookies', () => {
  const server = useServer({ desk, env: { TRUST_PROXY: '203.0.113.7' } })
  const known = useServer({ desk, env: { PUBLIC_URL: 'https://loja.example' } })
  const https = { 'x-forwarded-proto': 'https' }
  const cookieAt = async (at: TestServer, remoteAddress: string, headers = {}) =>
    (await at.app.inject({ url: '/operador/entrar', remoteAddress, headers })).headers['set-cookie']

  it('are bound to this very host by their name where there is https (RFC 6265bis, __Host-)', async () => {
    const hidden = new RegExp(`^__Host-operador-entrada=[\\w-]{43}; Path=/; ${ATTRIBUTES}; Secure$`)
    expect(await cookieAt(server(), '203.0.113.7', https)).toMatch(hidden)
    expect(await cookieAt(known(), '127.0.0.1')).toMatch(hidden)
  })

  it('are read by no script and sent from no other site without https, too; strangers’ headers make no https', async () => {
    const plain = new RegExp(`^operador-entrada=[\\w-]{43}; Path=/operador; ${ATTRIBUTES}$`)
    expect(await cookieAt(server(), '203.0.113.7')).toMatch(plain)
    expect(await cookieAt(server(), '127.0.0.1', https)).toMatch(plain)
  })

  it('of the other kind are not read: a neighbour’s domain can set a name without the prefix', async () => {
    const who = person(server(), '203.0.113.7', https)
    await firstAccess(server(), 'analise', 'ana@exemplo.com.br', who)
    expect([...who.cookies.keys()].every((name) => name.startsWith('__Host-'))).toBe(true)
    expect((await who.open('/operador')).status).toBe(200)
    const withToken = (name: string, through: Person) => {
      through.cookies.set(name, who.cookies.get(HIDDEN) ?? '')
      return through.open('/operador')
    }
    expect((await withToken(SESSION, person(server(), '203.0.113.7', https))).to).toBe('/operador/entrar')
    expect((await withToken(HIDDEN, person(server(), '198.51.100.4'))).to).toBe('/operador/entrar')
    await who.send('/operador/sair')
    expect(who.cookies.has(HIDDEN)).toBe(false)
  })

  it('go with pages that no cache keeps, no search shows and no script runs in', async () => {
    const { headers } = await known().app.inject({ url: '/operador/entrar' })
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';style-src 'self';img-src 'self';font-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none'",
    )
  })
})

/** Single sign-on with a local provider that speaks OpenID Connect. */
import { OAuth2Server } from 'oauth2-mock-server'
import { describe, expect, it } from 'vitest'
import { loginWords as words } from '../../../src/content/desk/login.ts'
import { addAccount, disableAccount, resetAccount } from '../../../server/services/desk/accounts.ts'
import { desk, partsOf, person, type Person } from '../../support/desk-over-http.ts'
import { useServer } from '../../support/server.ts'
import { useOne } from '../../support/test-databases.ts'

const SITE = 'https://loja.example'
/** The person that the provider says has logged in. */
const claims: Record<string, unknown> = {}

async function startProvider() {
  const made = new OAuth2Server()
  await made.issuer.keys.generate('RS256')
  await made.start(0, '127.0.0.1')
  made.issuer.url = `http://127.0.0.1:${made.address().port}`
  made.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    Object.assign(token.payload, claims)
  })
  return made
}

const provider = useOne(startProvider, (it) => it.stop())
const server = useServer(() => ({
  desk,
  env: {
    PUBLIC_URL: SITE,
    OIDC_ISSUER_URL: String(provider().issuer.url),
    OIDC_CLIENT_ID: 'mesa',
    OIDC_CLIENT_SECRET: 'segredo',
  },
  // the provider's tokens carry the real time
  at: new Date().toISOString(),
}))

/** Goes to the provider, which sends the browser back immediately. */
async function leave(who: Person): Promise<{ path: string; sent: URL }> {
  const start = await who.open('/operador/entrar/sso')
  const sent = new URL(start.to ?? '')
  const back = await fetch(sent, { redirect: 'manual' })
  const { pathname, search, origin } = new URL(back.headers.get('location') ?? '')
  expect(origin).toBe(SITE)
  return { path: pathname + search, sent }
}

async function signOn(said: Record<string, unknown>, who = person(server())) {
  Object.assign(claims, { email_verified: true, sub: 'p1' }, said)
  const { path } = await leave(who)
  return who.open(path)
}

const isIn = async (who: Person) => (await who.open('/operador')).status === 200

describe('single sign-on', () => {
  it('opens the desk for an account that the operator has made', async () => {
    await addAccount(partsOf(server()), 'ana@exemplo.com.br', 'analise')
    const who = person(server())
    expect((await who.open('/operador/entrar')).text).toContain(words.singleSignOn)
    const page = await signOn({ email: 'Ana@exemplo.com.br' }, who)
    // one of our pages redirects: a redirect from another site would not send the strict cookie along
    expect(page.status).toBe(200)
    expect(page.document.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe(
      '0;url=/operador',
    )
    expect(String(page.headers['set-cookie'])).toMatch(/__Host-operador=[\w-]{43}; .*SameSite=Strict; Secure/)
    expect(await isIn(who)).toBe(true)
    expect(await server().value('select what from audit_log order by seq desc limit 1')).toBe(
      'entered_by_sso',
    )
  })

  it('keeps state, nonce and verifier sealed in a cookie that comes back from another site', async () => {
    const who = person(server())
    const { sent } = await leave(who)
    expect(Object.fromEntries(sent.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${SITE}/operador/entrar/sso/retorno`,
    })
    const kept = who.cookies.get('__Host-operador-sso') ?? ''
    expect(kept).toMatch(/^s2\./)
    const reply = await server().app.inject({ url: '/operador/entrar/sso' })
    expect(String(reply.headers['set-cookie'])).toMatch(
      /__Host-operador-sso=[\w.-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure/,
    )
  })

  it('ends the session that the browser had', async () => {
    const who = person(server())
    await signOn({ email: 'ana@exemplo.com.br' }, who)
    const before = person(server())
    before.cookies.set('__Host-operador', who.cookies.get('__Host-operador') ?? '')
    expect(await isIn(before)).toBe(true)
    const { path } = await leave(who)
    // the provider's redirect is from another site: the strict cookie is not sent along
    who.cookies.delete('__Host-operador')
    expect((await who.open(path)).status).toBe(200)
    expect([await isIn(who), await isIn(before)]).toEqual([true, false])
  })

  it.each([
    ['of nobody with an account', { email: 'ninguem@exemplo.com.br' }],
    ['whose address is not verified', { email: 'ana@exemplo.com.br', email_verified: false }],
    ['of somebody else with the same address', { email: 'ana@exemplo.com.br', sub: 'p2' }],
    ['that is not for this site', { email: 'ana@exemplo.com.br', aud: 'outra' }],
    ['that was asked for elsewhere', { email: 'ana@exemplo.com.br', nonce: 'outro' }],
  ])('refuses an answer %s', async (_, said) => {
    const before = { ...claims }
    const who = person(server())
    const page = await signOn(said, who)
    for (const name of Object.keys(claims)) delete claims[name]
    Object.assign(claims, before)
    expect(page.to).toBe('/operador/entrar?sso=nao')
    expect((await who.open('/operador/entrar?sso=nao')).text).toContain(words.noSingleSignOn)
    expect(await isIn(who)).toBe(false)
  })

  it('refuses an answer in another browser, one sent twice, and one without a question', async () => {
    for (const name of ['aud', 'nonce']) delete claims[name]
    Object.assign(claims, { email: 'ana@exemplo.com.br', email_verified: true, sub: 'p1' })
    const who = person(server())
    const { path } = await leave(who)
    const thief = person(server())
    expect((await thief.open(path)).to).toBe('/operador/entrar?sso=nao')
    await leave(thief)
    expect((await thief.open(path)).to).toBe('/operador/entrar?sso=nao')
    expect((await who.open(path)).status).toBe(200)
    expect((await who.open(path)).to).toBe('/operador/entrar?sso=nao')
  })

  it('ends with the account; a reset lets someone else be bound to it', async () => {
    const parts = partsOf(server())
    await addAccount(parts, 'bia@exemplo.com.br', 'analise')
    const who = person(server())
    expect((await signOn({ email: 'bia@exemplo.com.br', sub: 'b1' }, who)).status).toBe(200)
    await resetAccount(parts, 'bia@exemplo.com.br')
    expect(await isIn(who)).toBe(false)
    expect((await signOn({ email: 'bia@exemplo.com.br', sub: 'b2' })).status).toBe(200)
    await disableAccount(parts, 'bia@exemplo.com.br')
    expect((await signOn({ email: 'bia@exemplo.com.br', sub: 'b2' })).to).toBe('/operador/entrar?sso=nao')
  })
})

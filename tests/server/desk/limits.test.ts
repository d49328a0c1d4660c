/** Wrong tries slow down, for the account and for the address; nobody is locked out of their own browser. */
import { describe, expect, it } from 'vitest'
import { desk, enter, firstAccess, PASSWORD, person } from '../../support/desk.ts'
import { useServer, type TestServer } from '../../support/server.ts'

const TRIES = '5'
const env = { RATE_LIMIT_OPERATOR_TRIES: TRIES }

async function tryAs(
  server: TestServer,
  email: string,
  senha: string,
  from: string,
  who = person(server, from),
) {
  await who.open('/operador/entrar')
  return who.send('/operador/entrar', { email, senha })
}

describe('wrong tries', () => {
  const server = useServer({ desk, env })

  it('five of them slow down all who try the account, anywhere', async () => {
    const { email } = await firstAccess(server(), 'analise')
    for (let times = 0; times < 5; times += 1)
      expect((await tryAs(server(), email, 'errada', `198.51.100.${times}`)).status).toBe(401)
    const page = await tryAs(server(), email, PASSWORD, '198.51.100.99')
    expect(page.status).toBe(429)
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(200)
    expect(page.text).toContain('Muitas tentativas')
  })

  it('of unknown accounts are slowed down alike', async () => {
    const statuses = []
    for (let times = 0; times < 6; times += 1)
      statuses.push((await tryAs(server(), 'ninguem@exemplo.com.br', 'errada', `198.51.101.${times}`)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('five of them slow down the address, whatever the account', async () => {
    const statuses = []
    for (let times = 0; times < 6; times += 1)
      statuses.push((await tryAs(server(), `a${times}@exemplo.com.br`, 'errada', '192.0.2.44')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('of other accounts are not forgiven for a right own password', async () => {
    const own = await firstAccess(
      server(),
      'analise',
      'propria@exemplo.com.br',
      person(server(), '192.0.2.50'),
    )
    const statuses = []
    const wrong = async (name: string) =>
      statuses.push((await tryAs(server(), `${name}@exemplo.com.br`, 'errada', '192.0.2.50')).status)
    for (const name of ['c1', 'c2', 'c3', 'c4']) await wrong(name)
    for (let times = 0; times < 2; times += 1)
      statuses.push((await tryAs(server(), own.email, PASSWORD, '192.0.2.50')).status)
    for (const name of ['c5', 'c6']) await wrong(name)
    expect(statuses).toEqual([401, 401, 401, 401, 303, 303, 401, 429])
  })

  it('never keep out the owner, in a browser in which they have entered before (S34)', async () => {
    const account = await firstAccess(
      server(),
      'atendimento',
      'dona@exemplo.com.br',
      person(server(), '192.0.2.9'),
    )
    for (let times = 0; times < 7; times += 1) await tryAs(server(), account.email, 'errada', '192.0.2.10')
    expect((await tryAs(server(), account.email, PASSWORD, '192.0.2.11')).status).toBe(429)
    account.who.cookies.delete('operador')
    await enter(server(), account, account.who)
    // the browser has its own limit
    const statuses = []
    for (let times = 0; times < 6; times += 1) {
      account.who.cookies.delete('operador')
      statuses.push((await tryAs(server(), account.email, 'errada', '192.0.2.9', account.who)).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    // and does not help with any other account
    const other = await firstAccess(
      server(),
      'analise',
      'outra@exemplo.com.br',
      person(server(), '192.0.2.12'),
    )
    for (let times = 0; times < 5; times += 1) await tryAs(server(), other.email, 'errada', '192.0.2.13')
    expect((await tryAs(server(), other.email, PASSWORD, '192.0.2.9', account.who)).status).toBe(429)
  })

  it('of the code are counted by account: a new log-in gives no new tries', async () => {
    const account = await firstAccess(
      server(),
      'analise',
      'codigo@exemplo.com.br',
      person(server(), '192.0.2.20'),
    )
    const statuses = []
    for (let times = 0; times < 6; times += 1) {
      const who = person(server(), `192.0.3.${times}`)
      await tryAs(server(), account.email, PASSWORD, '', who)
      await who.open('/operador/entrar/codigo')
      statuses.push((await who.send('/operador/entrar/codigo', { codigo: '12' })).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })
})

describe('a flood of tries from everywhere', () => {
  const server = useServer({ desk, env })

  it('is bounded before any password is looked at: of 300 tries 60 at most', async () => {
    const first = person(server())
    const page = await first.open('/operador/entrar')
    const csrf = page.document.querySelector<HTMLInputElement>('[name=csrf]')?.value ?? ''
    const statuses = new Map<number, number>()
    const started = performance.now()
    const send = async (index: number) => {
      const { statusCode } = await server().app.inject({
        method: 'POST',
        url: '/operador/entrar',
        remoteAddress: `10.${index >> 8}.${index & 255}.1`,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          cookie: `operador-entrada=${first.cookies.get('operador-entrada')}`,
        },
        payload: new URLSearchParams({ csrf, email: `x${index}@exemplo.com.br`, senha: 'errada' }).toString(),
      })
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    }
    for (let index = 0; index < 300; index += 50)
      await Promise.all(Array.from({ length: 50 }, (_, at) => send(index + at)))
    expect(performance.now() - started).toBeLessThan(60_000)
    // 503: more at the same time than may queue
    expect((statuses.get(401) ?? 0) + (statuses.get(503) ?? 0)).toBeLessThanOrEqual(60)
    expect(statuses.get(429)).toBeGreaterThanOrEqual(240)
    // refused tries are not counted in the database, by account and by address: those of two rounds at most are
    const [row] = await server().sql("select count(*)::int as rows from rate_limits where key like 'op%'")
    expect(row?.rows).toBeLessThanOrEqual(2 * 110)
  })
})

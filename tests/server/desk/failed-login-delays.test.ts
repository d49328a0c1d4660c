/**
 * Failed logins slow down further ones from the same account and address, but lock nobody out of their usual browser.
 */
import { describe, expect, it } from 'vitest'
import { addAccount } from '../../../server/services/desk/accounts.ts'
import {
  desk,
  enter,
  firstAccess,
  partsOf,
  PASSWORD,
  person,
  type Page,
  tokenOf,
} from '../../support/desk-over-http.ts'
import { isFull } from '../../support/rows-to-run.ts'
import { useServer, type TestServer } from '../../support/server.ts'
import { itInFullRun } from '../../support/sampled-tests.ts'

const env = { RATE_LIMIT_OPERATOR_ADDRESS_TRIES: '5' }
const limits = { operatorTries: 5 }

async function tryAs(
  server: TestServer,
  email: string,
  senha: string,
  from: string,
  who = person(server, from),
) {
  return who.fill('/operador/entrar', { email, senha })
}

describe('wrong tries', () => {
  const server = useServer({ desk, env, limits })

  it('five of them slow down all who try the account, anywhere', async () => {
    const { email } = await firstAccess(server(), 'analise')
    for (let times = 0; times < 5; times += 1)
      expect((await tryAs(server(), email, 'errada', `198.51.100.${times}`)).status).toBe(401)
    const page = await tryAs(server(), email, PASSWORD, '198.51.100.99')
    expect(page.status).toBe(429)
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(200)
    expect(page.text).toContain('Muitas tentativas')
  })

  it('five of them slow down the address, whatever the account', async () => {
    const statuses = []
    for (let times = 0; times < 6; times += 1)
      statuses.push((await tryAs(server(), `a${times}@exemplo.com.br`, 'errada', '192.0.2.44')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  itInFullRun('of other accounts are not forgiven for a right own password', async () => {
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

  itInFullRun('of the code are counted by account: a new login gives no new tries', async () => {
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
      statuses.push((await who.fill('/operador/entrar/codigo', { codigo: '12' })).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })
})

/** Sends wrong tries for invented accounts, each address in turn; returns how often each status was replied. */
async function flood(server: TestServer, tries: number, addresses: number) {
  const first = person(server)
  const csrf = tokenOf(await first.open('/operador/entrar'))
  const statuses = new Map<number, number>()
  const send = async (index: number) => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/operador/entrar',
      remoteAddress: `10.9.${index % addresses}.1`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: `operador-entrada=${first.cookies.get('operador-entrada')}`,
      },
      payload: new URLSearchParams({ csrf, email: `x${index}@exemplo.com.br`, senha: 'errada' }).toString(),
    })
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
  }
  for (let index = 0; index < tries; index += 50)
    await Promise.all(Array.from({ length: Math.min(50, tries - index) }, (_, at) => send(index + at)))
  return statuses
}

/** From how many addresses invented accounts are tried, before it goes on from more of them. */
const ADDRESSES = isFull ? 60 : 4
const MORE = isFull ? 150 : 20

describe(`a flood of tries for invented accounts, from ${ADDRESSES} addresses (S50)`, () => {
  const server = useServer({ desk, env, limits })

  it('is answered like wrong passwords, each address has its limit, and neither a new colleague is kept out nor one who enters in another browser', async () => {
    const old = await firstAccess(
      server(),
      'atendimento',
      'antiga@exemplo.com.br',
      person(server(), '192.0.2.60'),
    )
    expect(await flood(server(), 5 * ADDRESSES, ADDRESSES)).toEqual(new Map([[401, 5 * ADDRESSES]]))
    // it goes on, also from addresses that are new
    const during = flood(server(), MORE, MORE)
    await firstAccess(server(), 'analise', 'nova@exemplo.com.br', person(server(), '192.0.2.61'))
    await enter(server(), old, person(server(), '192.0.2.62'))
    expect(await during).toEqual(
      new Map([
        [429, ADDRESSES],
        [401, MORE - ADDRESSES],
      ]),
    )
  })

  it('does not show which accounts there are', async () => {
    const { email } = await firstAccess(
      server(),
      'analise',
      'existe@exemplo.com.br',
      person(server(), '192.0.2.63'),
    )
    await flood(server(), 20, 150)
    // the seconds to wait depend on the moment
    const seen = ({ status, text }: Page) => [status, text.replaceAll(/\d+ s /g, '')]
    const pages = { known: [] as unknown[], unknown: [] as unknown[] }
    for (let times = 0; times < 7; times += 1) {
      const known = await tryAs(server(), email, 'errada', `198.51.102.${times}`)
      const unknown = await tryAs(server(), 'nao-existe@exemplo.com.br', 'errada', `198.51.103.${times}`)
      pages.known.push(seen(known))
      pages.unknown.push(seen(unknown))
    }
    expect(pages.unknown).toEqual(pages.known)
  })
})

describe('a first access whose account strangers try', () => {
  const server = useServer({ desk, env, limits })

  it('goes on with the right code; wrong codes are slowed down (S50)', async () => {
    const email = 'novata@exemplo.com.br'
    const code = (await addAccount(partsOf(server()), email, 'analise')) ?? ''
    const send = async (codigo: string, from: string, who = person(server(), from)) => {
      return who.fill('/operador/primeiro-acesso', { email, codigo, senha: PASSWORD, repetida: PASSWORD })
    }
    const statuses = []
    for (let times = 0; times < 7; times += 1)
      statuses.push((await send('AAAA-AAAA-AAAA-AAAA', `198.51.104.${times}`)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    const who = person(server(), '192.0.2.64')
    expect((await send(code, '', who)).to).toBe('/operador/entrar?feito=senha')
    // and with the new password in that browser, while strangers go on
    expect((await tryAs(server(), email, PASSWORD, '198.51.105.1')).status).toBe(429)
    expect((await tryAs(server(), email, PASSWORD, '', who)).status).toBe(303)
  })
})

describe('an office behind one address', () => {
  const server = useServer({ desk })

  it('lets ten colleagues in at once, each in a new browser, after a wrong try each (S50)', async () => {
    const first = await firstAccess(
      server(),
      'atendimento',
      'c0@exemplo.com.br',
      person(server(), '192.0.2.70'),
    )
    // nine more who have been in before, with the same password
    const others = await server().sql(
      `insert into operators select (jsonb_populate_record(o, jsonb_build_object(
         'id', gen_random_uuid(), 'email', 'c' || n || '@exemplo.com.br'))).*
       from operators o, generate_series(1, 9) n where o.email = $1 returning email`,
      [first.email],
    )
    const emails = [first.email, ...others.map(({ email }) => String(email))]
    const office = () => person(server(), '192.0.2.71')
    for (const email of emails)
      expect((await tryAs(server(), email, 'errada', '', office())).status).toBe(401)
    const entered = await Promise.all(emails.map((email) => tryAs(server(), email, PASSWORD, '', office())))
    expect(entered.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 303))
  })
})

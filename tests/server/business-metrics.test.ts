/** The figures of /api/metrics about the shop: each event is counted once, and only after it has happened. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { deliveryRounds } from '../support/deliver-outbox.ts'
import { installationDays } from '../../src/lib/installation-days.ts'
import { makeMetrics } from '../../server/plugins/metrics.ts'
import { loadKeys } from '../../server/security/secret-keys.ts'
import { makeVault } from '../../server/security/encryption-vault.ts'
import { desk, firstAccess, person } from '../support/desk-over-http.ts'
import { answeredLead, FINISH, PAULISTA, PEOPLE, readyLead, placeOrder } from '../support/create-leads.ts'
import { answerQuiz, quizAnswersOf, requestRiskCheck, leadOf } from '../support/risk-check-and-quiz.ts'
import { useServer, type TestServer } from '../support/server.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

/** Returns a function that says how much each series with this name has grown since. */
async function growth(server: TestServer, name: string) {
  const read = async () => {
    const { body } = await server.app.inject('/api/metrics')
    const rows = [...body.matchAll(new RegExp(`^prosa_${name}(\\{[^}]*\\})? (\\S+)$`, 'gm'))]
    return new Map(rows.map(([, labels = '', value]) => [labels, Number(value)]))
  }
  const before = await read()
  return async () =>
    Object.fromEntries(
      [...(await read())]
        .map(([labels, value]) => [labels, value - (before.get(labels) ?? 0)] as const)
        .filter(([, more]) => more !== 0),
    )
}

const value = async (server: TestServer, name: string) =>
  new RegExp(`^prosa_${name} (\\S+)$`, 'm').exec((await server.app.inject('/api/metrics')).body)?.[1]

describe('the metrics of the shop', () => {
  const server = useServer({ desk, limits: { quizPerMinute: 2 } })

  it('have every series from the start, at 0', async () => {
    const { body } = await server().app.inject('/api/metrics')
    for (const series of [
      'leads_total{channel="chat"}',
      'orders_total{kind="order",channel="pages"}',
      'orders_total{kind="renewal",channel="unknown"}',
      'risk_checks_total{result="failed"}',
      'logins_refused_total{reason="limit"}',
      'limit_refusals_total{limit="lead"}',
      'limit_refusals_total{limit="write"}',
      'limit_refusals_total{limit="visit"}',
    ])
      expect(body).toContain(`\nprosa_${series} 0\n`)
  })

  it('count a lead and an order once, however often they are sent', async () => {
    const leads = await growth(server(), 'leads_total')
    const orders = await growth(server(), 'orders_total')
    const key = { 'idempotency-key': randomUUID(), 'x-channel': 'chat' }
    await server().call('POST', '/api/lead-v2', PAULISTA, key)
    await server().call('POST', '/api/lead-v2', PAULISTA, key)
    expect(await leads()).toEqual({ '{channel="chat"}': 1 })

    const id = await readyLead(server())
    expect(await orders()).toEqual({})
    expect((await server().call('PUT', `/api/lead/${id}`, { ...FINISH, price: 1 })).status).toBe(409)
    expect(await orders()).toEqual({})
    for (let times = 0; times < 2; times += 1)
      await server().call('PUT', `/api/lead/${id}`, FINISH, { 'x-channel': 'pages' })
    expect(await orders()).toEqual({ '{kind="order",channel="pages"}': 1 })
  })

  it('count no lead where nothing can be sold', async () => {
    const leads = await growth(server(), 'leads_total')
    const { body } = await server().call('POST', '/api/lead-v2', { ...PAULISTA, cep: '69900000' })
    expect(body).toMatchObject({ idLead: null })
    expect(await leads()).toEqual({})
  })

  it('count a renewal', async () => {
    const orders = await growth(server(), 'orders_total')
    const { body } = await server().call('POST', '/api/renewalBaseUser/documentNumber', {
      cpf: '30000000620',
    })
    const path = `/api/renewalBaseUser/${String(body.id_renewal_request)}`
    const { id_renewal_base_user } = body
    await server().call('PATCH', path, { id_renewal_base_user, offer1: 'plan-rf600', offer2: null })
    for (let times = 0; times < 2; times += 1) await server().call('PUT', path, FINISH)
    expect(await orders()).toEqual({ '{kind="renewal",channel="unknown"}': 1 })
  })

  const RISK = '{result="'
  /** What is done, the metric, and what it has counted then. */
  const counted: readonly (readonly [
    string,
    string,
    () => Promise<void>,
    Readonly<Record<string, number>>,
  ])[] = [
    [
      'each request to the risk provider by its result',
      'risk_checks_total',
      async () => {
        await requestRiskCheck(server(), await answeredLead(server()))
        const id = await leadOf(server(), PEOPLE.quiz)
        for (let times = 0; times < 2; times += 1) await requestRiskCheck(server(), id)
        await requestRiskCheck(server(), await leadOf(server(), PEOPLE.rejected))
        await server().call('PUT', `/api/lead-v2/${await leadOf(server(), PEOPLE.serverError)}`, {})
      },
      { [`${RISK}approved"}`]: 1, [`${RISK}quiz"}`]: 1, [`${RISK}rejected"}`]: 1, [`${RISK}failed"}`]: 1 },
    ],
    [
      'what a limit refuses, by its name',
      'limit_refusals_total',
      async () => {
        const id = await leadOf(server(), PEOPLE.quiz)
        const wrong = quizAnswersOf(await requestRiskCheck(server(), id), 'wrong')
        for (let times = 0; times < 4; times += 1) await answerQuiz(server(), id, wrong)
      },
      { '{limit="quiz"}': 2 },
    ],
    [
      'logins that are refused, by reason',
      'logins_refused_total',
      async () => {
        const { email } = await firstAccess(server(), 'analise')
        const who = person(server())
        for (const senha of ['errada, e comprida', 'quatro gatos no telhado']) {
          await who.fill('/operador/entrar', { email, senha })
        }
        await who.fill('/operador/entrar/codigo', { codigo: '000000' })
      },
      { '{reason="password"}': 1, '{reason="code"}': 1 },
    ],
  ]
  it.each(rowsToRun(counted, 1))('count %s', async (_what, metric, act, by) => {
    const grown = await growth(server(), metric)
    await act()
    expect(await grown()).toEqual(by)
  })

  it('count deliveries by target', async () => {
    await placeOrder(server())
    const metrics = makeMetrics()
    const vault = makeVault(loadKeys(server().config))
    await deliveryRounds({
      ...server(),
      vault,
      log: server().app.log,
      giveUpHours: 1,
      onAttempt: metrics.countDelivery,
    })()
    expect(await metrics.registry.metrics()).toMatch(
      /prosa_outbox_deliveries_total\{target="mail",kind="order\.mail",result="delivered"\} \d/,
    )
  })

  it('say who waits for a call, and since when', async () => {
    expect(await value(server(), 'calls_waiting')).toBe('0')
    await server().call('POST', '/api/supportRequest', { telephone: '11987654321' })
    server().clock.advance(600_000)
    expect(await value(server(), 'calls_waiting')).toBe('1')
    expect(Number(await value(server(), 'calls_oldest_seconds'))).toBe(600)
  })

  it('say how many teams have free slots on fewer than two days', async () => {
    const days = installationDays(server().clock.now())
    const fill = (team: string, free: number, booked = 5) =>
      server().sql(
        `insert into installation_slots (team, day, period, capacity, booked)
           select $1, day, period, 5, $3 from unnest($2::date[]) day, unnest(array['manha', 'tarde']) period`,
        [team, days.slice(free), booked],
      )
    await fill('norte', 0)
    await fill('sul', 1)
    await fill('leste', 2)
    await fill('oeste', 0, 4)
    server().clock.advance(11_000)
    expect(await value(server(), 'teams_booked_out')).toBe('2')
    await server().sql(
      "update installation_slots set booked = 4 where team = 'norte' and day = any($1::date[]) and period = 'tarde'",
      [days.slice(0, 2)],
    )
    server().clock.advance(11_000)
    expect(await value(server(), 'teams_booked_out')).toBe('1')
  })
})

describe('docs/operations.md', () => {
  const server = useServer()
  const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/operations.md'), 'utf8')
  const metrics = async () => (await server().app.inject('/api/metrics')).body

  it('lists every metric, and none that is not there', async () => {
    const known = [...(await metrics()).matchAll(/^# TYPE (prosa_\w+)/gm)].map(([, name = '']) => name)
    const table = page.slice(page.indexOf('| Name  '), page.indexOf('### Limits'))
    const listed = [...table.matchAll(/^\| (`prosa_\w+`)(?:, `(_\w+)`)?/gm)].flatMap(
      ([, cell = '', more]) => {
        const name = cell.replaceAll('`', '')
        return more === undefined ? [name] : [name, name.replace(/_[a-z]+$/, more)]
      },
    )
    expect(listed.toSorted()).toEqual(known.toSorted())
  })

  it('lists every limit', async () => {
    const known = [...(await metrics()).matchAll(/\{limit="(\w+)"\}/g)].map(([, name = '']) => name)
    const table = page.slice(page.indexOf('### Limits'), page.indexOf('## Outbox'))
    const listed = [...table.matchAll(/^\| (?:`(?:RATE|READER)\w+`|none) +\| (.+)\|$/gm)].flatMap(
      ([, cell = '']) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    )
    expect(listed.toSorted()).toEqual(known.toSorted())
  })
})

/** The start page reports what must not be missed: deliveries, slots that fill up, places without a network. */
import { describe, expect, it } from 'vitest'
import { failedNotifications } from '../../../src/content/desk/failed-notifications.ts'
import { pagerWords } from '../../../src/content/desk/list-words.ts'
import { uncoveredCitiesWords as coverage } from '../../../src/content/desk/cities-without-network.ts'
import { scheduleWords } from '../../../src/content/desk/team-schedule.ts'
import { home } from '../../../src/content/desk/start-page.ts'
import { desk, type Page, signedIn } from '../../support/desk-over-http.ts'
import { deskOrders } from '../../support/place-and-open-desk-orders.ts'
import { deliverAll } from '../../support/deliver-outbox.ts'
import { startReceiver } from '../../support/webhook-receiver.ts'
import { startServer, useServer } from '../../support/server.ts'

const MINUTE = 60_000
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

/** What the first page counts, by its words. */
const countsOn = ({ document }: Page) =>
  Object.fromEntries(
    [...document.querySelectorAll('.desk-matter')].map((each) => [
      each.querySelector('.desk-matter__text')?.firstChild?.textContent ?? '',
      each.querySelector('.desk-matter__count')?.textContent,
    ]),
  )

describe('deliveries', () => {
  it('that were given up on are named on the first page, and sent again by a button', async () => {
    const receiver = await startReceiver(503)
    const server = await startServer({
      desk,
      env: { ORDER_WEBHOOK_URL: receiver.url, ORDER_WEBHOOK_SECRET: SECRET, OUTBOX_GIVE_UP_HOURS: '1' },
    })
    try {
      await server.call('POST', '/api/supportRequest', { telephone: '11987654321' })
      await server.call('POST', '/api/supportRequest', { telephone: '11912345678' })
      await deliverAll(server)
      const who = await signedIn(server, 'administracao')
      expect(countsOn(await who.open('/operador'))).toMatchObject({
        [home.late(2)]: '2',
        [home.over(0)]: '0',
      })
      server.clock.advance(2 * 60 * MINUTE)
      await deliverAll(server)
      expect(countsOn(await who.open('/operador'))).toMatchObject({
        [home.late(0)]: '0',
        [home.over(2)]: '2',
      })
      const page = await who.open('/operador/entregas')
      expect(page.text).toContain(failedNotifications.kinds['call.requested'])
      expect(page.document.querySelectorAll('tbody tr a')).toHaveLength(0)
      expect(page.text).toContain('503')

      receiver.mood = 200
      const form = page.document.querySelector('tbody form')
      const sent = await who.send(form?.getAttribute('action') ?? '')
      expect(sent.to).toBe('/operador/entregas?feito=mandado')
      await deliverAll(server)
      expect(countsOn(await who.open('/operador'))).toMatchObject({
        [home.late(0)]: '0',
        [home.over(1)]: '1',
      })
      await who.open('/operador/entregas')
      await who.send('/operador/entregas/todas')
      await deliverAll(server)
      expect((await who.open('/operador/entregas')).text).toContain(failedNotifications.empty)
      const told = await server.sql(
        "select detail from audit_log where what = 'delivery_resent' order by seq",
      )
      expect(told.map(({ detail }) => detail)).toEqual([{ kind: 'call.requested' }, { rows: 1 }])
    } finally {
      await server.close()
      await receiver.close()
    }
  })
})

describe('a late notice about an order', () => {
  const server = useServer({
    desk,
    env: { ORDER_WEBHOOK_URL: 'http://127.0.0.1:9/', ORDER_WEBHOOK_SECRET: SECRET },
  })

  it('names the order, and leads to its page', async () => {
    const { order } = deskOrders(server)
    const { number, path } = await order()
    await deliverAll(server())
    const who = await signedIn(server(), 'administracao')
    const { document } = await who.open('/operador/entregas')
    const link = document.querySelector('tbody a')
    expect(link?.textContent).toBe(number)
    const { text } = await who.open(link?.getAttribute('href') ?? '')
    expect(text).toContain(number)
    expect((await who.open(path)).text).toContain(number)
  })
})

describe('where no receiver is configured', () => {
  const server = useServer({ desk })

  it('what went unreported is named on the first page and on its own, all of it counted', async () => {
    const who = await signedIn(server(), 'administracao')
    expect((await who.open('/operador')).text).not.toContain('Sem destino')
    expect((await who.open('/operador/entregas')).text).toContain(failedNotifications.empty)
    await server().sql(
      `insert into outbox (subject_id, id, kind, payload, created_at, next_at)
       select gen_random_uuid(), gen_random_uuid(), case when n <= 1206 then 'order.created' else 'call.requested' end, '',
         $1::timestamptz - n * interval '1 minute', $1 from generate_series(1, 1208) as n`,
      [server().clock.now().toISOString()],
    )
    const first = await who.open('/operador')
    expect(first.text).toContain('Sem destino configurado: 1.206 pedidos esperam')
    expect(first.text).toContain('nem de mais 2 avisos')
    expect(countsOn(first)).toMatchObject({ [home.late(0)]: '0', [home.over(0)]: '0' })
    const page = await who.open('/operador/entregas')
    expect(page.text).toContain('Sem destino configurado: 1.206 pedidos esperam')
    expect(page.text).not.toContain(failedNotifications.empty)
    expect(page.document.querySelectorAll('tbody tr')).toHaveLength(20)
    const last = await who.open('/operador/entregas?pagina=61')
    expect(last.text).toContain(pagerWords.part(1201, 1208, 1208))
    expect(last.document.querySelectorAll('tbody tr')).toHaveLength(8)
    expect(page.document.querySelector('tbody form')).toBeNull()
  })
})

describe('slots and coverage', () => {
  const server = useServer({ desk })

  it('are listed by how full they are, and by how often there was no network in a city', async () => {
    await server().sql(
      `insert into installation_slots values ('norte', '2026-11-24', 'manha', 10, 9), ('sul', '2026-11-25', 'tarde', 10, 3),
         ('oeste', '2026-11-26', 'tarde', 10, 1), ('sul', '2026-11-20', 'tarde', 10, 10), ('sul', '2026-11-19', 'tarde', 10, 10), ('sul', '2027-02-01', 'tarde', 2, 2)`,
    )
    await server().sql(
      `insert into coverage_areas (id, name, cep_from, cep_to, team, team_capacity)
       values ('n1', 'Zona Norte', 2000000, 2999999, 'norte', 10), ('n2', 'Avenida do Norte', 2010000, 2010999, 'norte', 10),
         ('o1', 'Zona Oeste', 3000000, 3999999, 'oeste', 0)`,
    )
    for (const [cep, number] of [
      ['68800000', '1'],
      ['68800000', '2'],
      ['01207001', '3'],
    ] as const)
      await server().call('POST', '/api/lead-v2', { cep, number })
    // a network without an offer is no place to build, and a CEP without a city belongs to one
    await server().sql(
      `insert into no_coverage_leads (id, created_at, updated_at, reason, place, origin)
       select gen_random_uuid(), $1, $1, reason, place::jsonb, '{}' from (values
         ('offer', '{"cep": "30130000", "city": "Belo Horizonte", "state": "MG"}'),
         ('offer', '{"cep": "30130001", "city": "Belo Horizonte", "state": "MG"}'),
         ('offer', '{"cep": "30130002", "city": "Belo Horizonte", "state": "MG"}'),
         ('network', '{"cep": "68800000"}')) as v (reason, place)`,
      [server().clock.now().toISOString()],
    )
    await server().sql(
      `update no_coverage_leads set contact = 'sealed' where id = (select min(id::text)::uuid from no_coverage_leads
         where place->>'cep' = '68800000' and reason = 'network')`,
    )
    const who = await signedIn(server(), 'analise')
    const agenda = await who.open('/operador/agenda')
    const rows = [...agenda.document.querySelectorAll('tbody tr')].map((row) => row.textContent)
    expect(rows).toHaveLength(4)
    expect(rows[0]).toContain(scheduleWords.of(10, 10))
    expect(rows[1]).toMatch(/^Zona Norte/)
    expect(rows[2]).toContain(scheduleWords.of(3, 10))
    expect(rows[2]).toMatch(/^sul/)
    // a team that installs nothing any more keeps its name
    expect(rows[3]).toMatch(/^Zona Oeste/)
    expect((await who.open('/operador')).text).toContain(home.slots(2))
    const { document, text } = await who.open('/operador/cobertura')
    const tables = [...document.querySelectorAll('tbody')].map((body) =>
      [...body.rows].map((row) => [...row.cells].map((cell) => cell.textContent)),
    )
    expect(tables).toEqual([
      [
        ['1. Breves, PA', '', '3', '1', '0'],
        ['2. São Paulo, SP', '', '1', '0', '0'],
      ],
      [['Belo Horizonte, MG', '3', '0']],
    ])
    expect(document.querySelector('h2')?.textContent).toBe(coverage.first('Breves, PA'))
    expect(text).toContain('3 consultas de endereços sem rede, e 1 pessoa na lista de espera')
  })
})

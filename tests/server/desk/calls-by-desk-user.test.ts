/**
 * The figures of each caller agree with what SQL counts, and people who want to be contacted in writing are not phoned.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { callsByDeskUserWords as words, formatWait } from '../../../src/content/desk/calls.ts'
import { callListWords, personToCall } from '../../../src/content/desk/call-list.ts'
import { desk, signedIn, type Person } from '../../support/desk-over-http.ts'
import { answeredLead, acceptedBy } from '../../support/create-leads.ts'
import { useServer } from '../../support/server.ts'

const MINUTE = 60_000
const BASE = '/operador/ligacoes'

describe('figures by caller', () => {
  const server = useServer({ desk })
  let chief: Person

  beforeAll(async () => {
    // three callers with calls of sixty days, in São Paulo's late evening too
    await server().sql(
      `with o as (
         insert into operators (id, email, role, created_at)
         select gen_random_uuid(), 'c' || n || '@exemplo.com.br', 'atendimento', now() from generate_series(1, 3) as n
         returning id, email
       )
       insert into calls (id, operator_id, queue, waiting_since, taken_at, ended_at, result)
       select gen_random_uuid(), o.id, 'pediu', at - n * interval '7 minutes', at, at,
         case when n % 7 = 0 then null else
           (array['pedido', 'de-novo', 'nao-atendeu', 'recusou', 'errado', 'mensagem', 'avisado'])[1 + (n + length(o.email)) % 7] end
       from o, generate_series(1, 100) as n,
         lateral (select $1::timestamptz - n * interval '14 hours 17 minutes' as at) as t
       where n % (ascii(substr(o.email, 2, 1)) - 47) > 0`,
      [server().clock.now().toISOString()],
    )
    chief = await signedIn(server(), 'analise')
  })

  const shown = async (query: string) =>
    [
      ...((await chief.open(`/operador/atendimento${query}`)).document
        .querySelector('main table')
        ?.querySelectorAll('tbody tr') ?? []),
    ].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))

  it.each([
    ['', '2026-10-22', '2026-11-20'],
    ['?de=2026-11-01&ate=2026-11-07', '2026-11-01', '2026-11-07'],
  ])('are those of SQL%s', async (query, from, to) => {
    const counted = async (group: string) =>
      server().sql(
        `select ${group} as who, count(*)::int as taken, sum((result in ('pedido', 'de-novo', 'recusou', 'avisado'))::int)::int as reached,
           sum((result = 'pedido')::int)::int as sold, percentile_cont(0.5) within group (order by
             extract(epoch from taken_at - waiting_since)::float8) / 60 as wait
         from calls join operators on operators.id = operator_id
         where (taken_at at time zone 'America/Sao_Paulo')::date between $1 and $2
         group by 1 order by sold desc, reached desc, taken desc, who`,
        [from, to],
      )
    const wanted = [...(await counted('email')), ...(await counted(`'${words.all}'`))].map((row) => [
      String(row.who),
      String(row.taken),
      String(row.reached),
      String(row.sold),
      formatWait(Number(row.wait)),
    ])
    expect(wanted.length).toBeGreaterThan(2)
    expect((await shown(query)).map((row) => row.filter((_, at) => at !== 4 && at !== 5))).toEqual(wanted)
  })

  it('say how long the people of each queue waited: the median, and the longest', async () => {
    await server().sql(
      `insert into calls (id, operator_id, queue, waiting_since, taken_at)
       select gen_random_uuid(), (select id from operators limit 1), 'visitas', $1::timestamptz - n * interval '50 hours', $1
       from generate_series(1, 3) as n`,
      [server().clock.now().toISOString()],
    )
    const { document } = await chief.open('/operador/atendimento')
    const [, table] = document.querySelectorAll('main table')
    const rows = [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent),
    )
    expect(rows.map(([queue]) => queue)).toEqual([callListWords.queues.pediu, callListWords.queues.visitas])
    expect(rows[1]).toEqual([callListWords.queues.visitas, '3', formatWait(6000), formatWait(9000)])
    await server().sql("delete from calls where queue = 'visitas'")
  })

  it('say how many of the talks ended with an order, and that there are none', async () => {
    const rows = await shown('')
    for (const [, , reached, sold, share] of rows)
      expect(share).toBe(
        new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 }).format(
          Number(sold) / Number(reached),
        ),
      )
    expect((await chief.open('/operador/atendimento?de=2020-01-01&ate=2020-01-02')).text).toContain(
      words.empty,
    )
  })
})

describe('who only ticked the box about SMS and WhatsApp', () => {
  const server = useServer({ desk })

  it('has no telephone link, but the prepared message', async () => {
    await answeredLead(server(), acceptedBy())
    server().clock.advance(31 * MINUTE)
    const who = await signedIn(server(), 'atendimento')
    const { to = '' } = await who.press(`${BASE}?fila=parou`, 'proxima')
    const { document, text } = await who.open(to)
    expect(document.querySelector('a[href^="tel:"]')).toBeNull()
    expect(text).toContain(personToCall.whatsappOnly)
    const links = [...document.querySelectorAll('a')].map((each) => decodeURIComponent(each.href))
    expect(
      links.filter((each) => each.startsWith('https://wa.me/5511987654321?text=Oi, Maria!')),
    ).toHaveLength(1)
    // who asks for a call on top of that may be phoned
    await who.send(`${to}/anotar`, { resultado: 'mensagem' })
    await server().call('POST', '/api/supportRequest', { telephone: '11987654321' })
    const asked = await who.press(BASE, 'proxima')
    expect((await who.open(asked.to ?? '')).document.querySelector('a[href^="tel:"]')).not.toBeNull()
  })
})

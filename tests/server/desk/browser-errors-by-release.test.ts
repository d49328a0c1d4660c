/** Browser errors by release: only known words and the names of our own files are stored. */
import { describe, expect, it } from 'vitest'
import { browserErrors as words } from '../../../src/content/desk/browser-errors.ts'
import { purgeConfirmed } from '../../support/purge-expired-data.ts'
import { FAILURE_REPORT, PHONE, sendFailures } from '../../support/send-browser-reports.ts'
import { desk, firstAccess } from '../../support/desk-over-http.ts'
import { describeInFullRun } from '../../support/sampled-tests.ts'
import { useServer } from '../../support/server.ts'

const [failure] = FAILURE_REPORT.failures
const reportOf = (changed: object, release = '0.2.0') => ({ release, failures: [{ ...failure, ...changed }] })
const stored = 'select release, name, message, place, failures from failure_counts order by message, release'

describe('errors in browsers', () => {
  const server = useServer({ desk, at: '2026-11-20T15:00:00Z' })

  it('are counted by day, release, kind and place; a forged report stores no other words', async () => {
    for (const report of [
      FAILURE_REPORT,
      { ...FAILURE_REPORT, failures: [failure, failure] },
      reportOf({ message: 'maria da silva is not defined' }),
      reportOf({ name: 'MariaSilva' }, '0.3.0'),
    ])
      expect((await sendFailures(server(), report)).status).toBe(200)
    const place = failure?.place
    expect(await server().sql(stored)).toEqual([
      { release: '0.2.0', name: 'TypeError', message: '… is not a function', place, failures: 3 },
      { release: '0.3.0', name: 'Error', message: '… is not a function', place, failures: 1 },
      { release: '0.2.0', name: 'TypeError', message: '… is not defined', place, failures: 1 },
    ])
    await sendFailures(server(), FAILURE_REPORT, 'curl/8.1')
    expect(await server().sql('select sum(failures)::int as n from failure_counts')).toEqual([{ n: 5 }])
  })

  it.each([
    ['digits of a CPF', { message: 'cpf 529.982.247-25' }],
    ['a name', { message: 'Maria' }],
    ['markup', { message: '<b>' }],
    ['an address', { place: 'https://loja.example/?l=maria' }],
    ['an order link (S47)', { message: 'failed to fetch /meu-pedido/P261127K7M2QX.maria' }],
    ['an order link as its place (S47)', { place: 'meu-pedido/P261127K7M2QX.maria.js:1:1' }],
    ['a place that is no file of ours', { place: 'Maria da Silva' }],
    ['more than that', { stack: 'at maria' }],
  ])('with %s are refused, and nothing of it is told back', async (_, changed) => {
    const reply = await sendFailures(server(), reportOf(changed))
    expect(reply.status).toBe(400)
    expect(JSON.stringify(reply.body)).not.toMatch(/529\.982|[Mm]aria/)
  })

  it('are shown by release, by kind and by day, and named on the first page', async () => {
    const { who } = await firstAccess(server(), 'analise')
    expect((await who.open('/operador')).text).toContain(words.today(5))
    const page = await who.open('/operador/erros')
    const rows = [...page.document.querySelectorAll('table')].map((table) =>
      [...table.querySelectorAll('tbody tr')].map((row) =>
        [...row.children].map((cell) => cell.textContent).slice(0, 2),
      ),
    )
    expect(rows[0]).toEqual([
      ['0.2.0', '4'],
      ['0.3.0', '1'],
    ])
    expect(rows[1]?.[0]).toEqual(['TypeError: … is not a function', failure?.place])
    expect(rows[2]).toEqual([['20/11/2026', '5']])
    expect((await who.open('/operador/erros?de=2026-10-01&ate=2026-10-31')).text).toContain(words.none)
  })

  it('are told apart up to a limit', async () => {
    server().clock.advance(86_400_000)
    for (let at = 0; at < 1100; at += 20) {
      const failures = Array.from({ length: 20 }, (_, more) => ({ ...failure, place: `a.js:1:${at + more}` }))
      await sendFailures(server(), { release: '0.2.0', failures })
    }
    const [row] = await server().sql(
      "select count(*)::int as kinds, sum(failures)::int as failures from failure_counts where day = '2026-11-21'",
    )
    expect(row).toEqual({ kinds: 1001, failures: 1100 })
  })

  it('go when they were kept long enough', async () => {
    server().clock.advance(91 * 86_400_000)
    await purgeConfirmed(server())
    expect(await server().sql(stored)).toEqual([])
  })
})

describeInFullRun('different errors of one network (S48)', () => {
  const server = useServer({ desk, env: { TRUST_PROXY: '1', LIST_SHARE_PERCENT: '5' } })
  const send = (report: object, address: string) =>
    server().call('POST', '/api/failures', report, { 'user-agent': PHONE, 'x-forwarded-for': address })
  const kinds = () => server().sql("select distinct release, place from failure_counts where place <> '…'")

  it('fill no more than a share of the list; those of others are kept', async () => {
    for (let at = 0; at < 60; at += 1)
      for (let release = 0; release < 2; release += 1)
        await send(reportOf({ place: `first-CU4rUAJ9.js:1:${at}` }, `9.${release}.0`), '203.0.113.7')
    expect(await kinds()).toHaveLength(50)
    await send(reportOf({ place: 'first-CU4rUAJ9.js:7:7' }), '198.51.100.1')
    expect(await kinds()).toHaveLength(51)
  })
})

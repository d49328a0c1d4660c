/** Browser errors are counted by day; nothing of what a forged report says is stored. */
import { describe, expect, it } from 'vitest'
import { home as words } from '../../../src/content/desk/home-page.ts'
import { purgeConfirmed } from '../../support/purge-expired-data.ts'
import { FAILURE_REPORT, sendFailures } from '../../support/send-browser-reports.ts'
import { desk, signedIn } from '../../support/desk-over-http.ts'
import { useServer } from '../../support/server.ts'

const [failure] = FAILURE_REPORT.failures
const reportOf = (changed: object) => ({ release: '0.2.0', failures: [{ ...failure, ...changed }] })
const counted =
  'select day::text, sum(failures)::int as failures from failure_counts group by day order by day'

describe('errors in browsers', () => {
  const server = useServer({ desk, at: '2026-11-20T15:00:00Z' })

  it('are counted by day, those of programs are not; no word of theirs is stored', async () => {
    for (const report of [
      FAILURE_REPORT,
      { ...FAILURE_REPORT, failures: [failure, failure] },
      reportOf({ message: 'maria da silva is not defined' }),
      reportOf({ name: 'MariaSilva' }),
    ])
      expect((await sendFailures(server(), report)).status).toBe(200)
    await sendFailures(server(), FAILURE_REPORT, 'curl/8.1')
    expect(await server().sql(counted)).toEqual([{ day: '2026-11-20', failures: 5 }])
    expect(JSON.stringify(await server().sql('select * from failure_counts'))).not.toMatch(/maria|0\.2\.0/i)
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

  it('of today are named on the desk’s first page and the way there leads on; their former page is gone', async () => {
    const who = await signedIn(server(), 'analise')
    const { document } = await who.open('/operador')
    const link = [...document.querySelectorAll('a')].find(({ textContent }) =>
      textContent.includes(words.browserErrors(5)),
    )
    expect(link?.getAttribute('href')).toBe('/operador/funil?de=2026-11-20&ate=2026-11-20')
    expect((await who.open('/operador/erros')).status).toBe(404)
  })

  it('go when they were kept long enough', async () => {
    server().clock.advance(91 * 86_400_000)
    await purgeConfirmed(server())
    expect(await server().sql(counted)).toEqual([])
  })
})

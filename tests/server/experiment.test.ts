/** An experiment from the outside: browsers that take part, their orders, and what the desk's page says about them. */
import { beforeAll, describe, expect, it } from 'vitest'
import { experimentWords as words } from '../../src/content/desk/experiment-words.ts'
import { countNewOrders } from '../../server/services/desk/update-daily-order-and-lead-counts.ts'
import { batchOf, sendBatch, sendExposure } from '../support/send-browser-reports.ts'
import { desk, signedIn, type Person } from '../support/desk-over-http.ts'
import { PAULISTA, placeOrder } from '../support/create-leads.ts'
import { useServer } from '../support/server.ts'

const PLACE = '/operador/experimento'

describe('the experiment (D92)', () => {
  const server = useServer({ desk, at: '2026-11-02T15:00:00Z' })
  let analyst: Person

  beforeAll(async () => {
    analyst = await signedIn(server(), 'analise')
  })

  const order = async (place: object) => {
    await placeOrder(server(), {}, { ...PAULISTA, ...place })
  }
  const arms = async (query = '') => {
    const { document } = await analyst.open(PLACE + query)
    const table = [...document.querySelectorAll('table')].find(
      (each) => each.caption?.textContent === words.arms,
    )
    return [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
      [...row.children].slice(1, 3).map((cell) => Number(cell.textContent)),
    )
  }

  it('begins with the first browser that enters, and gathers from then on; no choice of dates', async () => {
    for (const version of ['A', 'A', 'B'] as const) await sendExposure(server(), version)
    const stored = await server().sql(
      'select name, started_on::text, stopped_on, arm_a, arm_b, least_effect, baseline, horizon from experiments',
    )
    expect(stored).toEqual([
      {
        name: 'Chat ou formulário',
        started_on: '2026-11-02',
        stopped_on: null,
        arm_a: 'pages',
        arm_b: 'chat',
        least_effect: 0.01,
        baseline: 0.05,
        horizon: 18_658,
      },
    ])
    server().clock.set('2026-11-04T15:00:00Z')
    await sendExposure(server(), 'B')
    // of the browsers of the 2nd: one in time, one on the eighth day, one that a link took to the chat
    await order({ version: 'B', exposedFor: 2 })
    await order({ version: 'B' })
    server().clock.set('2026-11-09T15:00:00Z')
    await order({ version: 'A', exposedFor: 7 })
    await order({ version: 'A', exposedFor: 400 })
    server().clock.set('2026-11-11T15:00:00Z')
    await countNewOrders(server())
    expect(await arms()).toEqual([
      [2, 0],
      [2, 1],
    ])
    expect(await arms('?de=2026-11-10&ate=2026-11-11')).toEqual(await arms())
    const page = await analyst.open(PLACE)
    expect(page.document.querySelector('form.figure-filter')).toBeNull()
    expect(page.text).toContain('02/11/2026')
    expect(page.text).toContain(words.verdicts.open.title)
    // which visitors count: narrow windows ask for the way, so the draw decides nothing there
    expect(page.text).toMatch(/celulares e janelas de até 1024 px, onde “Contratar” pergunta o caminho/)
    expect(page.text).toMatch(/18\.658 visitantes/)
  })

  it('takes nothing from visits that came by a direct link, nor from pages of release 0.2', async () => {
    const before = await arms()
    const entry = [{ what: 'shown', step: 'cep', channel: 'chat', isEntry: true } as const]
    // release 0.2 says what was drawn; this release says that nothing was
    for (const version of ['A', 'B', '-'] as const)
      expect((await sendBatch(server(), batchOf(entry, { version, isFirst: true }))).status).toBe(200)
    server().clock.set('2026-11-20T15:00:00Z')
    expect(await arms()).toEqual(before)
  })

  it.each([{}, { version: 'C' }, { version: 'A', id: 'x' }])('refuses %o', async (body) => {
    expect((await server().call('POST', '/api/exposures', body)).status).toBe(400)
  })
})

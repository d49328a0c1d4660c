/** Orders that one network forges are marked where orders are shown, never removed, and not used for decisions. */
import { beforeAll, describe, expect, it } from 'vitest'
import { countNewOrders } from '../../../server/services/desk/update-daily-order-and-lead-counts.ts'
import { experimentNow } from '../../../server/services/desk/experiment-results.ts'
import { suspectCountsWords } from '../../../src/content/desk/experiment-words.ts'
import { sendExposure } from '../../support/send-browser-reports.ts'
import { desk, signedIn } from '../../support/desk-over-http.ts'
import { fromAddress } from '../../support/low-rate-limits.ts'
import { answeredLead, FINISH, PAULISTA } from '../../support/create-leads.ts'
import { describeInFullRun } from '../../support/sampled-tests.ts'
import { useServer, type TestServer } from '../../support/server.ts'

const env = { TRUST_PROXY: '1' }
const PAGES = ['/operador/vendas', '/operador/experimento']

/** An order of a plan without a visit, by a browser that entered version A of the experiment today. */
async function forge(server: TestServer, address: string): Promise<void> {
  const place = { ...PAULISTA, sku: 'd300a', version: 'A', exposedFor: 0 }
  const id = await answeredLead(server, { plan: { idPlan: 'plan-d300a' } }, place)
  await server.call('PUT', `/api/lead-v2/${id}`, {}, fromAddress(address))
  expect((await server.call('PUT', `/api/lead/${id}`, FINISH, fromAddress(address))).status).toBe(200)
}

const readPages = async (server: TestServer) => {
  const who = await signedIn(server, 'analise')
  const texts = []
  for (const page of PAGES) texts.push((await who.open(page)).text)
  return texts
}

describe('25 and 40 orders from one network in a day (S49)', () => {
  const server = useServer({ desk, env })
  beforeAll(async () => {
    for (let at = 0; at < 30; at += 1) await sendExposure(server(), at % 2 ? 'A' : 'B', `100.64.${at}.1`)
    for (let at = 0; at < 25; at += 1) await forge(server(), `203.0.113.${at}`)
    await countNewOrders(server())
  })

  it('are named on the pages that show orders, and not cut', async () => {
    for (const text of await readPages(server()))
      expect(text).toContain('20/11/2026: uma só rede fez 100% dos pedidos (25 de 25).')
    const { unripe, suspectCounts } = await experimentNow(server())
    expect(unripe.map(({ a, b }) => [a.orders, b.orders])).toEqual([[15, 0]])
    expect(suspectCounts.floods).toMatchObject([
      { day: '2026-11-20', most: 25, counts: 25, figure: 'orders' },
    ])
  })

  it('decide nothing', async () => {
    server().clock.set('2026-11-28T15:00:00Z')
    const later = await experimentNow(server())
    expect(later.a).toMatchObject({ visitors: 15, orders: 15 })
    expect(later.decision).toMatchObject({
      a: { visitors: 15, orders: 0 },
      b: { visitors: 15, orders: 0 },
    })
    server().clock.set('2026-11-20T15:00:00Z')
  })

  it('leave no address behind, nor anything made of one (D93)', async () => {
    const rows = await server().sql("select * from count_sources where figure = 'orders'")
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113/)
  })
})

describeInFullRun('orders that are nobody’s flood (S49)', () => {
  const server = useServer({ desk, env: { ...env, OPEN_VISITS_UNCOUNTED_NETWORKS: '192.0.2.0/24' } })

  it('come from an office or a call centre that the settings name, and count for the experiment', async () => {
    for (let at = 0; at < 14; at += 1) await sendExposure(server(), 'A', `100.64.${at}.1`)
    for (let at = 0; at < 9; at += 1) await forge(server(), '198.51.100.7')
    for (let at = 0; at < 12; at += 1) await forge(server(), '192.0.2.10')
    await countNewOrders(server())
    for (const text of await readPages(server())) expect(text).not.toContain(suspectCountsWords.floods)
    server().clock.set('2026-11-28T15:00:00Z')
    expect((await experimentNow(server())).decision.a).toEqual({ visitors: 14, orders: 14 })
  })
})

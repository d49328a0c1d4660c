/**
 * If one network address sends most of a day's visit counts, the desk says so but still shows them all, and the
 * experiment is not decided by them.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { experimentWords, suspectCountsWords } from '../../src/content/desk/experiment-words.ts'
import type { Count } from '../../src/contract/visit-counts-and-browser-errors.ts'
import { batchOf, PHONE, sendExposure } from '../support/send-browser-reports.ts'
import { desk, signedIn, type Person } from '../support/desk-over-http.ts'
import { useServer, type TestServer } from '../support/server.ts'
import { isFull } from '../support/rows-to-run.ts'

const trusting = { TRUST_PROXY: 'loopback' }
const COUNTS: Count[] = Array.from({ length: 100 }, () => ({ what: 'shown', step: 'cep', channel: 'chat' }))
/** Number of browsers with their own address. One other address sends as many batches, and five times the exposures. */
const CROWD = isFull ? 150 : 60
const written = (count: number) => count.toLocaleString('pt-BR')
const addressOf = (at: number) => `100.64.${Math.floor(at / 250)}.${1 + (at % 250)}`

async function inTurns(times: number, work: (at: number) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < times; at += 50)
    await Promise.all(Array.from({ length: Math.min(50, times - at) }, (_, more) => work(at + more)))
}

/** Sends counts of version B from an address, by default a hundred. */
const told = (server: TestServer, from: string, counts = COUNTS) =>
  server.call('POST', '/api/visits', batchOf(counts, { version: 'B' }), {
    'user-agent': PHONE,
    'x-forwarded-for': from,
  })

/** Returns a getter for a desk user who may read the figures, and who is logged in before the tests. */
function reader(server: () => TestServer): () => Person {
  let who: Person | undefined
  beforeAll(async () => {
    who = await signedIn(server(), 'analise')
  })
  return () => {
    if (!who) throw new Error('not there yet')
    return who
  }
}

describe(`${100 * CROWD} counts of one version from one address`, () => {
  const server = useServer({ desk, env: trusting, at: '2026-11-20T15:00:00Z' })
  const analyst = reader(server)

  beforeAll(async () => {
    // an experiment that is decided today
    await server().sql(
      `insert into experiments (name, started_on, arm_a, arm_b, least_effect, baseline, horizon)
       values ('Chat ou formulário', '2026-10-01', 'pages', 'chat', 0.01, 0.05, 18000)`,
    )
    await server().sql(
      `insert into exposure_counts select '2026-11-13', v, 9000 from unnest(array['A', 'B']) v`,
    )
    await server().sql(
      `insert into exposed_order_counts select '2026-11-13', v, 0, case v when 'A' then 450 else 600 end
       from unnest(array['A', 'B']) v`,
    )
  })

  it('change no answer of the experiment; the figure says so, and shows them all (S40)', async () => {
    expect((await analyst().open('/operador/experimento')).text).toContain(experimentWords.verdicts.b.title)
    await inTurns(CROWD, (at) => sendExposure(server(), at % 2 ? 'A' : 'B', addressOf(at)))
    await inTurns(CROWD, () => told(server(), '203.0.113.9'))
    await inTurns(5 * CROWD, () => sendExposure(server(), 'B', '203.0.113.9'))
    const experiment = await analyst().open('/operador/experimento')
    expect(experiment.document.querySelector<HTMLElement>('.verdict')?.dataset.verdict).toBe('b')
    const most = `${written(5 * CROWD)} de ${written(6 * CROWD)}`
    expect(experiment.text).toContain(`20/11/2026: um só endereço fez 83,3% das contagens (${most}).`)
    expect(experiment.text).toContain(suspectCountsWords.uncut)
    const funnel = await analyst().open('/operador/funil')
    const all = `${written(100 * CROWD)} de ${written(100 * CROWD)}`
    expect(funnel.text).toContain(`20/11/2026: um só endereço fez 100% das contagens (${all}).`)
    const [counted] = await server().sql("select sum(shown)::int as n from step_counts where campaign = '*'")
    expect(counted).toEqual({ n: 100 * CROWD })
  }, 300_000)

  it('change none later either: that day’s counts are left out', async () => {
    server().clock.set('2026-11-21T15:00:00Z')
    expect((await analyst().open('/operador/experimento')).text).toContain(experimentWords.verdicts.b.title)
    server().clock.set('2026-11-28T15:00:00Z')
    expect((await analyst().open('/operador/experimento')).text).toContain(experimentWords.verdicts.b.title)
  })

  it('store no address, nor anything made of one (D93)', async () => {
    const rows = await server().sql('select * from count_sources')
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
      'counts',
      'day',
      'figure',
      'is_hidden',
      'most',
      'process',
    ])
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|100\.64/)
  })
})

describe('a proxy that is not trusted', () => {
  const server = useServer({ desk, at: '2026-11-20T15:00:00Z' })
  const analyst = reader(server)

  it('is one address for all: nothing is judged, and the page says so (D93)', async () => {
    await inTurns(100, (at) => sendExposure(server(), 'A', addressOf(at)))
    await inTurns(5, (at) => told(server(), addressOf(at)))
    for (const path of ['/operador/experimento', '/operador/funil', '/operador/vendas']) {
      const { text } = await analyst().open(path)
      expect(text).toContain(suspectCountsWords.hidden(suspectCountsWords.oneDay))
      expect(text).not.toContain(suspectCountsWords.floods)
    }
  })

  it('is not believed where the flood itself invents it: others have none', async () => {
    for (const remoteAddress of ['10.1.1.1', '10.1.1.2', '10.1.1.3'])
      await server().app.inject({
        method: 'POST',
        url: '/api/exposures',
        payload: { version: 'A' },
        headers: { 'user-agent': PHONE },
        remoteAddress,
      })
    expect((await analyst().open('/operador/experimento')).text).toContain(suspectCountsWords.floods)
  })
})

/** The reports of visits are validated strictly, counted exactly, and anonymous. */
import { describe, expect, it } from 'vitest'
import type { Count } from '../../src/contract/visit-counts-and-browser-errors.ts'
import { batchOf, PHONE, sendBatch } from '../support/send-browser-reports.ts'
import { useServer } from '../support/server.ts'

const shown = (step: string, more: Partial<Count> = {}): Count =>
  ({ what: 'shown', step, channel: 'pages', ...more }) as Count
const happened = (what: Count['what'], step: string, more: object = {}): Count =>
  ({ what, step, channel: 'pages', ...more }) as Count

describe('a batch', () => {
  const server = useServer({ at: '2026-11-20T02:30:00Z' })

  it('adds to the day of the visit in São Paulo, to its hour, and to the day of first exposures', async () => {
    const counts = [
      shown('cep', { isEntry: true }),
      happened('answered', 'cep', { time: 3 }),
      happened('gone', 'cep'),
      shown('nr-imovel'),
      happened('refused', 'nr-imovel', { text: 'numero-vazio' }),
      happened('refused', 'nr-imovel', { text: 'never-heard-of' }),
      happened('helped', 'nr-imovel'),
    ]
    for (const isFirst of [true, undefined])
      expect((await sendBatch(server(), batchOf(counts, { ...(isFirst && { isFirst }) }))).body).toEqual({
        success: true,
      })
    // half past eleven the evening before
    expect(
      await server().sql(
        "select day::text, step, shown, entered, answered, gone, helped, refused, t3 from step_counts where campaign = '' order by step",
      ),
    ).toEqual([
      {
        day: '2026-11-19',
        step: 'cep',
        shown: 2,
        entered: 2,
        answered: 2,
        gone: 2,
        helped: 0,
        refused: 0,
        t3: 2,
      },
      {
        day: '2026-11-19',
        step: 'nr-imovel',
        shown: 2,
        entered: 0,
        answered: 0,
        gone: 0,
        helped: 2,
        refused: 4,
        t3: 0,
      },
    ])
    expect(await server().sql('select day::text, hour, entered from hour_counts')).toEqual([
      { day: '2026-11-19', hour: 23, entered: 2 },
    ])
    expect(
      await server().sql("select problem, refused from problem_counts where campaign = '*' order by problem"),
    ).toEqual([
      { problem: 'numero-vazio', refused: 2 },
      { problem: 'outro', refused: 2 },
    ])
  })

  it('of a visit that began days ago belongs to its first day', async () => {
    await sendBatch(server(), batchOf([shown('email')], { age: 7 }))
    expect(
      await server().sql("select day::text from step_counts where campaign = '' and step = 'email'"),
    ).toEqual([{ day: '2026-11-12' }])
  })

  it('that a program sends counts nothing', async () => {
    for (const robot of [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/142.0.0.0 Safari/537.36',
      'facebookexternalhit/1.1',
      'curl/8.1',
      '',
    ])
      expect((await sendBatch(server(), batchOf([shown('cpf')]), robot)).status).toBe(200)
    expect(await server().sql("select * from step_counts where campaign = '' and step = 'cpf'")).toEqual([])
    // a person in an app's browser counts as a person
    await sendBatch(server(), batchOf([shown('cpf')]), `${PHONE} [FBAN/EMA;FBAV/500.0]`)
    expect(await server().sql("select shown from step_counts where campaign = '' and step = 'cpf'")).toEqual([
      { shown: 1 },
    ])
  })

  it.each([
    ['a field that does not belong there', { ...batchOf([shown('cep')]), id: 'visitor-1' }],
    ['such a field in an event', batchOf([{ ...shown('cep'), value: '01310100' } as unknown as Count])],
    ['an unknown journey', batchOf([shown('cep')], { journey: 'demo' })],
    ['an unknown campaign', batchOf([shown('cep')], { campaign: 'nobody' })],
    ['an unknown step', batchOf([shown('joao')])],
    ['a text instead of its key', batchOf([happened('refused', 'cep', { text: 'CEP tem 8 números' })])],
    ['a time that is no class of times', batchOf([happened('answered', 'cep', { time: 11 })])],
    ['a day of long ago', batchOf([shown('cep')], { age: 8 })],
    ['no event', batchOf([])],
    ['too many events', batchOf(Array.from({ length: 101 }, () => shown('cep')))],
  ])('with %s is refused whole', async (_, batch) => {
    const before = await server().sql('select sum(shown)::int as n from step_counts')
    expect((await sendBatch(server(), batch)).status).toBe(400)
    expect(await server().sql('select sum(shown)::int as n from step_counts')).toEqual(before)
  })
})

describe('a flood of batches from one address', () => {
  const server = useServer({ limits: { visitsPerMinute: 3 } })

  it('is refused beyond the limit, with the time to come back', async () => {
    const replies = []
    for (let at = 0; at < 4; at += 1) replies.push(await sendBatch(server(), batchOf([shown('cep')])))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(Number(replies[3]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(await server().sql("select shown from step_counts where campaign = '*'")).toEqual([{ shown: 3 }])
  })
})

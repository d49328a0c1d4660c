/** Views of start pages are counted by the server itself: by day and campaign, of people alone, and of nobody in particular. */
import { expect, describe, it, vi } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { salesOf } from '../../server/services/desk/sales-figures.ts'
import { batchOf, sendBatch } from '../support/send-browser-reports.ts'
import { rendererBy } from '../support/page-renderer.ts'
import { useServer, type TestServer } from '../support/server.ts'

const renderer = rendererBy(async ({ campaign: { prefix } }) => `<!doctype html><title>${prefix}</title>`)
const BROWSER = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'

describe('views of start pages', () => {
  const server = useServer({ renderer, at: '2026-11-20T15:00:00Z' })
  const open = async (
    url: string,
    headers: Readonly<Record<string, string>> = {},
    { method = 'GET', app = server().app }: { method?: 'GET' | 'HEAD'; app?: TestServer['app'] } = {},
  ) => {
    const reply = await app.inject({
      method,
      url,
      headers: { 'user-agent': BROWSER, ...headers },
      remoteAddress: headers.from ?? '203.0.113.9',
    })
    return { status: reply.statusCode, etag: String(reply.headers.etag) }
  }
  /** A server beside it, which stores what it has counted when it stops: the first does every five seconds. */
  const another = () => buildApp({ ...server(), renderer, site: 'no-site' })
  const counted = () =>
    server().sql('select day::text as day, campaign, views from start_page_counts order by day, campaign')

  it('are counted, also of a page that the browser has; those of programs, previews and tests are not', async () => {
    const { etag } = await open('/sp/')
    expect((await open('/sp/', { 'if-none-match': etag })).status).toBe(304)
    await open('/?utm_source=google&cpf=52998224725')
    for (const [url, headers] of [
      ['/sp/', { 'user-agent': 'Googlebot/2.1' }],
      ['/sp/', { 'user-agent': '' }],
      ['/sp/', { 'sec-purpose': 'prefetch;prerender' }],
      ['/?test=a', {}],
      ['/nada-disso', {}],
      ['/chat', {}],
    ] as const)
      await open(url, headers)
    await open('/sp/', {}, { method: 'HEAD' })
    server().clock.set('2026-11-21T03:30:00Z')
    await open('/')
    await vi.waitFor(
      async () =>
        expect(await counted()).toEqual([
          { day: '2026-11-20', campaign: '', views: 1 },
          { day: '2026-11-20', campaign: 'sp', views: 2 },
          { day: '2026-11-21', campaign: '', views: 1 },
        ]),
      { timeout: 20_000, interval: 200 },
    )
  })

  it('hold nothing of who came', async () => {
    const columns = await server().sql(
      "select column_name as name from information_schema.columns where table_name = 'start_page_counts' order by 1",
    )
    expect(columns.map(({ name }) => name)).toEqual(['campaign', 'day', 'views'])
    const sources = await server().sql("select * from count_sources where figure = 'views'")
    expect(JSON.stringify(sources)).not.toContain('203.0.113')
  })

  it('of one address in floods are named', async () => {
    server().clock.set('2026-11-22T15:00:00Z')
    const other = await another()
    for (let times = 0; times < 40; times += 1) await open('/', { from: '198.51.100.7' }, { app: other })
    await other.close()
    expect((await counted()).at(-1)?.views).toBe(40)
    const { suspectCounts } = await salesOf(server(), { ...scope, from: '2026-11-22', to: '2026-11-22' })
    expect(suspectCounts.floods).toMatchObject([{ figure: 'views', day: '2026-11-22', most: 40, counts: 40 }])
  })

  const scope = {
    from: '2026-11-20',
    to: '2026-11-21',
    campaign: null,
    by: 'campanha',
    order: 'receita',
  } as const

  it('are the first stage of the way to an order', async () => {
    await sendBatch(
      server(),
      batchOf([{ what: 'shown', step: 'cep', channel: 'chat', isEntry: true }], { campaign: 'sp', age: 1 }),
    )
    const { way, rows, total } = await salesOf(server(), scope)
    expect(way).toEqual({ views: 4, visits: 1, leads: 0 })
    expect(rows.find(({ key }) => key === 'sp')?.now.views).toBe(2)
    expect(total.now.views).toBe(4)
    expect((await salesOf(server(), { ...scope, by: 'dia', campaign: 'sp' })).way.views).toBe(2)
  })

  it('are stored when a server stops', async () => {
    const other = await another()
    server().clock.set('2026-11-23T15:00:00Z')
    await other.inject({ url: '/sp/', headers: { 'user-agent': BROWSER } })
    await other.close()
    expect((await counted()).at(-1)).toEqual({ day: '2026-11-23', campaign: 'sp', views: 1 })
  })
})

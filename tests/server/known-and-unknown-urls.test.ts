/** Which URLs the site answers, which it redirects, and which are unknown. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { campaigns } from '../support/first-shop.ts'
import { reservedPrefixes } from '../../server/rules/reserved-campaign-prefixes.ts'
import { prefixProblem } from '../../src/edition/check-edition.ts'
import { journeyOf } from '../../src/funnel/journey-registry.ts'
import { journeysOf } from '../../src/site/campaign-journeys-and-paths.ts'
import { CHECKOUT_PATHS } from '../../src/site/checkout-paths.ts'
import { SITE_PAGES } from '../../src/site/pages-outside-orders.ts'
import { rowsToRun, oneOfEach } from '../support/rows-to-run.ts'
import { rendererBy } from '../support/page-renderer.ts'
import { addCampaign, republish } from '../support/publish-editions.ts'
import { useServer } from '../support/server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'prosa-addresses-'))
for (const name of ['faq-migracao.pdf', 'favicon.svg']) writeFileSync(path.join(folder, name), '%PDF')
afterAll(() => rmSync(folder, { recursive: true }))

/** Addresses of every campaign; those without one show them all. */
const COMMON = [...Object.keys(SITE_PAGES), ...CHECKOUT_PATHS]
const below = (prefix: string) => [
  ...new Set([
    ...rowsToRun(COMMON, prefix ? 4 : COMMON.length),
    '/pedido-realizado',
    ...journeysOf(campaigns, prefix).flatMap((journey) => {
      const { root, pages, aliases = [] } = journeyOf({ journey })
      return [`${root}/chat`, ...pages.map((page) => page.path), ...aliases]
    }),
  ]),
]

describe('the site', () => {
  const server = useServer({ site: folder, renderer: rendererBy(async () => '<title>casca</title>') })
  const statusOf = async (url: string) => (await server().call('GET', url)).status

  // one of each journey
  const prefixes = rowsToRun(
    ['', ...campaigns.prefixes],
    oneOfEach((prefix) => campaigns.settingsOf(prefix).journey),
  )
  it.each(prefixes)('knows every address below %j, with and without a slash at its end', async (prefix) => {
    const base = prefix && `/${prefix}`
    const unknown: string[] = []
    for (const [at, each] of below(prefix).entries()) {
      const bare = base + each.replace(/\/$/, '')
      // in `npm test` each address in one of both forms
      const forms = rowsToRun([bare || '/', `${bare}/`], (_form, which) => which === at % 2)
      for (const url of forms) if ((await statusOf(url)) !== 200) unknown.push(url)
    }
    expect(unknown).toEqual([])
  })

  it.each([
    '/checkout/validacao/erro3',
    '/refidelizacao/nada',
    '/consultar-cobertura/nada',
    '/timblack/nada',
    '/black-fridays',
    '/timcontrole/timblack/checkout/cep',
    '/chat/extra',
    '/chat/abc',
    '/globoplay/rs',
    '/livelo/livelo',
    '/timblack/livelo/chat',
    '/timblack/favicon.svg',
    '/timblack/nada.pdf',
    '/refidelizacao/refidelizacao',
    '/chat-tct/extra',
    '/regulamentos/a/b',
    '/1gb/index',
    '/600mb',
    '/pedido-realizado/extra',
    '/sp/sp/checkout/cep',
    '/globoplay/sp/checkout/cep',
    // names of what every object has
    '/constructor',
    '/__proto__/chat',
    '/livelo/valueOf',
  ])('does not know %s', async (url) => {
    expect(await statusOf(url)).toBe(404)
    expect(await statusOf(`${url}/`)).toBe(404)
  })

  it.each([
    ['/checkout/cep/?a=globoplay/timpre&s=d600a', '/globoplay/timpre/checkout/cep/?s=d600a'],
    ['/chat?a=es', '/es/chat'],
    ['/refidelizacao', '/refidelizacao/consulta-cpf/'],
    ['/refidelizacao/?idr=p1&utm_source=x', '/refidelizacao/consulta-cpf/?idr=p1&utm_source=x'],
    ['/consultar-cobertura/', '/consultar-cobertura/cep/'],
    ['/consultar-cobertura?utm_source=x', '/consultar-cobertura/cep/?utm_source=x'],
    ['/b/r/consultar-cobertura/', '/b/r/consultar-cobertura/cep/'],
    ['/timblack/refidelizacao/?utm_source=x', '/timblack/refidelizacao/consulta-cpf/?utm_source=x'],
    ['/timblack/livelo', '/livelo/'],
    ['/globoplay/timpre/livelo/?utm_source=x', '/livelo/?utm_source=x'],
  ])('leads from %s to %s', async (from, to) => {
    const { status, headers } = await server().call('GET', from)
    expect([status, headers.location]).toEqual([302, to])
  })

  it.each(rowsToRun(['', ...campaigns.prefixes], 4))(
    'has the questions about migration below %j (F2.33, D96)',
    async (prefix) => {
      const { status, headers } = await server().call('GET', `${prefix && `/${prefix}`}/faq-migracao.pdf`)
      expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    },
  )

  it.each([
    ['the prefix wins', '/timpre/checkout/cep?a=timblack', 200],
    ['a name that is on no list', '/checkout/cep?a=nada', 200],
    ['another host', '/checkout/cep?a=//evil.example', 200],
    ['sp without its sku', '/sp/checkout/cep?s=d600a', 200],
  ])('does not lead elsewhere for %s', async (_what, url, status) => {
    expect(await statusOf(url)).toBe(status)
  })
})

describe('the server’s own addresses', () => {
  const server = useServer()

  it('are no prefixes of campaigns, and the check of an edition says so (D118, S15)', () => {
    const routes = server()
      .app.printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap((line) => /^[├└]── \/([^/ ]+)/.exec(line)?.[1] ?? [])
    expect(routes).toEqual(expect.arrayContaining(['api', 'meu-pedido', 'operador']))
    for (const segment of new Set(routes)) {
      // a name with a dot is no prefix at all
      if (!segment.includes('.'))
        expect(prefixProblem(segment, reservedPrefixes)).toContain('do próprio site')
      expect(prefixProblem(segment, reservedPrefixes)).not.toBeNull()
    }
  })
})

describe('a campaign that the live edition no longer has', () => {
  const server = useServer({ site: folder, renderer: rendererBy(async () => '<title>casca</title>') })
  const at = async (url: string) => {
    const { status, headers } = await server().call('GET', url)
    return [status, headers.location ?? null]
  }
  const add = (prefix: string, when = {}) =>
    addCampaign(server(), prefix, { checkout: ['d500a', 'd600a'] }, when)

  it('leads to the same pages without its prefix after going back, until it is published again (D118, D121)', async () => {
    const before = server().shop.served().edition.number
    const natal = await add('natal')
    await add('verao')
    await add('feira', { from: new Date(Date.now() + 3_600_000) })
    expect(await at('/natal/checkout/planos/')).toEqual([200, null])
    await republish(server(), before)
    for (const [from, to] of [
      ['/natal', '/'],
      ['/natal/', '/'],
      ['/natal/?utm_source=x', '/?utm_source=x'],
      ['/Natal/', '/'],
      ['/natal/chat', '/chat'],
      ['/natal/chat?l=abc', '/chat?l=abc'],
      ['/natal/checkout/cep/?s=d500a&utm_source=x', '/checkout/cep/?s=d500a&utm_source=x'],
      ['/natal/checkout/planos/', '/checkout/planos/'],
      ['/natal/pedido-realizado/', '/pedido-realizado/'],
      ['/natal/refidelizacao', '/refidelizacao'],
      ['/verao/checkout/nome/', '/checkout/nome/'],
    ] as const)
      expect([from, ...(await at(from))]).toEqual([from, 302, to])
    // never live, or never a page
    for (const url of [
      '/feira/',
      '/feira/chat',
      '/pascoa/',
      '/natal/nada',
      '/natal//evil.example',
      '/natalino/',
    ])
      expect([url, ...(await at(url))]).toEqual([url, 404, null])
    await republish(server(), natal)
    expect(await at('/natal/checkout/planos/')).toEqual([200, null])
    expect(await at('/verao/chat')).toEqual([302, '/chat'])
  })
})

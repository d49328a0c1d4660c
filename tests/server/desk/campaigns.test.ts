/** A campaign's page at the desk: its figures are the sum of its days, and its preview runs no scripts. */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Count } from '../../../src/contract/visit-counts-and-browser-errors.ts'
import { batchOf, sendBatch } from '../../support/send-browser-reports.ts'
import { desk, firstAccess, person } from '../../support/desk-over-http.ts'
import { rendererBy } from '../../support/page-renderer.ts'
import { itInFullRun } from '../../support/sampled-tests.ts'
import { useServer } from '../../support/server.ts'

const STYLE = 'b{}'
const HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`
const renderer = rendererBy(
  async ({ campaign: { prefix } }) =>
    `<!doctype html><html><head><style>${STYLE}</style><script>first()</script><link rel="modulepreload" href="/a.js"></head>
     <body class="page"><noscript>JavaScript</noscript><b>${prefix || 'the shop'}</b><script type="module" src="/b.js"></script></body></html>`,
)

const shown = { what: 'shown', step: 'cep', channel: 'chat', isEntry: true } as const satisfies Count
const LIST = '/operador/campanhas'
const ONE = '/operador/campanhas/ver?campanha=sp'
const STILL = '/operador/campanhas/previa?campanha=sp'

describe('a campaign', () => {
  const server = useServer({ desk, renderer, at: '2026-11-20T15:00:00Z' })
  const policyOf = (page: { headers: Readonly<Record<string, unknown>> }) =>
    String(page.headers['content-security-policy'])

  it('has as many visits as its days together, and no others', async () => {
    for (const [campaign, times] of [
      ['sp', 3],
      ['hbo-max', 2],
    ] as const)
      for (let at = 0; at < times; at += 1) await sendBatch(server(), batchOf([shown], { campaign }))
    server().clock.advance(86_400_000)
    await sendBatch(server(), batchOf([shown], { campaign: 'sp' }))
    const { who } = await firstAccess(server(), 'analise')
    const list = await who.open(LIST)
    const row = [...list.document.querySelectorAll('tbody tr')].find(
      (each) => each.querySelector('a')?.textContent === '/sp',
    )
    expect(row?.querySelector(`a[href="${ONE}#dias"]`)?.textContent).toMatch(/^4\b/)
    // the others are folded away
    expect(list.document.querySelector('table')?.querySelectorAll('tbody tr')).toHaveLength(2)
    expect(list.document.querySelectorAll('details:not([open]) tbody tr').length).toBeGreaterThan(20)
    const page = await who.open(ONE)
    expect(page.text).toContain('4 visitas e 0 pedidos nos últimos 30 dias.')
    const days = [...page.document.querySelectorAll('#dias tbody tr')].map((each) =>
      [...each.children].map((cell) => cell.textContent).slice(0, 3),
    )
    expect(days).toEqual([
      ['21/11/2026', '1', '0'],
      ['20/11/2026', '3', '0'],
    ])
    // files of single orders are for the administration only
    expect(page.html).not.toContain('conjunto=pedidos')
    const house = (await firstAccess(server(), 'administracao')).who
    expect((await house.open(ONE)).html).toContain('conjunto=pedidos')
  })

  it('is shown as its own page without anything that runs, under a policy that lets nothing run', async () => {
    const { who } = await firstAccess(server(), 'analise', 'outra@exemplo.com.br')
    const page = await who.open(STILL)
    expect(page.html).toContain('<b>sp</b>')
    expect(page.html).not.toMatch(/script|modulepreload/)
    expect(page.document.body.hasAttribute('inert')).toBe(true)
    // the font that a script would fetch
    expect(page.document.documentElement.dataset.font).toBe('')
    expect(policyOf(page).split(';')).toEqual([
      "default-src 'none'",
      `style-src 'self' ${HASH}`,
      "img-src 'self' data:",
      "font-src 'self' data:",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-same-origin',
    ])
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(page.headers['cache-control']).toBe('no-store')
    expect((await who.open('/operador/campanhas/previa')).html).toContain('<b>the shop</b>')
  })

  itInFullRun('may be framed by its own page of the desk, and nothing else may', async () => {
    const { who } = await firstAccess(server(), 'analise', 'terceira@exemplo.com.br')
    const page = await who.open(ONE)
    expect([...page.document.querySelectorAll('iframe')].map((each) => each.getAttribute('src'))).toEqual([
      STILL,
      STILL,
    ])
    for (const frame of page.document.querySelectorAll('iframe'))
      expect(frame.getAttribute('sandbox')).toBe('allow-same-origin')
    expect(policyOf(page)).toContain("frame-src 'self'")
    expect(policyOf(page)).toContain("frame-ancestors 'none'")
    for (const path of ['/operador', LIST, '/operador/funil']) {
      const other = await who.open(path)
      expect(policyOf(other)).not.toContain('frame-src')
      expect(policyOf(other)).toContain("default-src 'none'")
      expect(policyOf(other)).toContain("frame-ancestors 'none'")
    }
    const site = await who.open('/sp/')
    expect(policyOf(site)).toContain("frame-ancestors 'none'")
    expect(site.headers['x-frame-options']).toBe('DENY')
    expect(site.html).toContain('<script>')
  })

  it('is nothing for strangers, and a campaign that there is not is nothing for anyone', async () => {
    const stranger = person(server())
    expect((await stranger.open(STILL)).to).toMatch(/^\/operador\/entrar/)
    const { who } = await firstAccess(server(), 'analise', 'quarta@exemplo.com.br')
    for (const path of ['ver', 'previa'])
      for (const prefix of ['nada', '../../etc', '<b>'])
        expect((await who.open(`${LIST}/${path}?${new URLSearchParams({ campanha: prefix })}`)).status).toBe(
          404,
        )
  })
})

/** The site's documents as they are sent: what can be read without JavaScript, and what search engines read. */
import type { APIRequestContext } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { campaigns, landingOf, planListOf } from '../support/first-shop.ts'
import { cspHashes } from '../../server/site/pack-rendered-page.ts'
import { SPEED_RANGE } from '../../src/edition/fill-landing-figures.ts'
import { streamingPages } from '../../src/content/landing/streaming-pages.ts'
import { plansAt } from '../../src/funnel/landing-plans.ts'
import { marketingPathsOf } from '../../src/site/campaign-journeys-and-paths.ts'
import { indexablePaths } from '../../src/site/indexable-paths.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

type Data = { readonly '@type': string; readonly offers?: { readonly price: string } }

/**
 * A page without its style sheets, which nobody reads here.
 * @param part what of its HTML is looked at
 */
async function read(request: APIRequestContext, path: string, part: 'all' | 'head' = 'all') {
  const reply = await request.get(path)
  const html = await reply.text()
  const [head = ''] = html.split('</head>')
  const { document } = new JSDOM((part === 'all' ? html : head).replaceAll(/<style>[^]*?<\/style>/g, ''))
    .window
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? null
  return {
    html,
    status: reply.status(),
    headers: reply.headers(),
    document,
    canonical: attribute('link[rel=canonical]', 'href'),
    robots: attribute('meta[name=robots]', 'content'),
    meta: (name: string) => attribute(`meta[name="${name}"], meta[property="${name}"]`, 'content') ?? '',
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (each) => JSON.parse(each.textContent) as Data,
    ),
  }
}

const streamingOf = (prefix: string) =>
  Object.entries(streamingPages).find(([name]) => name === prefix.split('/')[0])?.[1]

const prices = (price: number) => price.toFixed(2).replace('.', ',')
const starts = ['', ...campaigns.prefixes].filter((prefix) =>
  marketingPathsOf(campaigns, prefix).includes('/'),
)

/** In the full run every campaign's. */
const SAMPLE = ['', 'hbo-max']

test('landing pages are whole before any script runs (M2.71, M2.72, M2.75, M2.76)', async ({ request }) => {
  const pictures = new Set<string>()
  // the general one and one of a streaming service; what all of them say: tests/tooling
  for (const prefix of rowsToRun(starts, (each) => SAMPLE.includes(each))) {
    const where = `/${prefix}`
    const { status, headers, document, canonical, robots, meta, data } = await read(request, where)
    const { title, robots: wanted, variantOf } = campaigns.settingsOf(prefix)
    expect([where, status, canonical, robots, headers['x-robots-tag'] ?? null]).toEqual([
      where,
      200,
      `/${variantOf ?? prefix}`,
      wanted,
      wanted,
    ])
    expect(document.title, where).toMatch(/.+ · TIM Ultrafibra$/)
    if (!Object.hasOwn(STREAMING, prefix)) expect(document.title.startsWith(`${title}: `), where).toBe(true)
    const streaming = streamingOf(prefix)
    const { banner } = landingOf(prefix)
    const words = [...document.querySelectorAll('h1')].map((each) => each.textContent)
    expect(words, where).toEqual([banner.heading])
    for (const part of banner.text.split(SPEED_RANGE))
      expect(document.body.textContent, where).toContain(part)
    if (streaming) expect(document.body.textContent, where).toContain(streaming.banner.heading)
    expect(meta('description').length, where).toBeGreaterThanOrEqual(70)
    pictures.add(meta('og:image'))

    const text = document.body.textContent
    const cards = [...document.querySelectorAll('.plan-card')].map((card) => card.textContent)
    const shown = plansAt(planListOf(prefix), `/${prefix}/`)
    expect(cards.length, where).toBeGreaterThan(0)
    const own = shown.map((plan) => prices(plan.price_with_dacc))
    for (const card of cards)
      expect(
        own.some((price) => card.includes(price)),
        `${where}: ${card}`,
      ).toBe(true)

    const types = data.map((each) => each['@type'])
    const offers = data.flatMap(({ offers }) => (offers ? [offers.price] : []))
    expect(offers, where).toEqual(shown.map((plan) => plan.price_with_dacc.toFixed(2)))
    expect(types.includes('BreadcrumbList'), where).toBe(Object.hasOwn(STREAMING, prefix.split('/')[0] ?? ''))
    const asked = [...document.querySelectorAll('.faq summary')].map((each) => each.textContent)
    expect(types.includes('FAQPage'), where).toBe(asked.length > 0)
    // the staff's questions are on a separate page
    if (landingOf(prefix).component !== 'oferta-colaborador')
      expect(asked.length, where).toBeGreaterThanOrEqual(5)
    else expect(text).toContain('Clique Aqui')
  }
  for (const picture of pictures) {
    const reply = await request.get(picture)
    expect([picture, reply.status(), reply.headers()['content-type']]).toEqual([picture, 200, 'image/jpeg'])
  }
})

const STREAMING = { paramount: true, 'hbo-max': true, globoplay: true } as const

test('the sitemap names the pages that say themselves that they may be found, and whose policy lets them run (S14)', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const named = [...sitemap.matchAll(/<loc>http:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path)
  expect(named).toEqual(indexablePaths(campaigns))
  // that they exist and none is hidden: tests/server/robots-and-sitemap.test.ts
  for (const path of rowsToRun(named, 8)) {
    const { html, status, canonical, robots, headers } = await read(request, path, 'head')
    const { scripts, styles } = cspHashes(html)
    const policy = headers['content-security-policy']
    for (const hash of [...scripts, ...styles]) expect(policy, path).toContain(hash)
    expect([path, status, canonical, robots, headers['x-robots-tag']]).toEqual([
      path,
      200,
      path,
      null,
      undefined,
    ])
  }
})

test('an address that does not exist says so in its document (M2.33, D96)', async ({ request }) => {
  const { status, document, canonical } = await read(request, '/timblack/nada')
  const heading = document.querySelector('h1')?.textContent
  expect([status, heading, canonical]).toEqual([404, 'Não achamos esta página', null])
  expect(document.title).toBe('Não achamos esta página · TIM Ultrafibra')
  const ways = [...document.querySelectorAll('main a')].map((each) => each.getAttribute('href'))
  // an order, "já sou cliente", a person
  expect(ways.slice(0, 2)).toEqual(['/timblack/checkout/cep/', '/timblack/consulta-cpf/'])
  expect(ways.slice(2).map((href) => href?.replace(/\?.*/, ''))).toEqual([
    'https://wa.me/558005551020',
    'tel:08005551020',
    '/timblack/receber-ligacao/',
  ])
})

test('the icon that a browser asks for by itself exists, and nothing beside it', async ({ request }) => {
  const icon = await request.get('/favicon.ico')
  expect([icon.status(), icon.headers()['content-type'], icon.headers()['cache-control']]).toEqual([
    200,
    expect.stringMatching(/^image\/(?:x-icon|vnd\.microsoft\.icon)$/),
    'public, max-age=3600',
  ])
  expect((await icon.body()).readUInt16LE(2), 'an icon file').toBe(1)
  for (const path of ['/favicon', '/favicon.png', '/favicon.ico/', '/favicon.ico.', '/timblack/favicon.ico'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('landing pages can be read: plans, prices, questions and their answers', async ({ page }) => {
    for (const prefix of rowsToRun(['', 'black-friday', 'hbo-max'], 1)) {
      await page.goto(`/${prefix}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const cards = page.locator('.plan-card')
      await expect(cards.first()).toBeVisible()
      await expect(cards.first()).toContainText('R$')
      await expect(cards.first().getByRole('link').first()).toHaveAttribute('href', /\?s=/)
      const answer = page.locator('.faq details').first()
      await answer.locator('summary').click()
      await expect(answer.locator('p').first()).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    }
  })

  test('so can the pages beside the orders', onlyInFullRun, async ({ page }) => {
    const links = page.getByRole('main').getByRole('link')
    await page.goto('/linktree')
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(hrefs.map((href) => href?.replace(/\?.*/, ''))).toEqual([
      '/chat',
      '/checkout/cep/',
      // its last segment says from where somebody comes (M2.39)
      expect.stringMatching(/^\/consultar-cobertura\/cep\/\w{6}\/$/),
      'https://wa.me/558005551020',
      '/receber-ligacao/',
      'https://www.tim.com.br/atendimento',
      '/regulamentos/',
    ])
    await page.goto('/timpre/linktree')
    await expect(links.last()).toHaveAttribute('href', '/timpre/regulamentos/')
    await page.goto('/selecao-plano-movel')
    await expect(page.getByRole('button', { name: 'TIM Black' })).toBeVisible()
    const plans = page.locator('form[data-step="selecao-plano-movel"] button[name="idPlan"]')
    const values = await plans.evaluateAll((all) => all.map((button) => button.getAttribute('value')))
    expect(values).toEqual(['timcontrole', 'timblack', 'timpre', 'nenhum'])
    await page.goto('/receber-ligacao')
    await expect(page.getByText('Para qual telefone podemos ligar?')).toBeVisible()
  })
})

/** A campaign that was published without a build, in a browser: its page, its price, an order. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { campaigns } from '../support/first-shop.ts'
import { orderNumber, walk } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { maria } from '../support/people.ts'
import { publishAt, publishPlan } from '../support/publish-editions.ts'

test.setTimeout(180_000)

// desk-shop.test.ts opens such a campaign; tests/journeys/invented-campaign.test.ts has the changed price
test(
  'an invented campaign sells an invented plan at the price that its page has shown (D119, D121)',
  onlyInFullRun,
  async ({ page, startServer }) => {
    // a server of its own, because other tests read its campaigns
    const server = await startServer()
    await publishAt(server.databaseUrl, (edition) => ({
      ...edition,
      plans: edition.plans.flatMap((plan) =>
        plan.sku === 'd500a'
          ? [
              plan,
              {
                ...plan,
                id: 'rena',
                sku: 'rena',
                plan: '800 Mega',
                speed: 800,
                price: 77.7,
                price_with_dacc: 66.6,
              },
            ]
          : [plan],
      ),
      campaigns: {
        ...edition.campaigns,
        natal: { title: 'Natal', lpOrigin: 'LP Natal', checkout: ['rena', 'd1000a'] },
      },
    }))
    await expect
      .poll(async () => (await page.request.get(`${server.url}/natal/`)).status(), { timeout: 30_000 })
      .toBe(200)
    await page.goto(`${server.url}/natal/`)
    const price = page.locator('.plan-list .plan-card').filter({ hasText: '800 Mega' })
    await expect(price).toContainText('66,60')
    // the price rises before the order begins, on another page
    const editionOf = async () => (await page.request.get(`${server.url}/chat`)).headers()['server-timing']
    const before = await editionOf()
    await publishPlan(server, 'rena', { price_with_dacc: 70.7 })
    await expect.poll(editionOf, { timeout: 30_000 }).not.toBe(before)
    await page.goto(`${server.url}/natal/checkout/cep/`)
    const person = { ...maria, planos: { idPlan: 'rena' } }
    await walk(page, { person, until: 'planos' })
    await expect(page.locator('main')).toContainText('66,60')
    await expect(page.locator('main')).not.toContainText('70,70')
    await walk(page, { person })
    expect(await orderNumber(page)).not.toBe('')
  },
)

/** Prefixes that scripts name as something else: a service, a mobile plan, a journey, a drawing, a page, a language. */
const NAMED_OTHERWISE = new Set(
  (
    'timcontrole timblack timpre hbo-max paramount globoplay migracao-ultrafibra black-friday oferta-colaborador ' +
    'livelo premium rs sp es b c d r'
  ).split(' '),
)

test('no script of the site knows a campaign, and no sku but that of the win-back offer; no page is built (D119, D120)', () => {
  const dist = path.resolve(import.meta.dirname, '../../dist')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  expect(files.filter((name) => name.endsWith('.html'))).toEqual([])
  const folder = path.join(dist, 'assets')
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const text = scripts.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n')
  const quoted = new Set([...text.matchAll(/["'`]([a-z][\w/-]*)["'`]/g)].map(([, name = '']) => name))
  expect([...quoted].filter((name) => /^(?:d|rf|mg)\d{3,4}[a-z]*$/.test(name))).toEqual(['d600wb'])
  expect(campaigns.prefixes.filter((prefix) => !NAMED_OTHERWISE.has(prefix) && quoted.has(prefix))).toEqual(
    [],
  )
})

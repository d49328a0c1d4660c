/** The cookie banner in all its forms, and the third-party scripts that each choice allows. */
import type { Page } from '@playwright/test'
import { expectAccessibleInBoth } from '../support/accessibility.ts'
import { consentBanner, chooseConsent, consentCookies } from '../support/cookie-consent.ts'
import {
  answer,
  entrance,
  expectStep,
  eitherWay,
  question,
  walk,
  WAYS,
} from '../support/visitor-in-browser.ts'
import { expect, failedResource, onlyInFullRun, test as base } from '../support/e2e-test.ts'
import { maria } from '../support/people.ts'
import { startThirdParties, type ThirdParties } from '../support/third-party-server.ts'

const test = base.extend<{ others: ThirdParties }>({
  others: async ({ browserName: _ }, provide) => {
    const others = await startThirdParties()
    await provide(others)
    await others.close()
  },
})

async function manage(page: Page, ...toggles: readonly string[]) {
  await consentBanner(page).getByRole('button', { name: 'Gerenciar' }).click()
  const modal = page.getByRole('dialog', { name: 'Escolha os seus cookies' })
  for (const name of toggles) await modal.getByRole('checkbox', { name }).check()
  await modal.getByRole('button', { name: 'Confirmar escolhas' }).click()
}

const dataLayer = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? [...(entry as ArrayLike<unknown> & Iterable<unknown>)]
        : entry,
    ),
  )
/** What has moved by itself since the page was opened. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { sources = [] } = entry as PerformanceEntry & { sources?: { node?: Element | null }[] }
            seen.push(...sources.map(({ node }) => String(node?.className ?? node?.nodeName)))
          }
        }).observe({ type: 'layout-shift', buffered: true })
        // the observer hears of the past in a separate task
        setTimeout(() => resolve(seen), 300)
      }),
  )
/** Expects that the banner moved nothing, and is never over the fields to be answered. */
async function expectNothingMoved(page: Page): Promise<void> {
  expect(await shifts(page)).toEqual([])
  const field = await question(page, 'cep').boundingBox()
  const place = await consentBanner(page).boundingBox()
  if (!field || !place) throw new Error('no question, or no banner')
  const isClear =
    place.y >= field.y + field.height || place.y + place.height <= field.y || place.x >= field.x + field.width
  expect(isClear).toBe(true)
}
const ran = (page: Page) => page.evaluate(() => (window as { ran?: string[] }).ran ?? [])

for (const way of eitherWay('chat'))
  test(`without a choice it is denied for a year and the visitor is asked, and nothing moves, by ${way}`, async ({
    page,
  }) => {
    // where a chat has least room
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(entrance[way])
    await expect(consentBanner(page)).toBeVisible()
    expect(await consentCookies(page)).toEqual({ value: 'denied', days: 365, told: 365 })
    // asked again with every page until there is a choice: the refusal ends more than seven days away
    await page.reload()
    await expect(consentBanner(page)).toBeVisible()
    // from the second page of a visit on, the font is loaded before the first paint
    await expectNothingMoved(page)
    await chooseConsent(page, 'Aceitar')
    await expect(consentBanner(page)).toBeHidden()
    expect(await consentCookies(page)).toEqual({ value: 'both', days: 7, told: 7 })
    await page.reload()
    await expectStep(page, 'cep')
    await expect.poll(async () => dataLayer(page)).toHaveLength(2)
    await expect(consentBanner(page)).toBeHidden()
  })

test('after a choice the focus is where it was before the banner', onlyInFullRun, async ({ page }) => {
  await page.goto('/chat')
  await expect(consentBanner(page)).toBeVisible()
  const field = page.locator('[name=cep]')
  await field.fill('013')
  await consentBanner(page).getByRole('button', { name: 'Recusar' }).click()
  await expect(consentBanner(page)).toBeHidden()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(/^013/)
})

test('banner and toggles are accessible at 320 px, in light and dark', onlyInFullRun, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/checkout/cep/')
  await expect(consentBanner(page)).toBeVisible()
  await expectAccessibleInBoth(page, 'the banner')
  await consentBanner(page).getByRole('button', { name: 'Gerenciar' }).click()
  await expect(page.getByRole('dialog', { name: 'Escolha os seus cookies' })).toBeVisible()
  await expectAccessibleInBoth(page, 'the toggles')
})

const sizes = [
  { width: 360, height: 740 },
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
]
// at one of the sizes by each way: above
for (const way of WAYS)
  for (const { width, height } of sizes)
    test(
      `nothing moves when it opens, by ${way} at ${width} × ${height}`,
      onlyInFullRun,
      async ({ page }) => {
        await page.setViewportSize({ width, height })
        await page.goto(entrance[way])
        await expect(consentBanner(page)).toBeVisible()
        await page.reload()
        await expect(consentBanner(page)).toBeVisible()
        await expectNothingMoved(page)
      },
    )

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
}

test('it goes along with the questions; before a choice the dataLayer holds the denied default alone, and an update with the choice, which is kept for seven days (M4.19)', async ({
  page,
}) => {
  await page.goto('/checkout/cep/')
  await expect(consentBanner(page)).toBeVisible()
  await answer(page, 'cep', maria.cep ?? {})
  await expectStep(page, 'nr-imovel')
  await expect(consentBanner(page)).toBeVisible()
  const top = async (found: ReturnType<Page['locator']>) => (await found.boundingBox())?.y ?? NaN
  expect(await top(consentBanner(page))).toBeLessThan(await top(page.locator('.site-footer')))
  expect(await dataLayer(page)).toEqual([['consent', 'default', denied]])
  await manage(page, 'Publicidade')
  expect(await dataLayer(page)).toEqual([
    ['consent', 'default', denied],
    [
      'consent',
      'update',
      { ...denied, ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' },
    ],
  ])
  await expect(consentBanner(page)).toBeHidden()
  expect(await consentCookies(page)).toEqual({ value: 'publi', days: 7, told: 7 })
})

const loads = [
  ['Recusar', [], async (page: Page) => chooseConsent(page, 'Recusar')],
  ['Publicidade', ['container'], async (page: Page) => manage(page, 'Publicidade')],
  [
    'Desempenho e funcionalidade',
    ['webchat'],
    async (page: Page) => manage(page, 'Desempenho e funcionalidade'),
  ],
  ['Aceitar', ['container', 'webchat'], async (page: Page) => chooseConsent(page, 'Aceitar')],
] as const
for (const way of eitherWay('pages'))
  test(`a third-party script loads with the consent that it needs, not before, by ${way}`, async ({
    browser,
    startServer,
    others,
  }) => {
    const server = await startServer(others.env)
    for (const [, expected, act] of loads) {
      others.asked.length = 0
      const context = await browser.newContext({ baseURL: server.url })
      const page = await context.newPage()
      await page.goto(entrance[way])
      await expect(consentBanner(page)).toBeVisible()
      expect(others.asked).toEqual([])
      await act(page)
      await expect.poll(async () => (await ran(page)).toSorted()).toEqual([...expected])
      await page.reload()
      await expectStep(page, 'cep')
      await expect.poll(async () => (await ran(page)).toSorted()).toEqual([...expected])
      await context.close()
    }
  })

test(
  'the loyalty campaign loads the affiliate script with its page, and no other campaign does (M2.74)',
  onlyInFullRun,
  async ({ page, startServer, others }) => {
    const server = await startServer(others.env)
    await page.goto(`${server.url}/livelo/checkout/cep/?utm_source=x`)
    await chooseConsent(page, 'Aceitar')
    await expect
      .poll(async () => (await ran(page)).toSorted())
      .toEqual([`affiliate ${server.url}/livelo/checkout/cep/`, 'container', 'webchat'])
  },
)

test(
  'a script that is blocked, and one that is missing, break no order (X28)',
  onlyInFullRun,
  async ({ page, guard, startServer, others }) => {
    guard.allow(failedResource)
    const server = await startServer({ ...others.env, WEBCHAT_URL: `${others.origin}/gone.js` })
    await page.route('**/container.js', (route) => route.abort())
    await page.goto(`${server.url}/checkout/cep/`)
    await chooseConsent(page, 'Aceitar')
    await expect.poll(() => others.asked).toEqual(['/gone.js'])
    await walk(page, { person: maria, until: 'telefone' })
    expect(await ran(page)).toEqual([])
  },
)

test(
  'the policy lets no script of another host run',
  onlyInFullRun,
  async ({ page, guard, startServer, others }) => {
    guard.allow(/Content Security Policy/)
    const server = await startServer()
    await page.goto(`${server.url}/checkout/cep/`)
    await expect(consentBanner(page)).toBeVisible()
    await page.evaluate((address) => {
      const script = document.createElement('script')
      script.src = address
      document.head.append(script)
      return new Promise((resolve) => script.addEventListener('error', resolve))
    }, `${others.origin}/container.js`)
    expect(others.asked).toEqual([])
  },
)

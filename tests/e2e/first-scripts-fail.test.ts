/** A file of a page's first scripts that does not arrive, or not as it is: the form is answered all the same. */
import type { Page, Request, Route } from '@playwright/test'
import { contactDrawer, coverageForm } from '../support/fill-landing-forms.ts'
import { expect, failedResource, onlyInFullRun, test } from '../support/e2e-test.ts'
import { listenLocally } from '../support/http-server.ts'
import { serveInTwoPieces } from '../support/serve-in-two-pieces.ts'
import { question } from '../support/visitor-in-browser.ts'
import { isFull } from '../support/rows-to-run.ts'

test.beforeEach(({ guard }) => guard.allow(failedResource))

/** The ways in which a file fails. */
const kinds = {
  'is cut': (route: Route) => route.abort('connectionreset'),
  'is missing': (route: Route) => route.fulfill({ status: 404, body: '' }),
  'is half of it': async (route: Route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: body.slice(0, body.length / 2) })
  },
  'is of another build': (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const other = 1' }),
  'is a page of the network': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Entre na rede</title>' }),
} as const

const blockStorage = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )

const file = (name: string) => new RegExp(`/assets/${name}-[\\w-]{6,8}\\.js`)
const notLoaded = (page: Page) => page.getByRole('alert').filter({ hasText: 'não abriu direito' })

/** Whether the recovery script asks for a file again, rather than the page that imports it. */
const isRecovery = (request: Request) => request.resourceType() === 'fetch'

/**
 * Lets a file of the page fail, and counts the page's loads.
 * @param times how often it fails; or that it comes to the recovery script alone, as a browser may repeat by itself what
 *   was cut
 * @param until the file comes only then; otherwise a key could fall between two loads of the page
 */
async function lose(
  page: Page,
  name: string,
  kind: keyof typeof kinds,
  times: number | 'comes to the recovery script' = Infinity,
  until?: Promise<unknown>,
) {
  const count = { loads: 0, lost: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count.loads += 1
  })
  await page.route(file(name), async (route) => {
    count.lost += 1
    await until
    const comes = typeof times === 'number' ? count.lost > times : isRecovery(route.request())
    return comes ? route.continue() : kinds[kind](route)
  })
  return count
}

/** What such files make the browser say; half a file is cut wherever it is. */
const said =
  /^uncaught: |does not provide an export|has not what it should have|SyntaxError|MIME type|dynamically imported|ERR_/

async function sendCep(page: Page, address: string): Promise<void> {
  await question(page, 'cep').locator('[name=cep]').fill('01310-100')
  if (address === '/') await coverageForm(page).locator('[name=phone]').fill('(11) 98765-4321')
  await page.keyboard.press('Enter')
}

/** Files are fetched twice and the page, too, which a busy machine takes long for. */
const expectAnswered = (page: Page, address: string) =>
  expect(address === '/' ? contactDrawer(page) : question(page, 'nr-imovel')).toBeVisible({ timeout: 30_000 })

const rows = (
  [
    ['/chat', ['base', 'react', 'first', 'chat', 'index']],
    ['/checkout/cep/', ['first', 'base', 'react', 'CheckoutPage', 'index']],
    ['/', ['site', 'base', 'marketing', 'react', 'hydrate-islands']],
  ] as const
).flatMap(([address, names]) =>
  names.flatMap((name) =>
    (Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => ({ address, name, kind })),
  ),
)
/** The full run has all. */
const samples = new Set(['/chat first is cut'])

for (const { address, name, kind } of rows) {
  const title = `${address} ${name} ${kind}`
  test(
    `a file that ${kind} once is fetched again and the answer counts: ${name} at ${address} (X55)`,
    samples.has(title) ? {} : onlyInFullRun,
    async ({ page, guard }) => {
      guard.allow(said)
      const sent = Promise.withResolvers<void>()
      const count = await lose(page, name, kind, 1, sent.promise)
      await page.goto(address, { waitUntil: 'commit' })
      await sendCep(page, address)
      sent.resolve()
      await expectAnswered(page, address)
      expect(count.loads).toBeLessThanOrEqual(2)
      expect(await page.evaluate(() => sessionStorage.getItem('prosa.typed'))).toBeNull()
    },
  )
}

for (const { address, name, kind } of rows.filter(
  (row) => isFull || (row.address === '/checkout/cep/' && row.name === 'first' && row.kind === 'is missing'),
)) {
  // the code of a screen is imported by code that has arrived, which then shows its own words
  const isScreen = name === 'CheckoutPage' || name === 'chat'
  // the page is not loaded anew for a file that did not come when it was fetched again
  const loads = kind === 'is cut' && !isScreen ? 1 : 2
  test(`a file that ${kind} for good ends in words and a person, after ${loads - 1} reloads: ${name} at ${address} (X55)`, async ({
    page,
    guard,
  }) => {
    guard.allow(said)
    const sent = Promise.withResolvers<void>()
    const count = await lose(page, name, kind, Infinity, sent.promise)
    await page.goto(address, { waitUntil: 'commit' })
    await sendCep(page, address)
    sent.resolve()
    const card = page.getByRole('heading', { name: 'Esta tela não abriu direito' })
    await expect(isScreen ? card : notLoaded(page)).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('link', { name: /WhatsApp/ }).first()).toBeVisible()
    await expect(page.locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible()
    expect(count.loads).toBe(loads)
    if (isScreen) return
    await expect(question(page, 'cep').locator('[name=cep]')).toHaveValue('01310-100')
    await page.unroute(file(name))
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expectAnswered(page, address)
  })
}

test(
  'a file that never comes is fetched again after some seconds, and the page says so (X55)',
  onlyInFullRun,
  async ({ page }) => {
    let asked = 0
    await page.route(file('first'), async (route) => {
      asked += 1
      // the first one hangs for good
      if (asked > 1) await route.continue()
    })
    await page.clock.install()
    await page.goto('/checkout/cep/', { waitUntil: 'commit' })
    await sendCep(page, '/checkout/cep/')
    await expect.poll(() => asked).toBe(1)
    await page.clock.fastForward(13_000)
    await expect(question(page, 'nr-imovel')).toBeVisible()
    await expect(notLoaded(page)).toBeHidden()
  },
)

test('a CPF is never stored: the page says what is wrong and waits for the visitor (X55, S18)', async ({
  page,
}) => {
  const count = await lose(page, 'first', 'is cut', 1)
  await page.goto('/refidelizacao/consulta-cpf/', { waitUntil: 'commit' })
  const field = question(page, 'consulta-cpf').locator('[name=cpf]')
  await field.fill('529.982.247-25')
  await expect(notLoaded(page)).toBeVisible()
  await expect(field).toHaveValue('529.982.247-25')
  expect(count.loads).toBe(1)
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(stored).not.toContain('529')
})

test(
  'where storage is blocked, the page is not loaded anew by itself (X19, X55)',
  onlyInFullRun,
  async ({ page }) => {
    await blockStorage(page)
    const count = await lose(page, 'first', 'is cut', 'comes to the recovery script')
    await page.goto('/chat', { waitUntil: 'commit' })
    await sendCep(page, '/chat')
    await expect(notLoaded(page)).toBeVisible()
    await expect(question(page, 'cep').locator('[name=cep]')).toHaveValue('01310-100')
    expect(count.loads).toBe(1)
  },
)

test(
  'a page that comes later than its file fails is not emptied like one that was cut (X19, X55)',
  onlyInFullRun,
  async ({ page, server }) => {
    await blockStorage(page)
    const count = await lose(page, 'first', 'is cut', 'comes to the recovery script')
    const rest = Promise.withResolvers<void>()
    const slow = await serveInTwoPieces(server.url, '</head>', rest.promise)
    try {
      await page.goto(`${slow.url}/chat`, { waitUntil: 'commit' })
      // the file has failed, was fetched again, and nothing more can be done
      await page.waitForFunction(() => document.documentElement.dataset.stuck !== undefined, null, {
        // nothing is painted yet
        polling: 100,
      })
      rest.resolve()
      await sendCep(page, '/chat')
      await expect(notLoaded(page)).toBeVisible()
      await expect(question(page, 'cep').locator('[name=cep]')).toHaveValue('01310-100')
      expect(count.loads).toBe(1)
    } finally {
      rest.resolve()
      await slow.close()
    }
  },
)

test(
  'a page that is cut before its form says so, and is painted (X55)',
  onlyInFullRun,
  async ({ page, server }) => {
    const html = await (await fetch(`${server.url}/chat`)).text()
    const cut = await listenLocally((request, response) => {
      // none of its scripts comes either
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': html.length })
      const part = request.url === '/chat' ? html.slice(0, html.indexOf('<style')) : ''
      response.write(part, () => response.destroy())
    })
    try {
      await page.clock.install()
      await page.goto(`${cut.url}/chat`, { waitUntil: 'commit' })
      await page.waitForFunction(() => window.__prosaEarlyInput?.recover !== undefined)
      await page.clock.fastForward(13_000)
      await expect(notLoaded(page)).toBeVisible()
      await expect(page.locator('a[href^="tel:"]')).toBeVisible()
      await page.screenshot()
    } finally {
      await cut.close()
    }
  },
)

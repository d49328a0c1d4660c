/** Visits are counted exactly and anonymously, by a real beacon (docs/decisions/0035). */
import type { Page, Request } from '@playwright/test'
import { expectStep, walk } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test as base } from '../support/e2e-test.ts'
import { PHONE } from '../support/send-browser-reports.ts'
import { whenHeard } from '../support/fill-landing-forms.ts'
import { maria } from '../support/people.ts'

/**
 * Programs are not counted, and the browser of the tests says that it is one. What is sent as a page closes carries the
 * browser's own name, not the context's: this is another browser.
 */
const test = base.extend({
  context: async (
    { playwright, launchOptions, contextOptions, viewport, locale, timezoneId, baseURL },
    provide,
  ) => {
    const args = [...(launchOptions.args ?? []), `--user-agent=${PHONE}`]
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    await provide(await browser.newContext({ ...contextOptions, viewport, locale, timezoneId, baseURL }))
    await browser.close()
  },
})
const asPerson = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))

const isBatch = (request: Request) => new URL(request.url()).pathname === '/api/visits'

test('what the chat missed is sent as its known words, an error as its place; nothing else leaves', async ({
  page,
  server,
}) => {
  await asPerson(page)
  // tests cannot see a beacon's body
  await page.addInitScript(() => {
    const told: string[] = []
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (to, body) => {
      if (body instanceof Blob) void body.text().then((text) => told.push(text))
      return send(to, body)
    }
    Object.assign(window, { told })
  })
  const told = () => page.evaluate(() => (Reflect.get(window, 'told') as string[]).join('\n'))
  await Promise.all([page.waitForRequest(isBatch, { timeout: 15_000 }), page.goto('/chat')])
  await expectStep(page, 'cep')
  const line = page.locator('.chat__foot form input:not([type=hidden])').first()
  await line.fill('a antena apita na laje do Xispa')
  await line.press('Enter')
  await expect(page.getByText('a antena apita na laje do Xispa')).toBeVisible()
  await page.evaluate(() => {
    const error = new TypeError('Kelwynn is not a function')
    error.stack = `TypeError: x\n    at f (${location.origin}/assets/first-Dk2sQw9x.js:1:2034)`
    dispatchEvent(new ErrorEvent('error', { error }))
  })
  // what is waiting to be batched goes out with the page
  const stored = async () => {
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    return server.sql("select step, words from missed_counts where words like '%antena%'")
  }
  await expect.poll(stored, { timeout: 15_000 }).toEqual([{ step: 'cep', words: 'a antena … na laje do …' }])
  await expect
    .poll(told, { timeout: 15_000 })
    .toContain('{"name":"TypeError","message":"… is not a function","place":"first-Dk2sQw9x.js:1:2034"}')
  expect(await told()).toContain('a antena … na laje do …')
  expect(await told()).not.toMatch(/kelwynn|xispa|apita/i)
})

test(
  'the experiment counts whom the draw led, and none of a visit with test= (D92)',
  onlyInFullRun,
  async ({ page, context, startServer }) => {
    const server = await startServer()
    const exposed = () => server.sql('select version, visitors from exposure_counts')
    const taken = () => server.sql("select sum(shown)::int as shown from step_counts where campaign = '*'")
    const hire = (from: Page) => from.locator('a[data-order]').filter({ visible: true }).first().click()
    const arrived = (from: Page) => from.waitForURL(/\/(?:chat|checkout\/cep\/)\?s=/)

    // a visitor who forces a version may go on without it
    const browser = context.browser()
    if (!browser) throw new Error('the context has its browser')
    const forcing = await browser.newContext()
    const forced = await forcing.newPage()
    await asPerson(forced)
    await forced.goto(`${server.url}/?test=B`)
    await whenHeard(forced)
    await Promise.all([arrived(forced), hire(forced)])
    await expectStep(forced, 'cep')
    expect(await forced.evaluate(() => sessionStorage.getItem('prosa.visit'))).toBe('-')

    await asPerson(page)
    await page.addInitScript(() => localStorage.setItem('prosa.version', 'B'))
    await page.goto(server.url)
    await whenHeard(page)
    await Promise.all([arrived(page), hire(page)])
    await expectStep(page, 'cep')
    await expect.poll(exposed, { timeout: 15_000 }).toEqual([{ version: 'B', visitors: 1 }])
    await expect.poll(taken, { timeout: 15_000 }).toEqual([{ shown: 1 }])
    await walk(page, { person: maria, until: 'planos' })
    const [lead] = await server.sql('select origin from leads')
    expect(lead?.origin).toMatchObject({ version: 'B' })
    expect(lead?.origin).toHaveProperty('exposed')
    // again and by another link: once
    await page.goto(server.url)
    await Promise.all([page.waitForURL(/\/chat/), hire(page)])
    expect(await exposed()).toEqual([{ version: 'B', visitors: 1 }])
    // the chat would still be loading files after the server has stopped
    await page.close()
    await forcing.close()
  },
)

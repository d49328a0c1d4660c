/** The browsers inside WhatsApp and Instagram, as far as Chromium can imitate them (docs/testing.md). */
import type { BrowserContext } from '@playwright/test'
import { bubbles, expectStep, leadId, orderNumber, walk } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { joao } from '../support/people.ts'
import { returnAtEmail } from '../support/open-order-made-by-api.ts'

const PHONE = { deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'pt-BR' } as const

/** As the apps' browsers show themselves; the bars of the app take the rest of the screen. */
const BROWSERS = [
  {
    name: 'WhatsApp',
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; SM-A155M; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0 Mobile Safari/537.36 WhatsApp/2.25',
    viewport: { width: 360, height: 592 },
  },
  {
    name: 'Instagram',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 360.0.0.30.109 (iPhone14,5; iOS 18_1; pt_BR; scale=3.00; 1170x2532)',
    viewport: { width: 390, height: 656 },
  },
] as const

/** A view without tabs: what asks for a new one opens in the same place, and `window.open` gives none. */
async function withoutTabs(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.open = () => null
    addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a[target="_blank"]') : null
        link?.removeAttribute('target')
      },
      true,
    )
  })
}

const ad = '/chat?s=d600a&utm_source=instagram&cep=01310-100&number=1000'

for (const { name, ...browserOf } of BROWSERS) {
  test(
    `${name}: the ad’s plan and address are taken, and the order goes on (D97)`,
    onlyInFullRun,
    async ({ browser, server }) => {
      const context = await browser.newContext({ ...PHONE, ...browserOf, baseURL: server.url })
      await withoutTabs(context)
      const page = await context.newPage()
      await page.goto(ad)
      // the address is in the URL of the first request only
      expect(page.url()).not.toMatch(/cep|number/)
      expect(page.url()).toContain('s=d600a')
      await page.getByRole('button', { name: 'Recusar' }).click()
      await page.getByRole('button', { name: 'É casa' }).click()
      await expectStep(page, 'nome')
      expect((await bubbles(page)).join(' ')).toContain('01310-100')
      await expect(page.getByRole('log')).toContainText('700 Mega')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        browserOf.viewport.width,
      )
      await walk(page, { person: joao })
      expect(await orderNumber(page)).toMatch(/^P/)
      const [row] = await server.sql('select origin from leads where id = $1', [await leadId(page)])
      expect(row?.origin).toMatchObject({ sku: 'd600a', utm_source: 'instagram' })
      await context.close()
    },
  )
}

for (const { name, ...browserOf } of rowsToRun(BROWSERS, 1)) {
  test(
    `${name}: the way out to WhatsApp says where one was, and Back returns there (D97)`,
    onlyInFullRun,
    async ({ browser, server }) => {
      const context = await browser.newContext({ ...PHONE, ...browserOf, baseURL: server.url })
      await withoutTabs(context)
      await context.route('https://wa.me/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
      )
      const page = await context.newPage()
      await returnAtEmail(page, server.url, '/chat?s=d600a')
      await expectStep(page, 'email')
      await page.locator('details.help summary').click()
      const link = page.locator('details.help').getByRole('link', { name: /WhatsApp/ })
      const message = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
      const [row] = await server.sql('select id from leads where id = $1', [await leadId(page)])
      expect(message).toMatch(/Referência: [\w-]{8,9}\. Plano: 700 Mega\. Parei em: .+\. Para voltar: http/)
      for (const personal of [String(row?.id), 'João', '98765', '01310', 'exemplo.com'])
        expect(message).not.toContain(personal)
      await link.click()
      await expect(page).toHaveTitle('WhatsApp')
      await page.goBack()
      await expectStep(page, 'email')
      // the link in the message comes back to the same question, too
      const back = /Para voltar: (\S+)/.exec(message)?.[1] ?? ''
      await page.goto(back)
      await expectStep(page, 'email')
      expect(await page.evaluate(() => document.body.textContent)).toContain('700 Mega')
      await context.close()
    },
  )
}

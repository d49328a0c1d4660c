/** A visitor from WhatsApp: the chat opens in the app's browser, with campaign, plan and protocol number. */
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { expectStep, leadId, orderNumber, walk } from '../support/visitor-in-browser.ts'
import { joao } from '../support/people.ts'

/** An Android WebView as in-app browsers show themselves. */
test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; SM-A155M; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0 Mobile Safari/537.36 WhatsApp/2.25',
  viewport: { width: 360, height: 592 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
})

// its address: src/content/build-whatsapp-link.test.ts; what is stored: tests/server/legacy-lead-and-lead-origin.test.ts
test(
  'orders in the chat, and the lead knows where they came from',
  onlyInFullRun,
  async ({ page, server }) => {
    await page.goto('/livelo/chat-tct?s=d600a&webcare_tuid=tuid-77&utm_source=whatsapp')
    await expectStep(page, 'cep')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    const asked = await walk(page, { person: joao })
    // the plan came with the address
    expect(asked).not.toContain('planos')
    expect(await orderNumber(page)).toMatch(/^P/)
    const [row] = await server.sql('select origin from leads where id = $1', [await leadId(page)])
    expect(row?.origin).toMatchObject({
      addon: 'livelo',
      sku: 'd600a',
      origin: 'whatsapp',
      webcare_tuid: 'tuid-77',
      utm_source: 'whatsapp',
      lp_origin: 'LP Livelo',
    })
  },
)

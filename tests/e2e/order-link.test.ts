/** What customers do with the link in an order's mail, days later. */
import type { Page } from '@playwright/test'
import { placedOrderPage as words } from '../../src/content/placed-order-page.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { orderNumber } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test, type Server } from '../support/e2e-test.ts'
import { expectReflow } from '../support/reflow-and-targets.ts'
import { mailsTo } from '../support/read-mail-files.ts'
import { partOf } from '../support/smtp-server.ts'
import { joao } from '../support/people.ts'
import { returnToReceipt } from '../support/open-order-made-by-api.ts'

/** Places an order in the browser, and returns its number and the link in the mail about it. */
async function linkMailed(page: Page, server: Server): Promise<{ number: string; link: string }> {
  await returnToReceipt(page, server.url, 'pages')
  const number = await orderNumber(page)
  const mail = async () =>
    (await mailsTo(server.dataDir, joao.email?.email ?? '')).find((each) => each.includes(number)) ?? ''
  await expect.poll(mail).not.toBe('')
  const link = /http\S+\/meu-pedido\/\S+/.exec(partOf(await mail(), 'text/plain'))?.[0] ?? ''
  return { number, link: server.url + new URL(link).pathname }
}

/** Pixels between the upper edge of the order's card and its heading. */
const roomAboveHeading = (page: Page) =>
  page
    .locator('.receipt')
    .evaluate(
      (card) =>
        (card.querySelector('h1')?.getBoundingClientRect().top ?? 0) - card.getBoundingClientRect().top,
    )

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `the page of the link is accessible and fits every width, ${colorScheme}`,
    onlyInFullRun,
    async ({ page, server }) => {
      const { link } = await linkMailed(page, server)
      await page.emulateMedia({ colorScheme })
      await page.goto(link)
      await page.getByText(words.visit.change).click()
      await page.getByText(words.cancel.ask).click()
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expectReflow(page, `the page of the link at ${width} px`)
        expect(await roomAboveHeading(page)).toBeGreaterThanOrEqual(24)
      }
      await expectAccessible(page, `the page of the link, ${colorScheme}`)
    },
  )
}

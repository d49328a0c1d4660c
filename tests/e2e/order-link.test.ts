/** What customers do with the link in an order's mail, days later. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { placedOrderPage as words } from '../../src/content/placed-order-page.ts'
import { scheduleText } from '../../src/content/format-installation-appointment.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { linkInCalendar } from '../support/read-calendar-file.ts'
import { orderNumber, question } from '../support/visitor-in-browser.ts'
import { expect, failedResource, onlyInFullRun, test, type Server } from '../support/e2e-test.ts'
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

test(
  'the link in the mail shows the order, moves the visit and asks for the cancellation',
  onlyInFullRun,
  async ({ page, server, browser, guard }) => {
    const { number, link } = await linkMailed(page, server)
    const download = page.waitForEvent('download')
    await question(page, 'pedido-realizado').getByRole('button', { name: 'Pôr a visita na agenda' }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(linkInCalendar(file)).toBe(link)
    const help = page.locator('.help')
    await help.locator('summary').click()
    const whatsapp = await help.getByRole('link', { name: 'Conversar no WhatsApp' }).getAttribute('href')
    expect(new URL(whatsapp ?? '').searchParams.get('text')).toContain(number)

    // another browser, without scripts: the link is opened on another day, in the mail's own viewer
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'pt-BR' })
    const later = await context.newPage()
    await later.goto(link)
    await expect(later.getByTestId('order-number')).toHaveText(number)
    await expect(later.getByText(joao.nome?.name ?? '', { exact: false })).toHaveCount(0)
    await later.getByText(words.visit.change).click()
    const day = later.getByRole('group').nth(3)
    const name = await day.locator('legend').innerText()
    await day.getByRole('radio').first().check()
    await later.getByRole('button', { name: words.visit.submit }).click()
    await expect(later.getByRole('status').first()).toContainText(name, { ignoreCase: true })
    const [row] = await server.sql('select schedule from leads where order_number = $1', [number])
    const schedule = row?.schedule as { date: string; period: 'manha' | 'tarde' }
    await expect(later.getByText(words.visit.done(scheduleText(schedule)))).toBeVisible()

    await later.getByText(words.cancel.ask).click()
    await later.getByRole('button', { name: words.cancel.submit }).click()
    await expect(later.getByText(words.cancel.askedText('(21)'), { exact: false })).toHaveCount(0)
    await expect(later.getByRole('status').first()).toContainText(words.cancel.asked)
    expect(await server.sql("select about from support_requests where about = 'cancellation'")).toHaveLength(
      1,
    )
    await context.close()

    guard.allow(failedResource)
    await page.goto(`${link.slice(0, -2)}AA`)
    await expect(page.getByRole('heading', { name: words.gone.title })).toBeVisible()
  },
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

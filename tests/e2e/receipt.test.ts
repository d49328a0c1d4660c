/** Review and receipt on each size of screen, read again, saved, printed, and with another day for the visit. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { scheduleText, appointmentHeading } from '../../src/content/appointment-texts.ts'
import { isoToBr } from '../../src/lib/iso-dates.ts'
import { expectAccessibleInBoth } from '../support/accessibility.ts'
import { visitInCalendar } from '../support/read-calendar-file.ts'
import {
  eitherWay,
  expectStep,
  freeLine,
  leadId,
  orderNumber,
  question,
  switchTo,
} from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test, type Server } from '../support/e2e-test.ts'
import { returnToReceipt, returnToReview } from '../support/open-order-made-by-api.ts'

type Visit = { date: string; period: 'manha' | 'tarde' }
async function expectNothingLeft(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Voltar', exact: true })).toHaveCount(0)
  await expect(page.getByText('Salvo', { exact: true })).toHaveCount(0)
}

/** A finished order is neither left nor saved any more, nothing is asked, and one word says that it is done. */
async function expectFinished(page: Page): Promise<void> {
  await expectNothingLeft(page)
  await expect(page.getByText('Pronto').filter({ visible: true })).toHaveCount(1)
  await expect(freeLine(page)).toHaveCount(0)
}
/** How far the receipt's two columns end above the receipt itself, in pixels. */
const columnEnds = (page: Page) =>
  page
    .locator('.receipt')
    .evaluate((receipt) =>
      ['.receipt__part--keep', '.receipt__rest > :nth-child(2)'].map((last) =>
        Math.round(
          receipt.getBoundingClientRect().bottom -
            (receipt.querySelector(last)?.getBoundingClientRect().bottom ?? 0) -
            receipt.clientTop,
        ),
      ),
    )
/** Where the names of the stages begin, in pixels. */
const stageStarts = (page: Page) =>
  page
    .locator('.progress__stages > [data-state]')
    .evaluateAll((stages) => stages.map((stage) => Math.round(stage.getBoundingClientRect().left)))
/** The size of the text that says that the order is made, and of the day of the visit. */
const sizesOfTexts = (page: Page) =>
  page
    .locator('.msg:has-text("Pronto"), h1, .receipt__visit-when')
    .filter({ visible: true })
    .evaluateAll((texts) => texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)))
const visitOf = async (server: Server, id: string): Promise<Visit> => {
  const [row] = await server.sql('select schedule from leads where id = $1', [id])
  return row?.schedule as Visit
}

/** Where the price of the whole order is large, with its condition. */
const PRICE = { chat: '.order__plan', pages: '.consent__price' } as const

for (const way of eitherWay('chat')) {
  test(
    `on a wide screen the price is in the first view with the button, then the visit, the number and what happens next, by ${way} (L12)`,
    onlyInFullRun,
    async ({ page, server }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await returnToReview(page, server.url, way)
      const confirm = question(page, 'confirmacao').getByRole('button', { name: 'Confirmar pedido' })
      await expect(confirm).toBeInViewport({ ratio: 1 })
      const price = page.locator(PRICE[way])
      await expect(price).toBeInViewport({ ratio: 1 })
      await expect(price).toContainText(/R\$\s\d+,99\/mês.*sem débito automático/)
      const starts = await stageStarts(page)
      await confirm.click()
      await expectStep(page, 'pedido-realizado')
      expect(await stageStarts(page)).toEqual(starts)
      for (const part of [
        '.receipt__visit-when',
        '[data-testid=order-number]',
        '.receipt__next > :first-child',
      ])
        await expect(page.locator(part)).toBeInViewport({ ratio: 1 })
      await expect(page.locator('.receipt__picture svg')).toBeVisible()
      // two columns, which take the room of the order's card
      expect((await page.locator('.receipt').boundingBox())?.width).toBeGreaterThan(1000)
      // the moment is as large as the visit
      const [made = 0, visit = 0] = await sizesOfTexts(page)
      expect(made).toBeGreaterThanOrEqual(Math.min(visit, 24))
      // the present stage alone is lit, below its name
      await expect(page.locator('.strand__glow, .strand__tip').filter({ visible: true })).toHaveCount(0)
      await expectFinished(page)
      await expectAccessibleInBoth(page, `the receipt by ${way}`)
      // nothing of the light at the end of the progress is cut off where it is one cable
      await page.setViewportSize({ width: 390, height: 844 })
      const light = await page.locator('.strand__glow').boundingBox()
      expect(light?.width).toBeGreaterThan(0)
      expect((light?.x ?? 0) + (light?.width ?? 0)).toBeLessThanOrEqual(390)
    },
  )

  test(
    `on a tablet the button is in the first view of the review, by ${way}`,
    onlyInFullRun,
    async ({ page, server }) => {
      await page.setViewportSize({ width: 768, height: 1024 })
      await returnToReview(page, server.url, way)
      const form = question(page, 'confirmacao')
      await expect(form.getByRole('button', { name: 'Confirmar pedido' })).toBeInViewport({ ratio: 1 })
      await expect(form.getByText(/por mês (?:com|sem) débito automático/)).toBeInViewport({ ratio: 1 })
    },
  )
}

for (const way of eitherWay('pages')) {
  test(
    `the whole order, read again after it was made, is no question, by ${way}`,
    onlyInFullRun,
    async ({ page, server }) => {
      await returnToReceipt(page, server.url, way)
      await page.getByRole('link', { name: 'Ver o pedido completo' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seu pedido completo')
      await expect(page).toHaveTitle('Pedido realizado · TIM Ultrafibra')
      await expectNothingLeft(page)
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
      // its parts do not touch each other
      const gaps = await page.locator('.ask:has(.review)').evaluate((review) => {
        const boxes = [...review.children].map((each) => each.getBoundingClientRect())
        return boxes.slice(1).map((box, index) => box.top - (boxes[index]?.bottom ?? 0))
      })
      expect(gaps).toHaveLength(1)
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12)
      await switchTo(page, 'chat')
      await expect(page.getByText('Seu pedido completo').or(page.locator('.review')).first()).toBeVisible()
      await expectNothingLeft(page)
      await expect(freeLine(page)).toHaveCount(0)
      await switchTo(page, 'pages')
      await page.getByRole('link', { name: 'Ver recibo' }).click()
      await expectStep(page, 'pedido-realizado')
    },
  )
}

for (const way of eitherWay('chat')) {
  test(
    `on paper the receipt has a title, and nothing that only a screen can do, by ${way}`,
    onlyInFullRun,
    async ({ page, server }) => {
      await returnToReceipt(page, server.url, way)
      const next = page.locator('.receipt__next')
      await expect(next).toContainText('aqui mesmo', { useInnerText: true })
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('.receipt__title')).toBeVisible()
      await expect(page.locator('.receipt__title')).toHaveText('Pronto, seu pedido está feito')
      await expect(next).toContainText('A confirmação vai para', { useInnerText: true })
      await expect(next).not.toContainText('aqui mesmo', { useInnerText: true })
    },
  )
}

for (const way of eitherWay('pages')) {
  test(`the receipt goes to the calendar, to WhatsApp and on paper, by ${way}`, async ({ page, server }) => {
    await returnToReceipt(page, server.url, way)
    const number = await orderNumber(page)
    const visit = await visitOf(server, await leadId(page))
    const receipt = question(page, 'pedido-realizado')
    await expect(receipt.locator('.receipt__next li')).toHaveCount(3)
    await expect(receipt.locator('.receipt__visit-when')).toHaveText(appointmentHeading(visit))
    await expect(receipt.locator('.receipt__visit-when')).toBeInViewport({ ratio: 1 })
    // each thing once: the whole receipt is a few turns of the thumb long (D159)
    const height = await receipt
      .locator('.receipt')
      .evaluate((element) => element.getBoundingClientRect().height)
    expect(height).toBeLessThan(1700)
    if (way === 'pages') {
      const size = page.viewportSize() ?? { width: 412, height: 915 }
      await page.setViewportSize({ width: 390, height: 844 })
      // with header and footer, once the question about cookies is answered
      await page.getByRole('button', { name: 'Recusar' }).click()
      const foot = await page.locator('.site-footer__in').boundingBox()
      expect((foot?.y ?? Infinity) + (foot?.height ?? 0)).toBeLessThan(2000)
      await page.setViewportSize(size)
    }
    const said = (await receipt.innerText()).split(appointmentHeading(visit).split(',')[1] ?? '').length - 1
    expect(said, 'the day of the visit').toBe(1)
    if (way === 'pages') {
      const narrow = page.viewportSize() ?? { width: 412, height: 915 }
      await page.setViewportSize({ width: 1280, height: 800 })
      await expect.poll(async () => columnEnds(page)).toEqual([0, 0])
      await page.setViewportSize(narrow)
    }

    const download = page.waitForEvent('download')
    await receipt.getByRole('button', { name: 'Pôr a visita na agenda' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`visita-${number}.ics`)
    const { start, place } = visitInCalendar(await readFile(await file.path(), 'utf8'))
    expect(isoToBr(start.slice(0, 10))).toBe(visit.date)
    expect(place).toContain('Avenida Paulista, 1500')

    const link = await receipt.getByRole('link', { name: 'Mandar para meu WhatsApp' }).getAttribute('href')
    const sent = new URL(link ?? '')
    expect(sent.origin + sent.pathname).toBe('https://wa.me/')
    expect(sent.searchParams.get('text')).toBe(
      `Meu pedido da TIM Ultrafibra: ${number}.\nInstalação: ${scheduleText(visit)}.`,
    )

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByTestId('order-number')).toBeVisible()
    await expect(receipt.getByText('Avenida Paulista, 1500').first()).toBeVisible()
    await expect(page.locator('header')).toHaveText('TIM Ultrafibra', { useInnerText: true })
    await expect(page.locator('button:visible, footer:visible, [role=log]:visible')).toHaveCount(0)
    // nothing of it is left in something that scrolls, of which paper shows the first view only
    const [bottom, paper] = await receipt.evaluate((element) => [
      Math.floor(element.getBoundingClientRect().bottom + window.scrollY),
      document.documentElement.scrollHeight,
    ])
    expect(bottom).toBeLessThanOrEqual(paper ?? 0)
  })
}

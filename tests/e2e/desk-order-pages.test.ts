/**
 * A head of support at the desk finds an order, opens it with a reason, moves its installation visit, and cancels it.
 */
import { waitAndErrorWords } from '../../src/content/loading-saving-and-failures.ts'
import { actionResults } from '../../src/content/desk/action-results.ts'
import { orderList as list, orderMessage as message } from '../../src/content/desk/order-list.ts'
import { orderRecord as words, orderSearch as search } from '../../src/content/desk/orders.ts'
import { cancelEmailWords } from '../../src/content/emails.ts'
import { scheduleText } from '../../src/content/appointment-texts.ts'
import {
  expectNoLayoutFaults,
  giveSession,
  setDeskView,
  deskViews,
  nameOfView,
  openFoldedParts,
  pressButton,
} from '../support/desk-in-browser.ts'
import { question } from '../support/visitor-in-browser.ts'
import { expect, failedResource, onlyInFullRun, type Server, test } from '../support/e2e-test.ts'
import { ANSWERS, FINISH } from '../support/create-leads.ts'
import { mailsTo } from '../support/read-mail-files.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { partOf } from '../support/smtp-server.ts'
import { startReadyLead, send, startLead } from '../support/http-visitor.ts'
import type { Page } from '@playwright/test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Places an order of a person with these answers; returns its number and the id of its lead. */
async function order(server: Server, changed: Readonly<Record<string, object>>) {
  const id = await startReadyLead(server.url, changed)
  const { body } = await send(server.url, 'PUT', `/api/lead/${id}`, FINISH)
  return { id, number: String(body.orderNumber) }
}

async function find(page: Page, what: string): Promise<void> {
  await page.goto('/operador/pedidos')
  const field = page.getByLabel(search.label)
  await field.fill(what)
  await field.press('Enter')
  // the page that follows, not the one before it
  const opened = heading(page).filter({ hasNotText: search.title })
  await expect(
    page.getByRole('alert').or(page.locator('table, .desk-empty')).or(opened).first(),
  ).toBeVisible()
}

async function openWithReason(page: Page): Promise<void> {
  await page.getByLabel(words.reasons.cliente, { exact: true }).check()
  await pressButton(page, words.masked.submit)
  await expect(page.getByText(words.opened(words.reasons.cliente))).toBeVisible()
}

// tests/server/desk/order-search.test.ts and resume-erase-reschedule-expire.test.ts
for (const look of deskViews(1280, 'light'))
  test(
    `an order is found, opened, moved and cancelled ${nameOfView(look)}`,
    onlyInFullRun,
    async ({ page, server, context, guard }) => {
      guard.allow(failedResource)
      const email = `rita.${look.width}.${look.theme}@gmail.com`
      const phone = `1197${look.width === 390 ? 1 : 2}${look.theme === 'dark' ? 1 : 2}43210`.slice(0, 11)
      const { id, number } = await order(server, {
        name: { name: 'Rita Campos Leal' },
        phone: { phone },
        email: { email, accept_promotions: false },
      })
      const operator = await giveSession(server, context, 'atendimento')
      await setDeskView(page, look)

      // by anything the person on the phone can say, never by a part of it
      const all = [email, number, phone, `(${phone.slice(0, 2)}) ${phone.slice(2)}`, '529.982.247-25']
      // all of them: tests/server/desk/order-search.test.ts
      for (const known of rowsToRun(all, 1)) {
        await find(page, known)
        // one exact hit opens itself (D143); of several, each has its row
        const row = page.getByRole('row').filter({ hasText: number })
        await expect(row.or(heading(page).filter({ hasText: number }))).toBeVisible()
      }
      await find(page, '529.982')
      await expect(page.getByRole('alert')).toHaveText(search.unreadable)
      await find(page, number)

      // masked, but what happened is told
      await expect(heading(page)).toHaveText(search.order(number))
      await expect(page.getByText('Rita Campos Leal')).toHaveCount(0)
      expect(await page.content()).not.toContain(email)
      await expect(page.getByText(words.history.events.finished ?? '')).toBeVisible()
      await expectNoLayoutFaults(page, 'an order with masked data')

      await openWithReason(page)
      // what one came for stands in the first screen, however narrow
      for (const { title } of [words.visit, words.change, words.cancel])
        await expect(page.getByText(title, { exact: true }).first()).toBeInViewport()
      await expect(page.getByText('Rita Campos Leal')).toBeVisible()
      await expect(page.getByText(email)).toBeVisible()
      await expectNoLayoutFaults(page, 'an order with its data')

      // another day
      await page.getByText(words.visit.title, { exact: true }).first().click()
      const choice = page.getByLabel(words.visit.label).locator('option').nth(3)
      const wish = (await choice.getAttribute('value')) ?? ''
      await page.getByLabel(words.visit.label).selectOption(wish)
      await pressButton(page, words.visit.submit)
      await expect(page.getByRole('status').first()).toHaveText(actionResults['visita-mudou'] ?? '')
      const [row] = await server.sql('select schedule from leads where id = $1', [id])
      const schedule = row?.schedule as { date: string; period: 'manha' | 'tarde' }
      expect(`${schedule.date} ${schedule.period}`).toBe(wish)
      await expect(page.getByText(scheduleText(schedule), { exact: false }).first()).toBeVisible()

      // and cancelled, with a mail to the person
      await page.getByText(words.cancel.title, { exact: true }).first().click()
      await page.getByLabel(words.cancel.reasons.cliente, { exact: true }).check()
      await page.getByLabel(words.cancel.sure).check()
      await pressButton(page, words.cancel.submit)
      await expect(page.getByRole('status').first()).toHaveText(actionResults['pedido-cancelado'] ?? '')
      await expect(page.getByText(search.states.cancelled, { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: words.visit.submit })).toHaveCount(0)
      await expectNoLayoutFaults(page, 'a cancelled order')
      // the ten minutes for which it has to last
      await server.sql('update outbox set next_at = created_at where subject_id = $1', [id])
      const mailed = async () =>
        (await mailsTo(server.dataDir, email)).map((each) => partOf(each, 'text/plain')).join('\n')
      await expect.poll(mailed).toContain(cancelEmailWords.title('Rita'))

      // who did what is in the log, and on the page itself
      await expect(page.getByRole('listitem').filter({ hasText: operator }).first()).toBeVisible()
      const actions = await server.sql('select distinct what from audit_log where operator = $1', [operator])
      expect(actions.map(({ what }) => String(what)).toSorted()).toEqual([
        'order_cancelled',
        'order_moved',
        'order_opened',
        'order_searched',
        'order_seen',
        'order_shown',
      ])
    },
  )

// tests/server/desk/order-actions.test.ts
for (const look of deskViews(390, 'dark'))
  test(
    `a lead says where it stopped, and a link brings its visitor back ${nameOfView(look)}`,
    onlyInFullRun,
    async ({ page, server, context, browser }) => {
      const email = `lia.${look.width}.${look.theme}@gmail.com`
      const { plan, birthDate } = ANSWERS
      await startLead(server.url, {
        plan,
        name: { name: 'Lia Moraes Dias' },
        phone: { phone: '21987001122' },
        email: { email, accept_promotions: false },
        birthDate,
      })
      await giveSession(server, context, 'atendimento')
      await setDeskView(page, look)
      await find(page, email)
      await expect(heading(page)).toHaveText(words.lead)
      await expect(page.getByText('Nome da mãe').first()).toBeVisible()
      await openWithReason(page)
      await page.getByText(words.way.leadTitle, { exact: true }).click()
      await pressButton(page, words.way.whatsapp)
      const link = await page.getByLabel(words.way.link, { exact: true }).inputValue()
      await expectNoLayoutFaults(page, 'a lead with its link')

      const visitor = await browser.newContext({ locale: 'pt-BR' })
      const other = await visitor.newPage()
      await other.goto(server.url + new URL(link).pathname + new URL(link).search)
      await other.getByRole('button', { name: waitAndErrorWords.singleUseLink.open }).click()
      await expect(question(other, 'nome-mae')).toBeVisible()
      await visitor.close()
    },
  )

// tests/server/desk/order-message.test.ts
for (const look of deskViews(390, 'light'))
  test(
    `who ordered at a price gets one mail that a colleague has approved ${nameOfView(look)}`,
    onlyInFullRun,
    async ({ page, startServer, context, browser }) => {
      const server = await startServer()
      const sentence = 'O preço que o site mostrou estava errado: a sua fatura vem com o valor certo.'
      const buyers = ['rita.um@gmail.com', 'rita.dois@gmail.com']
      const orders: { readonly number: string }[] = []
      for (const email of buyers)
        orders.push(await order(server, { email: { email, accept_promotions: false } }))
      const [{ sku, price } = {}] = await server.sql('select sku, price from orders limit 1')
      await giveSession(server, context, 'atendimento')
      await setDeskView(page, look)
      await page.goto(`${server.url}/operador/lista`)
      await openFoldedParts(page)
      await page.getByLabel(list.plan, { exact: true }).selectOption(String(sku))
      await page.getByLabel(list.price).fill((Number(price) / 100).toFixed(2).replace('.', ','))
      await page.getByLabel(list.fromTime, { exact: true }).fill('00:00')
      await pressButton(page, list.show)
      for (const { number } of orders)
        await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible()
      await expectNoLayoutFaults(page, 'who ordered at a price')
      await page.getByRole('link', { name: message.link }).click()
      await page.getByLabel(message.sentence).fill(sentence)
      await pressButton(page, message.preview)
      await expect(page.getByText(message.count(2, 2))).toBeVisible()
      await expect(page.locator('.desk-mail')).toContainText(sentence)
      await pressButton(page, message.ask)
      await expect(page.getByText(message.own)).toBeVisible()
      await expectNoLayoutFaults(page, 'a sentence that waits')

      const colleague = await browser.newContext({ baseURL: server.url, locale: 'pt-BR' })
      await giveSession(server, colleague, 'atendimento')
      const other = await colleague.newPage()
      await other.goto('/operador')
      await other.getByRole('link', { name: message.waiting(1) }).click()
      await pressButton(other, message.approve)
      await expect(other.getByText(message.sent)).toBeVisible()
      await colleague.close()

      for (const [index, email] of buyers.entries()) {
        const arrived = async () =>
          (await mailsTo(server.dataDir, email))
            .map((each) => partOf(each, 'text/plain'))
            .filter((text) => text.includes(sentence) && text.includes(orders[index]?.number ?? ''))
        await expect.poll(async () => (await arrived()).length, { timeout: 30_000 }).toBe(1)
        await page.goto(`${server.url}/operador/pedidos`)
        await page.getByLabel(search.label).fill(orders[index]?.number ?? '')
        await page.getByLabel(search.label).press('Enter')
        await expect(page.getByText(sentence)).toBeVisible()
      }
    },
  )

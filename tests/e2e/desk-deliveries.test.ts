/** "Send again" at the desk really delivers a notice that had been given up, and the page says so. */
import type { Page } from '@playwright/test'
import { auditWords } from '../../src/content/desk/audit-log.ts'
import { actionName } from '../../src/content/desk/audit-sentences.ts'
import { home } from '../../src/content/desk/home-page.ts'
import { actionResults } from '../../src/content/desk/action-results.ts'
import { failedNotifications as words } from '../../src/content/desk/undelivered-notices.ts'
import {
  expectNoLayoutFaults,
  giveSession,
  setDeskView,
  deskViews,
  nameOfView,
  tableSeen,
} from '../support/desk-in-browser.ts'
import { expect, onlyInFullRun, test, type Server } from '../support/e2e-test.ts'
import { ANSWERS } from '../support/create-leads.ts'
import { startReceiver } from '../support/webhook-receiver.ts'
import { startMailServer } from '../support/smtp-server.ts'
import { placeOrder, send } from '../support/http-visitor.ts'

const TELEPHONE = '11987654321'
const CALL = words.kinds['call.requested'] ?? ''
const MAIL = words.kinds['order.mail'] ?? ''

/** A mail server whose mailboxes are full until `isFull` is false: mail refused this way is given up on immediately. */
async function startFullMailServer() {
  const state = { isFull: true }
  const server = await startMailServer({
    closeTimeout: 100,
    onRcptTo: (_address, _session, answer) =>
      answer(state.isFull ? Object.assign(new Error('mailbox full'), { responseCode: 552 }) : undefined),
  })
  return { ...server, state }
}

/** Waits until the database says that nothing of a kind waits any more: it arrived, or was given up on. */
const expectSettled = (server: Server, kind: string, column: 'delivered_at' | 'failed_at') =>
  expect
    .poll(
      async () => (await server.sql(`select ${column} from outbox where kind = $1`, [kind]))[0]?.[column],
      {
        timeout: 30_000,
      },
    )
    .toBeTruthy()

/** A call is asked for while the operator's system is down, and the server gives up on notifying it. */
async function giveUpOnCall(server: Server): Promise<void> {
  await send(server.url, 'POST', '/api/supportRequest', { telephone: TELEPHONE })
  // the hours in which it is tried again are over
  await server.sql(
    `update outbox set created_at = created_at - interval '2 hours', tried_at = now() - interval '2 hours'
     where kind = 'call.requested'`,
  )
  await expectSettled(server, 'call.requested', 'failed_at')
}

/** Kind, state and error of each notice; behind its kind stands what it is about. */
const deliveriesOn = async (page: Page) =>
  (await tableSeen(page, words.caption)).map((row) => [
    row[words.what]?.replace(/ [A-Z\d]+$/, ''),
    row[words.state],
    row[words.error],
  ])

const again = (page: Page, kind: string) =>
  page.getByRole('button', { name: new RegExp(`^${words.again} ?: ${kind}$`) })

for (const look of deskViews(390, 'light'))
  test(
    `what was given up on is sent again ${nameOfView(look)}`,
    onlyInFullRun,
    async ({ page, context, startServer }) => {
      const [receiver, mail] = await Promise.all([startReceiver(), startFullMailServer()])
      try {
        const server = await startServer({
          ORDER_WEBHOOK_URL: receiver.url,
          ORDER_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
          OUTBOX_GIVE_UP_HOURS: '1',
          SMTP_HOST: '127.0.0.1',
          SMTP_PORT: String(mail.port),
        })
        const number = await placeOrder(server.url)
        await expectSettled(server, 'order.created', 'delivered_at')
        await expectSettled(server, 'order.mail', 'failed_at')
        receiver.mood = 503
        await giveUpOnCall(server)

        const email = await giveSession(server, context)
        await setDeskView(page, look)
        await page.goto(`${server.url}/operador`)
        await page.getByRole('link', { name: home.over(2) }).click()
        const given = await deliveriesOn(page)
        expect(given.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1))).toEqual([
          [MAIL, words.isOver, 'o e-mail foi recusado (erro 552)'],
          [CALL, words.isOver, 'respondeu com o erro 503'],
        ])
        expect(await page.content()).not.toMatch(/98765|maria\.silva/i)
        await expectNoLayoutFaults(page, 'deliveries given up on')
        const stale = await context.newPage()
        await stale.goto(page.url())

        // the system is still down: no longer given up, and retried for all its hours again
        const tried = receiver.deliveries.length
        await again(page, CALL).click()
        await expect(page.getByRole('status')).toHaveText(actionResults.mandado ?? '')
        await expect.poll(() => receiver.deliveries.length, { timeout: 30_000 }).toBeGreaterThan(tried)
        await page.reload()
        const waiting = (await deliveriesOn(page)).find(([what]) => what === CALL)
        expect(waiting?.[1]).toContain(words.next)

        receiver.mood = 200
        await again(page, CALL).click()
        await expectSettled(server, 'call.requested', 'delivered_at')
        const arrival = receiver.deliveries.at(-1)
        expect(arrival?.body).toMatchObject({ type: 'call.requested', data: { telephone: TELEPHONE } })
        expect(arrival?.id).toBe(receiver.deliveries[tried]?.id)
        await page.reload()
        expect((await deliveriesOn(page)).map(([what]) => what)).toEqual([MAIL])
        const arrived = receiver.deliveries.length
        await again(stale, CALL).click()
        await expect(stale.getByRole('status')).toHaveText(actionResults['ja-chegou'] ?? '')

        mail.state.isFull = false
        await page.getByRole('button', { name: words.all }).click()
        await expectSettled(server, 'order.mail', 'delivered_at')
        expect(mail.mails.map(({ to }) => to)).toEqual([[ANSWERS.email.email]])
        expect(mail.mails[0]?.raw).toContain(number)
        await page.reload()
        await expect(page.getByText(words.empty)).toBeVisible()
        expect(receiver.deliveries).toHaveLength(arrived)

        await page.goto(`${server.url}/operador/registro?feito-de=delivery_resent`)
        // once more while the system was down; the one that had arrived was not sent
        const told = await page.locator('.day-list li').allTextContents()
        const action = actionName('delivery_resent')
        expect(told).toEqual([
          expect.stringContaining(`${action} · quantidade: 1`),
          expect.stringContaining(`${action} · entrega: ${CALL}`),
        ])
        expect(told[1]).toContain(auditWords.times(2))
        for (const line of told) expect(line).toContain(email)
        await expectNoLayoutFaults(page, 'the log of what was sent again')
      } finally {
        await receiver.close()
        await mail.stop()
      }
    },
  )

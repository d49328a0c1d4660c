/**
 * Plays a written conversation in the browser's chat: types or presses the visitor's messages, and checks each reply of
 * the assistant.
 */
import type { Locator, Page } from '@playwright/test'
import { addDays, isoToBr, todayInSaoPaulo, weekday } from '../../src/lib/iso-dates.ts'
import { expectStep, freeLine, orderNumber } from './visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from './e2e-test.ts'

const SEND = /^— (.*)$/
const PRESS = /^— \[(.*)\]$/

const log = (page: Page): Locator => page.getByRole('log')

/** The line in which the visitor types: that of the question, or the one under its cards. */
async function line(page: Page): Promise<Locator> {
  const own = page.locator(
    '.chat__foot form[data-step] input:not([type=hidden], [type=radio], [type=checkbox])',
  )
  await expect(freeLine(page).or(own).first()).toBeVisible()
  return (await freeLine(page).count()) > 0 ? freeLine(page) : own.first()
}

async function press(page: Page, label: string): Promise<void> {
  await page.locator('.chat__foot, .chat__notices').getByRole('button', { name: label, exact: true }).click()
}

/** What the log shows, one text per message, without the words that say who speaks. */
async function messages(page: Page): Promise<string[]> {
  const texts = await log(page).locator('> *').allInnerTexts()
  return texts.map((text) => text.replace(/\s+/g, ' '))
}

/** A day a week away that has room: not a Sunday, written as 28/11. */
function dayOfVisit(): string {
  const today = todayInSaoPaulo(new Date())
  const day = [7, 8, 9].map((days) => addDays(today, days)).find((date) => weekday(date) !== 0)
  return isoToBr(day ?? today).slice(0, 5)
}

/**
 * Plays a conversation. `{dia}` is a day with room for a visit. A line that begins with a dash is the visitor's ("—
 * [Sim, é isso]" is a button); every other line must be among the messages after it, or have replaced them.
 */
export async function playConversation(page: Page, script: string): Promise<void> {
  for (const each of script.split('\n').map((text) => text.trim())) {
    if (each === '') continue
    const [, button] = PRESS.exec(each) ?? []
    const [, typed] = SEND.exec(each.replace('{dia}', dayOfVisit())) ?? []
    if (button !== undefined) await press(page, button)
    else if (typed !== undefined) {
      const input = await line(page)
      await input.fill(typed)
      await input.press('Enter')
    } else {
      await expect
        .poll(async () => (await messages(page)).slice(-6).join('\n'), { message: each, timeout: 10_000 })
        .toContain(each)
    }
  }
}

export type ConversationScript = {
  readonly title: string
  readonly says: string
  /** What the order holds. */
  readonly order: Readonly<Record<string, unknown>>
}

/**
 * Declares one test of the full run for each conversation: it ends with an order that contains what was said. In `npm
 * test` the same is shown without a browser: tests/journeys/talk-of-order.test.ts, src/understanding.
 */
export function testConversations(talks: readonly ConversationScript[]): void {
  for (const { title, says, order } of talks) {
    test(title, onlyInFullRun, async ({ page, server }) => {
      test.setTimeout(90_000)
      await page.goto('/chat')
      await playConversation(page, says)
      await expectStep(page, 'pedido-realizado')
      const [made] = await server.sql(
        `select l.place->>'number' as number, l.place->>'complement' as complement, o.due_day, o.direct_debit, o.sku
         from orders o join leads l on l.id = o.lead_id where o.number = $1`,
        [await orderNumber(page)],
      )
      expect(made).toMatchObject(order)
    })
  }
}

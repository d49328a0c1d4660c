/** A conversation written down as it is read: what the visitor types or presses, and what the assistant says then. */
import { expect, type Locator, type Page } from '@playwright/test'
import { freeLine } from './driver.ts'

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
  await page.locator('.chat__foot').getByRole('button', { name: label, exact: true }).click()
}

/** What the log shows, one text per message, without the words that tell who speaks. */
async function messages(page: Page): Promise<string[]> {
  const texts = await log(page).locator('> *').allInnerTexts()
  return texts.map((text) => text.replace(/\s+/g, ' '))
}

/**
 * Plays a conversation. A line that begins with a dash is the visitor's ("— [Sim, é isso]" is a button); every other
 * one must then stand among the messages that follow the visitor's last, or have taken the place of them.
 */
export async function converse(page: Page, script: string): Promise<void> {
  for (const each of script.split('\n').map((text) => text.trim())) {
    if (each === '') continue
    const [, button] = PRESS.exec(each) ?? []
    const [, typed] = SEND.exec(each) ?? []
    if (button !== undefined) await press(page, button)
    else if (typed !== undefined) {
      const input = await line(page)
      await input.fill(typed)
      await input.press('Enter')
    } else {
      await expect
        .poll(async () => (await messages(page)).slice(-6).some((text) => text.includes(each)), {
          message: each,
          timeout: 15_000,
        })
        .toBe(true)
    }
  }
}

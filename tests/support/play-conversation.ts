/**
 * Plays a written conversation in the browser's chat: types the visitor's messages, and checks each reply of the
 * assistant.
 */
import type { Locator, Page } from '@playwright/test'
import { freeLine } from './visitor-in-browser.ts'
import { expect } from './e2e-test.ts'

const SEND = /^— (.*)$/

const log = (page: Page): Locator => page.getByRole('log')

/** The line in which the visitor types: that of the question, or the one under its cards. */
async function line(page: Page): Promise<Locator> {
  const own = page.locator(
    '.chat__foot form[data-step] input:not([type=hidden], [type=radio], [type=checkbox])',
  )
  await expect(freeLine(page).or(own).first()).toBeVisible()
  return (await freeLine(page).count()) > 0 ? freeLine(page) : own.first()
}

/** What the log shows, one text per message, without the words that say who speaks. */
async function messages(page: Page): Promise<string[]> {
  const texts = await log(page).locator('> *').allInnerTexts()
  return texts.map((text) => text.replace(/\s+/g, ' '))
}

/**
 * Plays a conversation. A line that begins with a dash is the visitor's; every other line must be among the messages
 * after it, or have replaced them.
 */
export async function playConversation(page: Page, script: string): Promise<void> {
  for (const each of script.split('\n').map((text) => text.trim())) {
    if (each === '') continue
    const [, typed] = SEND.exec(each) ?? []
    if (typed !== undefined) {
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

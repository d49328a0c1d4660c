import type { Browser } from '@playwright/test'
import { openSlowPage, scriptBytes } from '../measure-first-questions.ts'

/** Returns the bytes of JavaScript until the first question of an order can be answered. */
export async function scriptBytesUntilAnswerable(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openSlowPage(browser, async () => undefined)
  try {
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('prosa:answerable').length > 0)
    return await scriptBytes(page)
  } finally {
    await context.close()
  }
}

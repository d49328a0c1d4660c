/** Waits in a page until the code of later questions has been prefetched, or until a failed call has been retried. */
import type { Page } from '@playwright/test'
import { expectStep, question } from './visitor-in-browser.ts'

/** Waits until half a second passes without another file: the later questions' code is loaded. */
export async function waitForPrefetch(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const files = () => performance.getEntriesByType('resource').length
    for (let before = -1; before !== files();) {
      before = files()
      await new Promise((done) => setTimeout(done, 500))
    }
  })
}

/** The page retries automatically, unless the visitor is faster. */
export async function continueAfterRetry(page: Page, step: string): Promise<void> {
  // the sign of the saves above the question offers it, too
  const retry = page.getByRole('button', { name: 'Tentar de novo' }).last()
  await Promise.any([retry.click(), question(page, step).waitFor()])
  await expectStep(page, step)
}

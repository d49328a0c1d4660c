import type { Page } from '@playwright/test'

/** Delays matching GET requests until the returned function is called. */
export async function delayRequests(page: Page, pattern: RegExp): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(pattern, async (route) => {
    if (route.request().method() === 'GET') await released
    await route.continue()
  })
  return () => release()
}

/** Measures how many bytes each marketing page sends to a new visitor. */
import type { Browser } from '@playwright/test'
import { slowPhone } from '../measure-first-questions.ts'
import { bytesOf, type BytesByKind } from './bytes-by-file-kind.ts'

/**
 * Milliseconds to wait for what a page loads when it is idle (src/app/landing/hydrate-islands.tsx loads it within this
 * time).
 */
const IDLE = 2500

/** Measures the bytes that each route sends to a new visitor who has not touched the page yet. */
export async function bytesOfRoutes(
  browser: Browser,
  origin: string,
  routes: readonly string[],
  side = 4,
): Promise<ReadonlyMap<string, BytesByKind>> {
  const left = routes.toReversed()
  const found = new Map<string, BytesByKind>()
  const work = async (): Promise<void> => {
    for (let route = left.pop(); route !== undefined; route = left.pop())
      found.set(route, await bytesOfPage(browser, origin + route))
  }
  await Promise.all(Array.from({ length: side }, work))
  return found
}

async function bytesOfPage(browser: Browser, url: string): Promise<BytesByKind> {
  const { width, height } = slowPhone
  const context = await browser.newContext({ viewport: { width, height }, isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(IDLE)
    const { document, files } = await page.evaluate(() => {
      const [own] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return {
        document: own?.encodedBodySize ?? 0,
        files: entries.map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize })),
      }
    })
    return bytesOf(document, files)
  } finally {
    await context.close()
  }
}

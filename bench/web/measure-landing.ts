/**
 * Measures, on the simulated slow phone, how long a marketing page takes to load, how much its layout shifts, and
 * how much JavaScript it loads.
 */
import type { Browser, Page } from '@playwright/test'
import { openSlowPage } from '../measure-first-questions.ts'
import { webProbe, type WebMeasurements } from './marketing-page-probe.ts'
import { blockingTime } from './total-blocking-time.ts'

/** Result of a visit to a marketing page on the slow phone with a cold cache, until the page is quiet. */
export type WebVisit = {
  /** First and largest contentful paint in milliseconds from navigation. */
  readonly fcp: number
  readonly lcp: number
  readonly lcpOf: string
  readonly cls: number
  readonly moved: readonly string[]
  /** Total blocking time: what tasks took beyond 50 ms each, from the first paint until the page was interactive. */
  readonly tbt: number
  /** Bytes of script files (brotli): until the page was interactive, and those that blocked the first paint. */
  readonly script: number
  readonly scriptBeforeRead: number
}

/** Milliseconds without request, layout shift or long task after which a page counts as interactive. */
const QUIET = 2000

export async function visitLanding(browser: Browser, url: string): Promise<WebVisit> {
  const { context, page } = await openSlowPage(browser, (opened) => opened.addInitScript(webProbe))
  try {
    await page.goto(url, { waitUntil: 'load' })
    const notes = await quiet(page)
    const fcp = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    )
    const { lcp, lcpOf, cls, moved } = notes
    return {
      fcp,
      lcp,
      lcpOf,
      cls,
      moved,
      tbt: blockingTime(notes.long, fcp),
      script: await fileBytes(page),
      scriptBeforeRead: await fileBytes(page, true),
    }
  } finally {
    await context.close()
  }
}

async function quiet(page: Page): Promise<WebMeasurements> {
  await page.waitForFunction(
    (still) => window.__web !== undefined && performance.now() - window.__web.last > still,
    QUIET,
    { polling: 100 },
  )
  const notes = await page.evaluate(() => window.__web)
  if (!notes) throw new Error('the probe noted nothing')
  return notes
}

/** Returns the bytes of script files, or only of those that block the first paint. */
const fileBytes = (page: Page, isBlocking = false): Promise<number> =>
  page.evaluate((only) => {
    const entries = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      readonly renderBlockingStatus?: string
    })[]
    return entries
      .filter(({ name }) => /\.m?js(\?|$)/.test(name))
      .filter(({ renderBlockingStatus }) => !only || renderBlockingStatus === 'blocking')
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  }, isBlocking)

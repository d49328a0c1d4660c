/** Measures how soon a page's first questions can be answered on a slow phone, and how much JavaScript that takes. */
import { brotliCompressSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { probe, type ProbeNotes, type ProbeOptions } from './order/first-questions-probe.ts'

export type MeasuredPage = {
  readonly name: string
  readonly url: string
  /** Limits (order-page-size-and-time-limits.ts); absent for a page for comparison. */
  readonly script?: number
  readonly next?: number
}

/** Result of one measured visit. */
export type PageSample = {
  /** Bytes of JavaScript (brotli) that had arrived when the first question could be answered. */
  readonly script: number
  /** Milliseconds from navigation until the question was visible and could be answered. */
  readonly visible: number
  readonly answerable: number
  /** Milliseconds from sending the answer until the next question can be answered. */
  readonly next: number
}

/** A mid-range phone on a slow mobile network. */
export const slowPhone = { cpu: 4, rtt: 150, downMbps: 1.6, upMbps: 0.75, width: 390, height: 844 }

const options: ProbeOptions = {
  questions: ['Qual é o seu CEP?', 'Qual é o número da casa ou do prédio?'],
  next: 'nr-imovel',
}
const answer = '01310100'
/** Milliseconds in which a very fast visitor types the answer to the first question. */
const pause = 600

/**
 * Measures one visit with a cold cache: the first question, its answer, the next question.
 * @param cut whether the network is cut when the answer is sent; a page that needs it then never shows the next question
 */
export async function measureVisit(
  browser: Browser,
  { name, url }: MeasuredPage,
  cut = false,
): Promise<PageSample> {
  const { context, page, throttle } = await openSlowPage(browser, (opened) =>
    opened.addInitScript(probe, options),
  )
  try {
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(
      () => window.__bench?.visible !== undefined && window.__bench.answerable !== undefined,
    )
    const script = await scriptBytes(page)
    await page.locator('form[data-step="cep"] input:visible').first().click()
    await page.keyboard.type(answer)
    await page.waitForTimeout(pause)
    if (cut) await throttle(true)
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => window.__bench?.nextAnswerable !== undefined, null, { timeout: 15_000 })
    const notes = await page.evaluate(() => window.__bench)
    return { script, ...times(notes) }
  } catch (error) {
    throw await errorWithScreen(error, name, context)
  } finally {
    await context.close()
  }
}

/** Opens a page on a separate slow phone with a cold cache. */
export async function openSlowPage(
  browser: Browser,
  prepare: (page: Page) => Promise<unknown>,
): Promise<{ context: BrowserContext; page: Page; throttle: (offline: boolean) => Promise<void> }> {
  const context = await browser.newContext({
    viewport: { width: slowPhone.width, height: slowPhone.height },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  })
  // automated visits are not counted (docs/decisions/0035); those of people are, which takes time and must be measured
  await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))
  const page = await context.newPage()
  await prepare(page)
  return { context, page, throttle: await slowDown(context, page) }
}

/** Returns an error with what was on the screen when a visit got stuck. */
export async function errorWithScreen(error: unknown, name: string, context: BrowserContext): Promise<Error> {
  const seen = await context
    .pages()[0]
    ?.evaluate(() => `${JSON.stringify(window.__bench)}\n${document.body.innerText}`)
    .catch(() => 'nothing')
  return new Error(`${name} got stuck; the screen showed:\n${seen?.slice(0, 1500)}`, { cause: error })
}

function times(notes: ProbeNotes | undefined): Omit<PageSample, 'script'> {
  const { visible, answerable, sent, nextAnswerable } = notes ?? {}
  if (
    visible === undefined ||
    answerable === undefined ||
    sent === undefined ||
    nextAnswerable === undefined
  ) {
    throw new Error('the probe noted too little')
  }
  return { visible, answerable: Math.max(visible, answerable), next: nextAnswerable - sent }
}

async function slowDown(context: BrowserContext, page: Page): Promise<(offline: boolean) => Promise<void>> {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu })
  const throttle = async (offline: boolean): Promise<void> => {
    await session.send('Network.emulateNetworkConditions', {
      offline,
      latency: slowPhone.rtt,
      downloadThroughput: (slowPhone.downMbps * 1e6) / 8,
      uploadThroughput: (slowPhone.upMbps * 1e6) / 8,
    })
  }
  await throttle(false)
  return throttle
}

/** Returns the bytes of JavaScript loaded until the page could be answered, including inline code after compression. */
export async function scriptBytes(page: Page): Promise<number> {
  const { files, inline } = await page.evaluate(() => {
    const end = performance.getEntriesByName('prosa:answerable')[0]?.startTime ?? 0
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = entries.filter((entry) => /\.m?js(\?|$)/.test(entry.name) && entry.responseEnd <= end)
    const texts = [...document.querySelectorAll('script:not([src])')].map(
      (script) => script.textContent ?? '',
    )
    return { files: scripts.reduce((sum, entry) => sum + entry.encodedBodySize, 0), inline: texts.join('') }
  })
  return files + (inline ? brotliCompressSync(inline).length : 0)
}

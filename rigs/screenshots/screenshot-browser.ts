/** Helpers of the screenshot rigs: a running server, a browser, and windows of every size in both themes. */
import path from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../../scripts/find-chromium.ts'
import { ensureBuilt } from '../../scripts/build/ensure-built.ts'
import { generousLimits, startServerProcess } from '../../scripts/start-server-process.ts'

export const root = path.resolve(import.meta.dirname, '../..')
export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
export type Size = { readonly width: number; readonly height: number }

/**
 * Browser controls such as date fields are in the browser's language, not the page's. For Portuguese, Debian's Chromium
 * needs the package `chromium-l10n`; without it they are in English.
 */
const PORTUGUESE = { LANGUAGE: 'pt_BR' } as const

export type ScreenshotBrowser = {
  readonly browser: Browser
  /** The page of a new visitor who has answered the question about cookies: its banner has separate screenshots. */
  readonly open: (size: Size, theme: Theme) => Promise<Page>
  readonly url: string
  readonly dataDir: string
}

/**
 * Runs the product and a browser while screenshots are taken.
 * @param env environment of the product, which decides whose data it shows
 */
export async function withScreenshotBrowser(
  work: (studio: ScreenshotBrowser) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  await ensureBuilt()
  const product = await startServerProcess({ env: { LOG_LEVEL: 'warn', ...generousLimits, ...env } })
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags(), '--lang=pt-BR'],
    env: { ...process.env, ...PORTUGUESE },
  })
  const { url, dataDir } = product
  try {
    await work({ browser, url, dataDir, open: async (size, theme) => open(browser, url, size, theme) })
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function open(browser: Browser, url: string, viewport: Size, colorScheme: Theme): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  })
  const expires = Math.round(Date.now() / 1000) + 5 * 86_400
  await context.addCookies([
    { name: 'cookie_consent', value: 'denied', url, expires },
    { name: 'cookie_consent_expiry', value: String(expires * 1000), url, expires },
  ])
  return context.newPage()
}

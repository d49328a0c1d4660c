/** Fails a test if the browser logs an error or warning, throws an uncaught error, or requests another site. */
import type { BrowserContext, Page } from '@playwright/test'

/** Watches a browser context: any error in its console, page or network fails the test. */
export type Guard = {
  /** Ignores console messages that match, such as the browser's own `Failed to load resource`. */
  readonly allow: (pattern: RegExp) => void
  /** Unexpected messages so far. */
  readonly complaints: () => string[]
}

/** The browser's own line about a request that failed; only for tests that make requests fail. */
export const failedResource = /^Failed to load resource/

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** Console errors and warnings, uncaught errors, and any request that leaves the machine. */
export function guard(context: BrowserContext): Guard {
  const allowed: RegExp[] = []
  const seen: string[] = []
  const outside: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') seen.push(message.text())
  })
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().stack || error.error().message}`))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^(https?|wss?):$/.test(url.protocol) && !loopback.has(url.hostname)) outside.push(url.href)
  })
  context.on('page', (page) => watchCrash(page, seen))
  return {
    allow: (pattern) => void allowed.push(pattern),
    complaints: () => [
      ...seen.filter((text) => !allowed.some((pattern) => pattern.test(text))),
      ...outside.map((url) => `request that leaves the machine: ${url}`),
    ],
  }
}

function watchCrash(page: Page, seen: string[]): void {
  page.on('crash', () => seen.push('the page crashed'))
}

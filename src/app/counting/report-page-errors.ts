/** Reports the JavaScript errors of this page to the server, which counts them. */
import type { BrowserError, BrowserErrorReport } from '../../contract/visit-counts-and-browser-errors.ts'
import { OWN_API } from '../boot/choose-api-server.ts'
import { onCollectedError } from '../boot/collect-errors.ts'
import { knownErrorName, knownErrorText } from '../../lib/redact-browser-error.ts'

/** Maximum number of reports per page, and per error. An error in a loop must not flood the server. */
const MOST = 20
const MOST_OF_ONE = 3

/** Milliseconds during which errors are collected into one report. */
const PATIENCE = 3_000

function send(failures: readonly BrowserError[]): void {
  const body: BrowserErrorReport = { release: import.meta.env.VITE_RELEASE ?? 'dev', failures: [...failures] }
  try {
    navigator.sendBeacon(
      `${OWN_API}/failures`,
      new Blob([JSON.stringify(body)], { type: 'application/json' }),
    )
  } catch {
    // not counted
  }
}

/**
 * Starts to report errors, each with the release of the site. Nothing is reported for bots or while the
 * browser is offline.
 */
export function reportPageErrors(): void {
  if (navigator.webdriver) return
  const told = new Map<string, number>()
  let count = 0
  let waiting: BrowserError[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length > 0) send(waiting)
    waiting = []
  }
  onCollectedError((error) => {
    const failure = navigator.onLine ? reportableFailure(error, location.origin) : null
    if (!failure || count >= MOST) return
    const key = JSON.stringify(failure)
    const times = (told.get(key) ?? 0) + 1
    told.set(key, times)
    if (times > MOST_OF_ONE) return
    count += 1
    waiting.push(failure)
    timer ??= setTimeout(flush, PATIENCE)
  })
  addEventListener('pagehide', flush)
}

/**
 * Returns the first place in a stack trace that is in our own files, such as 'first-CU4rUAJ9.js:1:2034'.
 * Returns null if there is none, for example if a browser extension caused the error.
 */
function placeIn(stack: string, origin: string): string | null {
  const from = stack.indexOf(`${origin}/assets/`)
  return from < 0
    ? null
    : (/^[\w.-]{1,60}\.js:\d+:\d+/.exec(stack.slice(from + origin.length + 8))?.[0] ?? null)
}

/** Returns the reportable part of an error; null if the error is not from our code. */
export function reportableFailure(error: unknown, origin: string): BrowserError | null {
  if (!(error instanceof Error)) return null
  const place = placeIn(error.stack ?? '', origin)
  if (place === null) return null
  return { name: knownErrorName(error.name), message: knownErrorText(error.message), place }
}

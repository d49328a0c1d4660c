/** Reports the JavaScript errors of this page to the server, which counts them. */
import type { BrowserError, BrowserErrorReport } from '../../contract/visit-counts-and-browser-errors.ts'
import { OWN_API } from '../boot/choose-api-server.ts'
import { onCollectedError } from '../boot/collect-errors.ts'
import { reportableFailure } from './strip-personal-data-from-error.ts'

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

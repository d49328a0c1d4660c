/**
 * Retries scripts and stylesheets that fail to load, and reloads the page if a required file stays missing.
 */
import { exponentialBackoff } from '../lib/backoff.ts'
import { storageKeys } from '../lib/storage-keys.ts'

const { key: KEY } = storageKeys.reloaded
/** Milliseconds after a reload during which the page is not reloaded again. */
const SOON = 30_000
/** Milliseconds to wait for a reload, which the visitor may have cancelled. */
const RELOAD = 10_000
/** Milliseconds before the second attempt to load a file; doubled after each attempt up to `LONGEST`. */
const PAUSE = 2000
const LONGEST = 30_000
/** Milliseconds without a response after which the site is considered down. */
const RESPONSE_TIMEOUT = 5000
/**
 * Number of failed attempts after which to give up. Attempts while the site does not respond are not counted.
 */
const ENOUGH = 3

/** Waits for some milliseconds, or until the browser is online again. */
async function pause(time: number): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      done()
    }
    const timer = setTimeout(end, time)
    window.addEventListener('online', end)
  })
}

/**
 * Whether the server of this site responds. If it does not, a reload would show the error page of the browser.
 */
export async function isSiteThere(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const signal = AbortSignal.timeout(RESPONSE_TIMEOUT)
    const { status } = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store', signal })
    return status < 500
  } catch {
    return false
  }
}

/**
 * Reloads the page because a required file fails to load. Either a deploy has removed the file, or the
 * browser keeps repeating the failure of an import until the page is reloaded (whatwg/html#6768). The order
 * is unaffected. The page reloads only if the site responds. If reloads follow each other quickly, the minimum
 * time between them doubles each time.
 * @returns false if a reload is not allowed; true if it was attempted and the page is still open
 */
export async function reloadOnce(): Promise<boolean> {
  return (await isSiteThere()) && reload()
}

async function reload(): Promise<boolean> {
  try {
    const [last = 0, rest = SOON] = (sessionStorage.getItem(KEY) ?? '').split(' ').map(Number)
    const ago = Date.now() - last
    if (ago < rest) return false
    sessionStorage.setItem(KEY, `${Date.now()} ${ago < 10 * rest ? 2 * rest : SOON}`)
  } catch {
    return false
  }
  window.location.reload()
  await pause(RELOAD)
  return true
}

/**
 * Loads a file that is needed now, with retries. While the site does not respond, it keeps trying. If the site
 * responds, it reloads the page once. If that does not help, it fails after a few more attempts.
 * @param isNeeded checked after a failure; if it returns false, the failure is thrown at once
 * @param isOptional whether the page works without the file; if so, it never reloads the page and never gives up
 */
export async function loadWithRetries<T>(
  load: () => Promise<T>,
  isNeeded: () => boolean,
  isOptional: boolean,
): Promise<T> {
  let failures = 0
  for (let tries = 0; ; tries += 1) {
    try {
      return await load()
    } catch (error) {
      if (isNeeded() && !isOptional && (await isSiteThere()) && isNeeded()) {
        failures += 1
        if ((await reload()) || failures === ENOUGH) throw error
      }
      if (isNeeded()) await pause(exponentialBackoff(tries, PAUSE, LONGEST))
      if (!isNeeded()) throw error
    }
  }
}

/** Milliseconds in which all parts that need a failed stylesheet share one request. */
const SHARED = 1000
let styles: Promise<void> | null = null

/**
 * Requests failed stylesheets again, because Vite requests each stylesheet only once. At most once in a second.
 * @throws if one of them fails again
 */
export async function fetchStylesAgain(): Promise<void> {
  styles ??= fetchFailedStyles().finally(() =>
    setTimeout(() => {
      styles = null
    }, SHARED),
  )
  return styles
}

async function fetchFailedStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')
  const there = new Set([...links].filter(hasRules).map((link) => link.href))
  const missing = [...links].filter((link) => !there.has(link.href))
  await Promise.all(missing.map(fetchStyle))
}

/** Whether a stylesheet was loaded. A stylesheet that failed is empty or unreadable. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0
  } catch {
    return false
  }
}

async function fetchStyle(failed: HTMLLinkElement): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = failed.href
  return new Promise((done, refuse) => {
    link.addEventListener('load', () => done())
    link.addEventListener('error', () => {
      link.remove()
      refuse(new Error(`Unable to preload CSS: ${failed.href}`))
    })
    failed.after(link)
  })
}

import { doubledPause } from '../lib/backoff.ts'
import { storageKeys } from '../lib/storage-keys.ts'

const { key: KEY } = storageKeys.reloaded
const SOON = 30_000
/** Milliseconds to wait for a reload to happen: the visitor may have cancelled it. */
const RELOAD = 10_000
/** Milliseconds before the second attempt at a file; doubled after each attempt, up to a limit. */
const PAUSE = 2000
const LONGEST = 30_000
/** Milliseconds for the site to answer before it counts as down. */
const ANSWER = 5000
/** Failures while the site answers before giving up. */
const ENOUGH = 3

/** Waits; regaining the connection ends the wait early. */
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

/** Whether the site answers. From a server that is down a reload brings the browser's error page. */
export async function isSiteThere(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const signal = AbortSignal.timeout(ANSWER)
    const { status } = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store', signal })
    return status < 500
  } catch {
    return false
  }
}

/**
 * Reloads the page for a required file that fails to load (X16): either a deploy removed it, or the browser caches a
 * failed import for the life of the document (whatwg/html#6768). The order is unaffected. Only while the site answers,
 * and with a cooldown that doubles after each reload in quick succession.
 * @returns false when a reload is not allowed; true when it was attempted and the page is still here
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
 * Loads a file that is needed now. While the site does not answer, it waits; otherwise it reloads the page once,
 * and if that does not help it fails after a few more attempts.
 * @param isNeeded checked after a failure: a caller that no longer waits gets the failure immediately
 * @param spare the page works without the file: never reload and never give up
 */
export async function insist<T>(load: () => Promise<T>, isNeeded: () => boolean, spare: boolean): Promise<T> {
  let failures = 0
  for (let tries = 0; ; tries += 1) {
    try {
      return await load()
    } catch (error) {
      if (isNeeded() && !spare && (await isSiteThere()) && isNeeded()) {
        failures += 1
        if ((await reload()) || failures === ENOUGH) throw error
      }
      if (isNeeded()) await pause(doubledPause(tries, PAUSE, LONGEST))
      if (!isNeeded()) throw error
    }
  }
}

/**
 * Vite requests a style sheet once and carries on without it if that fails; this requests it again.
 * @throws when it fails again
 */
export async function fetchStylesAgain(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')
  const there = new Set([...links].filter(hasRules).map((link) => link.href))
  const missing = [...links].filter((link) => !there.has(link.href))
  await Promise.all(missing.map(fetchStyle))
}

/** A sheet that failed to load is empty or unreadable. */
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

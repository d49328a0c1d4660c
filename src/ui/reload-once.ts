import { doubledPause } from '../lib/backoff.ts'
import { storageKeys } from '../lib/storage-keys.ts'

const { key: KEY } = storageKeys.reloaded
const SOON = 30_000
/** Milliseconds that a reload may take: the visitor may have refused it. */
const RELOAD = 10_000
/** Milliseconds before the second try of a file; twice as long before each one after it, up to the longest. */
const PAUSE = 2000
const LONGEST = 30_000
/** Failures with the network there after which nothing more is tried. */
const ENOUGH = 3

/** Waits; the connection coming back ends it sooner. */
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
 * Loads the page anew for a file that is needed and does not come (X16): a deploy has removed it, or the
 * browser keeps a failed import for the life of the document (whatwg/html#6768). The order stands where it stood.
 * Online only, and not soon again: twice as long after each reload that came on the heels of the last one.
 * @returns false at once when it may not be; true when it was tried and the page is still here
 */
export async function reloadOnce(): Promise<boolean> {
  if (!navigator.onLine) return false
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
 * Loads a file that is needed now. Without the network it waits for it; with it the page is loaded anew once, and
 * where that is no help a few more tries end with the failure.
 * @param isNeeded asked after a failure: who does not wait any more gets the failure at once
 * @param spare the page does well without the file: no reload, and no end
 */
export async function insist<T>(load: () => Promise<T>, isNeeded: () => boolean, spare: boolean): Promise<T> {
  let failures = 0
  for (let tries = 0; ; tries += 1) {
    try {
      return await load()
    } catch (error) {
      if (isNeeded() && !spare && navigator.onLine) {
        failures += 1
        if ((await reloadOnce()) || failures === ENOUGH) throw error
      }
      if (isNeeded()) await pause(doubledPause(tries, PAUSE, LONGEST))
      if (!isNeeded()) throw error
    }
  }
}

/**
 * Vite asks for a style sheet once and does without it ever after: one that failed is asked for anew.
 * @throws when it fails again
 */
export async function fetchStylesAgain(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')
  const there = new Set([...links].filter(hasRules).map((link) => link.href))
  const missing = [...links].filter((link) => !there.has(link.href))
  await Promise.all(missing.map(fetchStyle))
}

/** A sheet that failed is an empty one, or one that may not be read. */
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

/** The interface of a browser tab that every browser driver implements, and helpers for it. */
import { setTimeout as wait } from 'node:timers/promises'
import type { WebKitPrograms } from './find-browsers.ts'

/** A phone's window, in CSS pixels. */
export const WINDOW = { width: 390, height: 844 } as const

/** One tab of a browser with a fresh profile. */
export type Tab = {
  /** Name and version of the browser. */
  readonly browser: string
  readonly go: (url: string) => Promise<void>
  readonly reload: () => Promise<void>
  readonly back: () => Promise<void>
  /** Runs a function in the page; only the selector is passed to it, as it is sent as text. */
  readonly ask: <T>(look: (selector: string) => T, selector?: string) => Promise<T>
  /** Clicks the middle of the first visible element; for a radio button or checkbox, of its label. */
  readonly click: (selector: string) => Promise<void>
  /** Types over the text in the first visible element, key by key. */
  readonly type: (selector: string, text: string) => Promise<void>
  /** The errors and warnings in the console so far. */
  readonly complaints: () => Promise<readonly string[]>
  /** A picture of the window, as PNG. */
  readonly picture: () => Promise<Uint8Array>
  readonly close: () => Promise<void>
}

/** What rigs/tools/firefox-driver.ts exports. */
export type FirefoxTool = { readonly openFirefox: (program: string) => Promise<Tab> }

/** What rigs/tools/webkit-driver.ts exports. */
export type WebKitTool = { readonly openWebKit: (programs: WebKitPrograms) => Promise<Tab> }

/** Runs in the page: the first visible element, or of a radio or checkbox the label that a visitor presses. */
export function elementToPress(selector: string): Element | null {
  const found = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())
  const isBox = found instanceof HTMLInputElement && ['radio', 'checkbox'].includes(found.type)
  return (isBox ? found.labels?.[0] : found) ?? found ?? null
}

const PATIENCE_MS = 20_000

/**
 * Polls until a condition is true.
 * @throws with what was waited for, after 20 s
 */
export async function waitUntil<T>(what: string, look: () => Promise<T | null | false>): Promise<T> {
  const end = Date.now() + PATIENCE_MS
  let last: unknown
  for (;;) {
    try {
      const seen = await look()
      if (seen !== null && seen !== false) return seen
    } catch (error) {
      // a page that is being left answers nothing
      last = error
    }
    if (Date.now() > end) throw new Error(`never: ${what}`, { cause: last })
    await wait(50)
  }
}

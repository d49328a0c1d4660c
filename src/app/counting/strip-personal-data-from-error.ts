/** Reduces an error to the parts that contain no personal data and may be reported to the server. */
import type { BrowserError } from '../../contract/visit-counts-and-browser-errors.ts'
import { knownErrorName, knownErrorText } from '../../lib/redact-browser-error.ts'

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

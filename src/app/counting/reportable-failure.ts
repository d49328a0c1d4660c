/** Reduces an error to what may be reported about it. */
import type { Failure } from '../../contract/browser-errors.ts'
import { knownErrorName, knownErrorText } from '../../lib/reportable-error.ts'

/**
 * First of our own files in a stack trace, such as 'first-CU4rUAJ9.js:1:2034'. Null if there is none, for
 * example for the error of a browser extension.
 */
function placeIn(stack: string, origin: string): string | null {
  const from = stack.indexOf(`${origin}/assets/`)
  return from < 0
    ? null
    : (/^[\w.-]{1,60}\.js:\d+:\d+/.exec(stack.slice(from + origin.length + 8))?.[0] ?? null)
}

/** Returns the reportable part of an error; null if the error is not from our code. */
export function failureOf(error: unknown, origin: string): Failure | null {
  if (!(error instanceof Error)) return null
  const place = placeIn(error.stack ?? '', origin)
  if (place === null) return null
  return { name: knownErrorName(error.name), message: knownErrorText(error.message), place }
}

import type { Failure } from '../../contract/browser-errors.ts'
import { knownErrorName, knownErrorText } from '../../lib/reportable-error.ts'

/** The first of our own files in a stack: 'first-CU4rUAJ9.js:1:2034'; null where none is, as in an extension. */
function placeIn(stack: string, origin: string): string | null {
  const from = stack.indexOf(`${origin}/assets/`)
  return from < 0
    ? null
    : (/^[\w.-]{1,60}\.js:\d+:\d+/.exec(stack.slice(from + origin.length + 8))?.[0] ?? null)
}

/** What may be reported about an error; null for one that is not ours. */
export function failureOf(error: unknown, origin: string): Failure | null {
  if (!(error instanceof Error)) return null
  const place = placeIn(error.stack ?? '', origin)
  if (place === null) return null
  return { name: knownErrorName(error.name), message: knownErrorText(error.message), place }
}

/** Logs the errors that browsers report, each with its place in the source code. */
import type { SourcePlaces } from '../find-source-of-browser-errors.ts'
import type { BrowserErrorReport } from '../../src/contract/visit-counts-and-browser-errors.ts'
import { todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import { knownErrorName, knownErrorText } from '../../src/lib/redact-browser-error.ts'
import type { Context } from '../context.ts'
import { addBrowserErrors } from '../repositories/desk/browser-errors.ts'

/** The maximum number of different errors that a process logs per day. */
const DIFFERENT = 1_000
/**
 * Milliseconds between a report and its log line, so that no request waits for source maps. Errors that
 * arrive in this time are logged together, and each source map is read once.
 */
const DELAY = 1_000

/** An error as it may be logged: a known name, known words, and its place in a built file. */
export type LoggedBrowserError = { readonly name: string; readonly message: string; readonly place: string }
/** The log line of an error: name and message, its place in the built file, and file and line in the source code. */
type Line = { readonly error: string; readonly place: string; readonly source: string }

/**
 * Creates the function that logs errors reported by browsers. Each error is logged once a day, and only if a
 * source map gives its place in the source code. A forged report therefore cannot put arbitrary text in the
 * log: its words must be on a fixed list (redact-browser-error.ts), and its place must exist in our own files.
 * @returns a function that takes the errors of a day (yyyy-mm-dd) and returns at once; they are logged later
 */
export function makeBrowserErrorLog(
  log: (line: Line) => void,
  sourcePlaces: SourcePlaces,
): (day: string, failures: readonly LoggedBrowserError[]) => void {
  let of = ''
  const noted = new Set<string>()
  let waiting: LoggedBrowserError[] = []

  async function write(): Promise<void> {
    const failures = waiting
    waiting = []
    const sources = await sourcePlaces(failures.map(({ place }) => place))
    for (const { name, message, place } of failures) {
      const source = sources.get(place)
      if (source) log({ error: `${name}: ${message}`, place, source })
    }
  }

  return (day, failures) => {
    if (day !== of) noted.clear()
    of = day
    for (const failure of failures) {
      const key = JSON.stringify([failure.name, failure.message, failure.place])
      if (noted.has(key) || noted.size >= DIFFERENT) continue
      noted.add(key)
      if (waiting.length === 0) setTimeout(() => void write(), DELAY).unref()
      waiting.push(failure)
    }
  }
}

type Counting = Pick<Context, 'db' | 'clock'> & {
  /** Called with the errors of a day (yyyy-mm-dd) after they were counted, to log them. */
  readonly note: (day: string, failures: readonly LoggedBrowserError[]) => void
}

/** Creates the function that counts the errors in a browser's report. */
export function makeBrowserErrorCounter({
  db,
  clock,
  note,
}: Counting): (report: BrowserErrorReport) => Promise<void> {
  return async ({ failures }) => {
    const day = todayInSaoPaulo(clock.now())
    await addBrowserErrors(db, day, failures.length)
    note(
      day,
      failures.map(({ name, message, place }) => ({
        name: knownErrorName(name),
        message: knownErrorText(message),
        place,
      })),
    )
  }
}

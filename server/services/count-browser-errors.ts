/** Counts the errors that visitors' browsers report. */
import type { BrowserErrorReport } from '../../src/contract/visit-counts-and-browser-errors.ts'
import { todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import { knownErrorName, knownErrorText } from '../../src/lib/redact-browser-error.ts'
import type { Context } from '../context.ts'
import { addBrowserErrors } from '../repositories/desk/browser-errors.ts'
import type { LoggedBrowserError } from './log-browser-errors.ts'

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

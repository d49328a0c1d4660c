/** Counts the errors that visitors' browsers report. */
import type { BrowserErrorReport } from '../../src/contract/visit-counts-and-browser-errors.ts'
import { todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import { knownErrorName, knownErrorText } from '../../src/lib/redact-browser-error.ts'
import type { Context } from '../context.ts'
import { addBrowserErrors, type BrowserErrorCount } from '../repositories/desk/browser-errors.ts'
import type { RequestIpAddress } from '../rules/request-ip-address-types.ts'
import { makeDailyTextLimit } from '../limits/daily-browser-text-limit.ts'

/** The maximum number of different browser errors per day that one process stores. */
const DIFFERENT = 1_000
/** All errors beyond the maximum `DIFFERENT` are counted as this one. */
const OTHERS = { name: 'Error', message: '…', place: '…' }

type Counting = Pick<Context, 'db' | 'clock'> & {
  /** The percentage of different errors a day that may come from one IP network. */
  readonly sharePercent: number
  /** Called with the errors of a day (yyyy-mm-dd) after they were counted, to log them. */
  readonly note: (day: string, failures: readonly BrowserErrorCount[]) => void
}

/** Creates the function that counts the errors in a browser's report. */
export function makeBrowserErrorCounter({
  db,
  clock,
  note,
  sharePercent,
}: Counting): (report: BrowserErrorReport, requestIp: RequestIpAddress) => Promise<void> {
  const bounded = makeDailyTextLimit(DIFFERENT, sharePercent)
  return async ({ release, failures }, requestIp) => {
    const day = todayInSaoPaulo(clock.now())
    const sums = new Map<string, BrowserErrorCount>()
    let known = release
    for (const failure of failures) {
      const told = {
        name: knownErrorName(failure.name),
        message: knownErrorText(failure.message),
        place: failure.place,
      }
      const isFree = bounded(day, JSON.stringify([release, told]), requestIp) !== '…'
      if (!isFree) known = '…'
      const kept = isFree ? told : OTHERS
      const key = JSON.stringify(kept)
      sums.set(key, { ...kept, failures: (sums.get(key)?.failures ?? 0) + 1 })
    }
    await addBrowserErrors(db, day, known, [...sums.values()])
    note(day, [...sums.values()])
  }
}

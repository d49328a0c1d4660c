/** Counts the errors that browsers report, and returns the counts for the desk. */
import type { BrowserErrorReport } from '../../../src/contract/browser-errors.ts'
import { todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import { knownErrorName, knownErrorText } from '../../../src/lib/reportable-error.ts'
import type { Context } from '../../context.ts'
import {
  addBrowserErrors,
  releasesWithErrors,
  browserErrorDays,
  browserErrorKinds,
  type BrowserErrorCount,
} from '../../repositories/desk/browser-errors.ts'
import type { RequestSource } from '../../rules/order-network-types.ts'
import { boundedTexts } from '../../limits/distinct-texts-per-day.ts'

type Parts = Pick<Context, 'db' | 'clock'>

/** The maximum number of different browser errors per day that one process stores. */
const DIFFERENT = 1_000
/** All errors beyond the maximum `DIFFERENT` are counted as this one. */
const OTHERS = { name: 'Error', message: '…', place: '…' }
/** How many errors the desk's page shows. */
const MOST = 100

type Counting = Parts & {
  /** The percentage of different errors a day that may come from one IP network. */
  readonly sharePercent: number
  /** Called with the errors of a day (yyyy-mm-dd) after they were counted, to log them. */
  readonly note: (day: string, failures: readonly BrowserErrorCount[]) => void
}

/** Creates the function that counts the errors in a browser's report. */
export function makeBrowserErrorCounting({
  db,
  clock,
  note,
  sharePercent,
}: Counting): (report: BrowserErrorReport, source: RequestSource) => Promise<void> {
  const bounded = boundedTexts(DIFFERENT, sharePercent)
  return async ({ release, failures }, source) => {
    const day = todayInSaoPaulo(clock.now())
    const sums = new Map<string, BrowserErrorCount>()
    let known = release
    for (const failure of failures) {
      const told = {
        name: knownErrorName(failure.name),
        message: knownErrorText(failure.message),
        place: failure.place,
      }
      const isFree = bounded(day, JSON.stringify([release, told]), source) !== '…'
      if (!isFree) known = '…'
      const kept = isFree ? told : OTHERS
      const key = JSON.stringify(kept)
      sums.set(key, { ...kept, failures: (sums.get(key)?.failures ?? 0) + 1 })
    }
    await addBrowserErrors(db, day, known, [...sums.values()])
    note(day, [...sums.values()])
  }
}

type Reading = Pick<Context, 'db' | 'originalPlaces'>

/**
 * Returns the errors that browsers reported between two days, both included (yyyy-mm-dd). `source` is the
 * place in the source code, or null if it is not known.
 */
export async function browserErrorsIn({ db, originalPlaces }: Reading, from: string, to: string) {
  const [releases, kinds, days] = await Promise.all([
    releasesWithErrors(db, from, to),
    browserErrorKinds(db, from, to, MOST),
    browserErrorDays(db, from, to),
  ])
  const sources = await originalPlaces(kinds.map(({ place }) => place))
  return {
    releases,
    kinds: kinds.map((kind) => ({ ...kind, source: sources.get(kind.place) ?? null })),
    days,
  }
}

/** Returns how many errors browsers have reported today. */
export async function browserErrorsToday({ db, clock }: Parts): Promise<number> {
  const today = todayInSaoPaulo(clock.now())
  return (await browserErrorDays(db, today, today))[0]?.failures ?? 0
}

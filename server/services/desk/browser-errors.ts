/** Lists for the desk the errors that happened in visitors' browsers, each with its place in the source code. */
import { todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import type { Context } from '../../context.ts'
import {
  releasesWithErrors,
  browserErrorDays,
  browserErrorKinds,
} from '../../repositories/desk/browser-errors.ts'

/** How many errors the desk's page shows. */
const MOST = 100

type Reading = Pick<Context, 'db' | 'sourcePlaces'>

/**
 * Returns the errors that browsers reported between two days, both included (yyyy-mm-dd). `source` is the
 * place in the source code, or null if it is not known.
 */
export async function browserErrorsIn({ db, sourcePlaces }: Reading, from: string, to: string) {
  const [releases, kinds, days] = await Promise.all([
    releasesWithErrors(db, from, to),
    browserErrorKinds(db, from, to, MOST),
    browserErrorDays(db, from, to),
  ])
  const sources = await sourcePlaces(kinds.map(({ place }) => place))
  return {
    releases,
    kinds: kinds.map((kind) => ({ ...kind, source: sources.get(kind.place) ?? null })),
    days,
  }
}

/** Returns how many errors browsers have reported today. */
export async function browserErrorsToday({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const today = todayInSaoPaulo(clock.now())
  return (await browserErrorDays(db, today, today))[0]?.failures ?? 0
}

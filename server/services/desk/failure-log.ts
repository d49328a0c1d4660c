import type { FailureCount } from '../../repositories/desk/failures.ts'
import type { OriginalPlaces } from '../../original-places.ts'

/** Different errors that a process logs per day. */
const DIFFERENT = 1_000
/** Milliseconds until errors are logged: nobody waits for their maps, and those of a burst read each map once. */
const DELAY = 1_000

type Noted = Pick<FailureCount, 'name' | 'message' | 'place'>
/** What is logged: known words, the place in a built file, file and line in our sources. */
type Line = { readonly error: string; readonly place: string; readonly source: string }

/**
 * Logs errors in browsers whose original place is known, once a day each. A forged report can log only words of the
 * fixed list and places in our files.
 * @returns notes errors of a day (yyyy-mm-dd); returns before anything is read
 */
export function makeFailureLog(
  log: (line: Line) => void,
  originalPlaces: OriginalPlaces,
): (day: string, failures: readonly Noted[]) => void {
  let of = ''
  const noted = new Set<string>()
  let waiting: Noted[] = []

  async function write(): Promise<void> {
    const failures = waiting
    waiting = []
    const sources = await originalPlaces(failures.map(({ place }) => place))
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

/** Decides whether a clock is believed, before anything is deleted because of its age (docs/decisions/0146). */

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How far a clock may have gone on since it was last believed: servers are off for a day without a question. */
const LONGEST_STEP = 2 * DAY
/** The longest time between two looks at a clock for which it counts as going evenly; the clean-up runs each hour. */
const LONGEST_EVEN_STEP = 2 * HOUR
/** For how long a clock that has jumped must go evenly until it is believed. */
const PROOF = DAY

/** What is known of the servers' clocks. */
export type BelievedClock = {
  /** The last time of a clock that was believed. */
  readonly believedAt: Date
  /** When a clock that had jumped ahead was seen last; null if none has jumped. */
  readonly seenAt: Date | null
  /** For how many milliseconds that clock has gone on evenly since. */
  readonly provenMs: number
}

/** Returns whether a clock is further ahead of the last believed time than it can have gone by itself. */
export const isAhead = ({ believedAt }: Pick<BelievedClock, 'believedAt'>, now: Date): boolean =>
  now.getTime() - believedAt.getTime() > LONGEST_STEP

export const believing = (now: Date): BelievedClock => ({ believedAt: now, seenAt: null, provenMs: 0 })

/**
 * Returns what is known after a look at a clock. A clock that went back is believed, because less is deleted by an
 * earlier one. So when the clocks of two servers differ, the later one never proves itself.
 */
export function lookAtClock(known: BelievedClock, now: Date): BelievedClock {
  if (!isAhead(known, now)) return believing(now)
  const step = known.seenAt === null ? null : now.getTime() - known.seenAt.getTime()
  if (step === null || step < 0 || step > LONGEST_STEP) return { ...known, seenAt: now, provenMs: 0 }
  const provenMs = known.provenMs + (step <= LONGEST_EVEN_STEP ? step : 0)
  return provenMs >= PROOF ? believing(now) : { ...known, seenAt: now, provenMs }
}

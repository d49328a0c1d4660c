/**
 * Compares the server's clock with the last time that was believed. A clock that has jumped ahead would delete what is
 * not old (docs/decisions/0146).
 */
import { CLOCK_TOLERANCE_MS, type Clock } from '../clock.ts'
import type { Db, Sql } from '../db/database.ts'
import {
  lockBelievedClock,
  newestRecordAt,
  readBelievedClock,
  writeBelievedClock,
} from '../repositories/believed-clock.ts'
import { believing, isAhead, lookAtClock, type BelievedClock } from '../rules/believed-clock.ts'

/** Before the first clean-up the newest record says what time it was; without any record, every clock is right. */
const assumed = async (sql: Sql, now: Date): Promise<BelievedClock> =>
  believing((await newestRecordAt(sql)) ?? now)

/** What is known of a clock after a look at it. */
type ClockNote = {
  isBelieved: boolean
  /** When a clock was last believed. */
  believedAt: Date
  /** Whether it has gone back: it was ahead before and was corrected, or another server's is ahead. */
  wentBack: boolean
}

/** Notes what the clock says now. */
export const noteClock = (db: Db, now: Date): Promise<ClockNote> =>
  db.transaction(async (sql) => {
    const known = (await lockBelievedClock(sql)) ?? (await assumed(sql, now))
    const next = lookAtClock(known, now)
    await writeBelievedClock(sql, next)
    const latest = (known.seenAt ?? known.believedAt).getTime()
    return {
      isBelieved: !isAhead(next, now),
      believedAt: next.believedAt,
      wentBack: latest - now.getTime() > CLOCK_TOLERANCE_MS,
    }
  })

/** Returns when a clock was last believed, if this one is too far ahead of that; null if all is well. */
export async function clockJumpedFrom(db: Db, clock: Clock): Promise<Date | null> {
  const now = clock.now()
  const known = (await readBelievedClock(db)) ?? (await assumed(db, now))
  return isAhead(known, now) ? known.believedAt : null
}

/** Believes the clock from now on, because a person has confirmed it. */
export const believeClock = (sql: Sql, now: Date) => writeBelievedClock(sql, believing(now))

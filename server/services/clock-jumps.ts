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
} from '../repositories/last-trusted-server-time.ts'
import { believing, isAhead, lookAtClock, type BelievedClock } from '../rules/clock-jump.ts'
import type { FastifyBaseLogger } from 'fastify'
import { redrawPeopleToCall } from '../repositories/desk/people-to-call-table.ts'
import { correctFutureTimes } from './deliver-outbox.ts'

/** Before the first clean-up the newest record says what time it was; without any record, every clock is right. */
const assumed = async (sql: Sql, now: Date): Promise<BelievedClock> =>
  believing((await newestRecordAt(sql)) ?? now)

/**
 * Notes what the clock says now. Returns whether it has gone back: it was ahead before and was corrected, or another
 * server's is ahead.
 */
export const noteClock = (db: Db, now: Date): Promise<boolean> =>
  db.transaction(async (sql) => {
    const known = (await lockBelievedClock(sql)) ?? (await assumed(sql, now))
    await writeBelievedClock(sql, lookAtClock(known, now))
    const latest = known.seenAt ?? known.believedAt
    return latest.getTime() - now.getTime() > CLOCK_TOLERANCE_MS
  })

/** Returns when a clock was last believed, if this one is too far ahead of that; null if all is well. */
export async function clockJumpedFrom(db: Db, now: Date): Promise<Date | null> {
  const known = (await readBelievedClock(db)) ?? (await assumed(db, now))
  return isAhead(known, now) ? known.believedAt : null
}

/** Believes the clock from now on, because a person has confirmed it. */
export const believeClock = (sql: Sql, now: Date) => writeBelievedClock(sql, believing(now))

/** The shortest time between two lists of people to call that are drawn up anew, while two servers' clocks differ. */
const REDRAW_PAUSE_MS = 600_000

/** Creates the work of the job that looks at the clock: notices that were dated ahead are due, and the list of people to call is drawn up anew. */
export function makeClockCorrection(parts: {
  db: Db
  clock: Clock
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}): () => Promise<false> {
  let redrawnAt = -Infinity
  return async () => {
    const wentBack = await noteClock(parts.db, parts.clock.now())
    if (wentBack && performance.now() - redrawnAt > REDRAW_PAUSE_MS) {
      await redrawPeopleToCall(parts.db)
      redrawnAt = performance.now()
    }
    await correctFutureTimes(parts)
    return false
  }
}

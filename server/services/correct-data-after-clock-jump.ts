/** Corrects what was written while a server's clock was ahead. */
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { redrawPeopleToCall } from '../repositories/desk/people-to-call-table.ts'
import { noteClock } from './check-clock-for-jump.ts'
import { correctFutureTimes } from './deliver-outbox.ts'

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

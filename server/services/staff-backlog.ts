/** Measures the staff's backlog: people who wait for a call, and teams that are nearly booked out. */
import type { Clock } from '../clock.ts'
import { cacheFor } from '../timed-cache.ts'
import type { Db } from '../db/database.ts'
import { countPeopleToCall } from '../repositories/desk/call-list.ts'
import { countBookedOutTeams } from '../repositories/desk/booked-slots-and-uncovered-cities.ts'
import { installationDays } from '../../src/lib/installation-days.ts'

/** How many milliseconds a state is used again, so that frequent scrapes cannot load the database. */
const FRESH_MS = 10_000

/** A team with free slots on fewer days than this is nearly booked out. */
const FEW_DAYS = 2

/** The backlog: how many people wait for a call and how long the first has, and how many teams are booked out soon. */
export type StaffBacklog = { waiting: number; oldestSeconds: number; bookedOut: number }

/** Returns a function that reads the state at most every ten seconds. */
export const staffBacklogReader = (db: Db, clock: Clock): (() => Promise<StaffBacklog>) =>
  cacheFor(
    FRESH_MS,
    () => clock.now().getTime(),
    async () => {
      const now = clock.now()
      const [{ pediu: waiting, oldest }, bookedOut] = await Promise.all([
        countPeopleToCall(db, now),
        countBookedOutTeams(db, installationDays(now), FEW_DAYS),
      ])
      const oldestSeconds = oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1000) : 0
      return { waiting, oldestSeconds, bookedOut }
    },
  )

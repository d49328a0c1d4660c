/** Adds the metric of a server's clock that has jumped ahead. */
import { Gauge, type Registry } from 'prom-client'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { clockJumpedFrom } from '../services/check-clock-for-jump.ts'

/** Adds a gauge of this server's clock, which is compared with the believed one when the metrics are scraped. */
export function measureClock(db: Db, clock: Clock, registry: Registry): void {
  new Gauge({
    name: 'prosa_clock_unconfirmed',
    help: 'Whether this server’s clock has jumped ahead, so that nothing is deleted because of its age (0 or 1).',
    registers: [registry],
    async collect() {
      try {
        this.set((await clockJumpedFrom(db, clock.now())) === null ? 0 : 1)
      } catch {
        // Without the database there is no value; 0 would say that the clock is right.
        this.remove()
      }
    },
  })
}

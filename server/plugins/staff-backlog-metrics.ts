/** Adds metrics of the staff's backlog: people who wait for a call, and teams that are nearly booked out. */
import { Gauge, type Registry } from 'prom-client'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { staffBacklogReader, type StaffBacklog } from '../services/staff-backlog.ts'

/**
 * Adds gauges for who waits for a call and for teams that are nearly booked out. They are read from the database
 * when the metrics are scraped, so all servers report the same.
 */
export function measureStaffBacklog(db: Db, clock: Clock, registry: Registry): void {
  const state = staffBacklogReader(db, clock)
  const gauge = (name: string, help: string, read: (shop: StaffBacklog) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const shop = await state().catch(() => undefined)
        // Without the database there is no value; 0 would say that nobody waits.
        if (shop) this.set(read(shop))
        else this.remove()
      },
    })
  gauge('prosa_calls_waiting', 'People who asked for a call and were not called yet.', (shop) => shop.waiting)
  gauge('prosa_calls_oldest_seconds', 'How long the first of them has waited.', (shop) => shop.oldestSeconds)
  gauge(
    'prosa_teams_booked_out',
    'Teams with free slots on fewer than two of the days that visitors may choose.',
    (shop) => shop.bookedOut,
  )
}

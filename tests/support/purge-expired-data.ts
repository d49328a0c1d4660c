/** Deletes what a test has let grow old by moving the clock. */
import { believeClock, noteClock } from '../../server/services/clock-jumps.ts'
import { purgeExpiredData, type Purged } from '../../server/services/delete-expired-data.ts'
import type { Config } from '../../server/config.ts'
import type { TestServer } from './server.ts'

type Purging = Pick<TestServer, 'db' | 'clock' | 'providers' | 'config'>

const DAY = 86_400_000

/** Confirms the clock, as a person does after a jump, and deletes what is old. */
export async function purgeConfirmed(
  server: Purging,
  retention: Config['retention'] = server.config.retention,
): Promise<Purged> {
  await believeClock(server.db, server.clock.now())
  return purgeExpiredData({ ...server, retention })
}

/** Lets days pass on a server that looks at its clock each day. */
export async function passDays(server: Purging, days: number): Promise<void> {
  for (let day = 0; day <= days; day += 1) {
    if (day > 0) server.clock.advance(DAY)
    await noteClock(server.db, server.clock.now())
  }
}

/** Increments a rate-limit counter in the transaction of the action that it counts, so that a rollback undoes both. */
import { statement, type Sql } from '../db/database.ts'

// The table of rate-limiter-flexible (rate-limit-counters.ts), which deletes the row some time after `expire`.
const COUNT = statement(
  'limit.count',
  `insert into rate_limits as r (key, points, expire) values ($1, 1, $3)
   on conflict (key) do update set
     points = case when r.expire <= $2 then 1 else r.points + 1 end,
     expire = case when r.expire <= $2 then excluded.expire else r.expire end
   returning points`,
)

/**
 * Counts one event, and returns how many there were in its period, this one included. The row stays locked until the
 * transaction ends.
 * @param key the name of the counter and the HMAC of its subject
 */
export async function countInTransaction(sql: Sql, key: string, now: Date, seconds: number): Promise<number> {
  const at = now.getTime()
  return (await sql.row<{ points: number }>(COUNT, [key, at, at + seconds * 1000]))?.points ?? 1
}

/**
 * Adds failed deliveries to the demo data for screenshots of the desk, as if the operator's system had been down for
 * some days.
 */
import { randomUUID } from 'node:crypto'
import { withDatabase } from '../../server/commands/helpers/database.ts'
import { readConfig } from '../../server/config.ts'
import { statement } from '../../server/db/database.ts'

/** Settings with which the shop has a system to notify of orders: one that does not answer. */
export const DEAF = {
  ORDER_WEBHOOK_URL: 'http://127.0.0.1:9/',
  ORDER_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
} as const

const HOUR = 3_600_000

/** Age, number of attempts, and reply; deliveries older than three days were given up on. */
const DELIVERIES = [
  ['order.created', 97, 14, 'the target answered 503'],
  ['order.rescheduled', 80, 14, 'the target answered 503'],
  ['call.requested', 6, 5, 'connect ECONNREFUSED'],
  ['order.created', 2, 3, 'connect ECONNREFUSED'],
  ['interest.registered', 1, 2, 'connect ECONNREFUSED'],
] as const

const ADD = statement(
  'pictures.outbox',
  `insert into outbox (subject_id, id, kind, payload, created_at, next_at, attempts, last_error, failed_at)
   values ($1, $2, $3, '', $4, $5, $6, $7, $8)`,
)

const ORDERS = statement('pictures.orders', 'select lead_id from orders order by created_at desc limit 3')

/** Adds them to the database of a DATA_DIR whose server is not running. */
export async function addTroubledDeliveries(dataDir: string): Promise<void> {
  const now = Date.now()
  await withDatabase(readConfig({ DATA_DIR: dataDir }), async (db) => {
    const orders = await db.rows<{ lead_id: string }>(ORDERS, [])
    const subjects = orders.map((each) => each.lead_id)
    for (const [kind, hours, tries, said] of DELIVERIES) {
      const at = new Date(now - hours * HOUR)
      const failed = hours > 72 ? new Date(at.getTime() + 72 * HOUR) : null
      await db.rows(ADD, [
        (kind.startsWith('order.') && subjects.shift()) || randomUUID(),
        randomUUID(),
        kind,
        at,
        new Date(now + HOUR),
        tries,
        said,
        failed,
      ])
    }
  })
}

const MOVED = statement(
  'pictures.moved',
  `select o.number from orders o join lead_events e on e.lead_id = o.lead_id and e.what = 'rescheduled'
   where o.cancelled_at is null order by o.created_at desc limit 1`,
)

/** Returns the number of an order whose visit was moved. */
export const orderToShow = (dataDir: string): Promise<string> =>
  withDatabase(
    readConfig({ DATA_DIR: dataDir }),
    async (db) => (await db.row<{ number: string }>(MOVED, []))?.number ?? '',
  )

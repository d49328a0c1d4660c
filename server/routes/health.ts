import * as z from 'zod/mini'
import type { Context } from '../context.ts'
import { statement } from '../db/database.ts'
import { isUnavailable } from '../db/error-codes.ts'
import { batchLookups } from '../db/batching.ts'
import { unavailable } from '../errors.ts'
import type { OutboxWatch } from '../services/outbox-watch.ts'
import { replies, type ApiApp } from './support.ts'

const PING = statement('health.ping', 'select 1 as one')

/** Never rate-limited: concurrent checks share one query. */
const ping = batchLookups<'database', true>(async (sql) => {
  await sql.rows(PING)
  return new Map([['database', true]])
})

const Live = z.object({ success: z.literal(true), status: z.literal('live') })
const Ready = z.object({
  success: z.literal(true),
  status: z.literal('ready'),
  /** Orders are accepted regardless of this; it feeds the operator's alarm (docs/operations.md, Health). */
  outbox: z.enum(['ok', 'late', 'failing']),
})

/**
 * Live: the process responds. Ready: so does the database, it accepts writes (X32), and the process is not shutting
 * down. /health is an alias of /health/ready.
 */
export function healthRoutes(
  app: ApiApp,
  context: Context,
  outbox: OutboxWatch,
  isLeaving: () => boolean,
): void {
  for (const path of ['/health', '/health/ready']) {
    app.get(
      path,
      {
        logLevel: 'warn',
        config: { isAlwaysAdmitted: true },
        schema: { tags: ['operation'], summary: 'Ready for visitors', response: replies(Ready) },
      },
      async () => {
        if (isLeaving()) throw unavailable()
        try {
          if (context.db.refusesWrites()) await context.db.tryWriting()
          else await ping(context.db, 'database')
          return { success: true as const, status: 'ready' as const, outbox: await outbox.health() }
        } catch (error) {
          throw isUnavailable(error) ? unavailable() : error
        }
      },
    )
  }
  app.get(
    '/health/live',
    {
      logLevel: 'warn',
      config: { isAlwaysAdmitted: true },
      schema: { tags: ['operation'], summary: 'The process lives', response: replies(Live) },
    },
    () => ({ success: true as const, status: 'live' as const }),
  )
}

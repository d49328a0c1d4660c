import * as z from 'zod/mini'
import type { Context } from '../context.ts'
import { isUnavailable } from '../db/error-codes.ts'
import { unavailable } from '../errors.ts'
import type { OutboxWatch } from '../services/outbox-health.ts'
import { describeCalls, type ApiApp } from './route-helpers.ts'

const describe = describeCalls('operation')

const Live = z.object({ success: z.literal(true), status: z.literal('live') })
const Ready = z.object({
  success: z.literal(true),
  status: z.literal('ready'),
  /**
   * The state of the outbox (notices to deliver), for the operator's monitoring (docs/operations.md, Health).
   * Orders are accepted in every state.
   */
  outbox: z.enum(['ok', 'late', 'failing']),
})

/**
 * Adds the health checks. 'live' means that the process responds. 'ready' means that, in addition, the
 * database accepts writes and the process is not shutting down. /health is an alias of /health/ready.
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
        schema: describe('Ready for visitors', Ready),
      },
      async () => {
        if (isLeaving()) throw unavailable()
        try {
          await context.db.checkWrites()
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
      schema: describe('The process lives', Live),
    },
    () => ({ success: true as const, status: 'live' as const }),
  )
}

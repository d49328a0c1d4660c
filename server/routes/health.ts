/**
 * Adds the health checks. 'live' means that the process responds. 'ready' means that, in addition, the database accepts
 * writes and the process is not shutting down. /health is an alias of /health/ready.
 */
import * as z from 'zod/mini'
import type { Context } from '../context.ts'
import { isUnavailable } from '../db/recognise-database-errors.ts'
import { unavailable } from '../api-errors.ts'
import { cacheFor } from '../timed-cache.ts'
import { clockJumpedFrom } from '../services/clock-jumps.ts'
import type { OutboxWatch } from '../services/outbox-health.ts'
import { describeCalls, type ApiApp } from './route-helpers.ts'
import { maySeeMetrics, type Metrics } from '../plugins/metrics.ts'
import { goLiveList } from '../services/go-live.ts'

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
  /** `unconfirmed`: this server's clock has jumped ahead, so that nothing is deleted because of its age. */
  clock: z.enum(['ok', 'unconfirmed']),
})

/** For how many milliseconds an answer about the clock is kept, so that polling does not ask the database all the time. */
const CLOCK_FRESH_MS = 1_000

export function healthRoutes(
  app: ApiApp,
  context: Context,
  outbox: OutboxWatch,
  isLeaving: () => boolean,
): void {
  const jump = cacheFor(
    CLOCK_FRESH_MS,
    () => performance.now(),
    () => clockJumpedFrom(context.db, context.clock.now()),
  )
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
          return await context.db.unlessSilent(async () => {
            await context.db.checkWrites()
            const [state, jumpedFrom] = await Promise.all([outbox.health(), jump()])
            const clock = jumpedFrom === null ? ('ok' as const) : ('unconfirmed' as const)
            return { success: true as const, status: 'ready' as const, outbox: state, clock }
          })
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

/** Adds GET /metrics, the server's metrics in Prometheus format; 404 without permission. */
export function metricsRoute(app: ApiApp, metrics: Metrics, token: string | undefined): void {
  app.get(
    '/metrics',
    { logLevel: 'warn', config: { isAlwaysAdmitted: true }, schema: { hide: true } },
    async (request, reply) => {
      if (!maySeeMetrics(request, token)) return reply.callNotFound()
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
    },
  )
}

/** Adds GET /operator/ready, the list before going live, for `npm run ready`; 404 for whoever may not see metrics. */
export function goLiveRoute(app: ApiApp, context: Context): void {
  app.get('/operator/ready', { schema: { hide: true } }, async (request, reply) => {
    if (!maySeeMetrics(request, context.config.metricsToken)) return reply.callNotFound()
    return reply.send({ success: true as const, list: await goLiveList(context) })
  })
}

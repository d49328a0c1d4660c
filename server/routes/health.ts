import * as z from 'zod/mini'
import type { Context } from '../context.ts'
import { statement } from '../db/database.ts'
import { isUnavailable } from '../db/database.ts'
import { unavailable } from '../errors.ts'
import { replies, type Api } from './support.ts'

const PING = statement('health.ping', 'select 1 as one')

const Health = z.object({ success: z.literal(true), status: z.enum(['ready', 'live']) })

/** Live: the process answers. Ready: the database does too, and the process is not on its way out. */
export function healthRoutes(app: Api, context: Context, isLeaving: () => boolean): void {
  app.get(
    '/health',
    {
      logLevel: 'warn',
      schema: { tags: ['operation'], summary: 'Ready for visitors', response: replies(Health) },
    },
    async () => {
      if (isLeaving()) throw unavailable()
      try {
        await context.db.row(PING)
      } catch (error) {
        throw isUnavailable(error) ? unavailable() : error
      }
      return { success: true as const, status: 'ready' as const }
    },
  )
  app.get(
    '/health/live',
    {
      logLevel: 'warn',
      schema: { tags: ['operation'], summary: 'The process lives', response: replies(Health) },
    },
    () => ({ success: true as const, status: 'live' as const }),
  )
}

/** Limits the number of writes per minute to a lead, renewal or order. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import { tooMany } from '../api-errors.ts'
import type { BusinessMetrics } from '../business-metrics.ts'
import { SAFE_METHODS } from './write-request-checks.ts'

const MINUTE = 60

/** Returns the id of the lead, renewal or order in the path of a request; null for calls that create one. */
function subjectOf({ params }: FastifyRequest): string | null {
  const { id } = (params ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id.toLowerCase() : null
}

/** Returns how many writes a request counts as. A batch counts once per answer. */
function weightOf({ body }: FastifyRequest): number {
  const { items } = (body ?? {}) as { items?: unknown }
  return Array.isArray(items) ? Math.max(1, items.length) : 1
}

/**
 * Limits how many writes per minute a lead accepts. Each process counts on its own, because an answer
 * should cost the database no second write. Several servers together therefore allow more. Calls that create
 * something have their own limits (server/limits/api-limits.ts).
 */
export function limitWrites(
  app: FastifyInstance,
  limits: Pick<Config['limits'], 'writesPerMinute'>,
  metrics: Pick<BusinessMetrics, 'refusalsBy'>,
): void {
  const countRefusal = metrics.refusalsBy('write')
  const writes = new RateLimiterMemory({ points: limits.writesPerMinute, duration: MINUTE })
  app.addHook('preHandler', async (request) => {
    if (SAFE_METHODS.has(request.method) || request.routeOptions.config.isRefused) return
    const subject = subjectOf(request)
    if (subject === null) return
    try {
      await writes.consume(subject, weightOf(request))
    } catch (problem) {
      if (!(problem instanceof RateLimiterRes)) throw problem
      countRefusal()
      throw tooMany(Math.max(1, Math.ceil(problem.msBeforeNext / 1000)))
    }
  })
}

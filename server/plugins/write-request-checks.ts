/** Checks the origin and content type of write requests, and their If-Match header. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serverErrorMessages } from '../../src/content/server-error-messages.ts'
import type { Config } from '../config.ts'
import { notAccepted, HttpError, tooMany } from '../api-errors.ts'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { BusinessMetrics } from '../business-metrics.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route refuses every request, whatever its body (plugins/unsupported-methods.ts). */
    isRefused?: boolean
  }
}

/** The methods that change nothing. */
export const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
const IS_JSON = /^application\/json(?:\s*;|\s*$)/i

/**
 * Refuses write requests that are not JSON, that come from an origin that is not allowed, or that have an
 * invalid If-Match. A missing Origin or If-Match is accepted.
 */
export function checkWriteRequests(app: FastifyInstance, config: OriginConfig): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.has(request.method) || request.routeOptions.config.isRefused) return done()
    if (!isAllowedOrigin(request, config)) {
      return done(new HttpError(403, 'origin', serverErrorMessages.foreignOrigin))
    }
    if (!IS_JSON.test(request.headers['content-type'] ?? '')) {
      return done(new HttpError(415, 'content_type', serverErrorMessages.notJson))
    }
    ifMatchOf(request)
    done()
  })
}

type OriginConfig = Pick<Config, 'allowedOrigins' | 'publicUrl'>

/**
 * Returns whether a request has no Origin, our own, or one of `allowedOrigins`. If PUBLIC_URL is set, only
 * its origin counts as our own, and the request must be sent to its host. This refuses requests through a
 * foreign host name that points to this server.
 */
export function isAllowedOrigin(
  request: FastifyRequest,
  { allowedOrigins, publicUrl }: OriginConfig,
): boolean {
  const { origin } = request.headers
  if (origin === undefined || allowedOrigins.includes(origin)) return true
  const asked = originOf(`${request.protocol}://${request.host}`)
  if (publicUrl === undefined) return origin === asked
  const own = new URL(publicUrl)
  return origin === own.origin && request.host === own.host
}

/** Returns the origin of an address as browsers write it, without a default port. */
const originOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : undefined

/**
 * Returns the version in If-Match (3, "3" or W/"3"); null if the header is absent. Refuses anything else with
 * 400, because an invalid condition must not turn into an unconditional write.
 */
export function ifMatchOf({ headers }: Pick<FastifyRequest, 'headers'>): number | null {
  const given = headers['if-match']
  if (given === undefined) return null
  const version = /^\s*(?:W\/)?("?)(\d{1,9})\1\s*$/.exec(given)?.[2]
  if (version === undefined) throw notAccepted('If-Match')
  return Number(version)
}

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

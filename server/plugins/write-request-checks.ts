/** Checks the origin and content type of write requests, and their If-Match header. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serverErrorMessages } from '../../src/content/server-error-messages.ts'
import type { Config } from '../config.ts'
import { notAccepted, HttpError } from '../api-errors.ts'

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

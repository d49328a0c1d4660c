import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** Headers the site sends and reads (D25). */
const ASKED = 'content-type, if-match, idempotency-key, x-channel, x-request-id'
const TOLD = 'etag, retry-after, x-request-id'
const METHODS = 'GET, POST, PUT, PATCH, DELETE'
/** Seconds a browser may cache a preflight; no browser caches it longer. */
const KEPT_S = 7200

/**
 * Lets pages of other origins call the API: a site built for another host (D26) lives on one of `allowedOrigins`. No
 * cookies, hence no credentials.
 */
export function letOriginsCall(
  app: FastifyInstance,
  { allowedOrigins }: Pick<Config, 'allowedOrigins'>,
): void {
  if (allowedOrigins.length === 0) return
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    reply.header('vary', 'origin')
    if (origin === undefined || !allowedOrigins.includes(origin)) return done()
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', TOLD)
    const isQuestion =
      request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined
    if (!isQuestion) return done()
    void reply
      .code(204)
      .headers({
        'access-control-allow-methods': METHODS,
        'access-control-allow-headers': ASKED,
        'access-control-max-age': KEPT_S,
      })
      .send()
  })
}

/** Lets pages that are served by another host call the API (CORS). */
import fastifyCors from '@fastify/cors'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from '../config.ts'

/** The request headers that the site sends, and the response headers that it reads. */
const REQUEST_HEADERS = ['content-type', 'if-match', 'idempotency-key', 'x-channel', 'x-request-id']
const RESPONSE_HEADERS = ['etag', 'retry-after', 'x-request-id']
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
/** Seconds for which a browser may cache a preflight response. No browser caches it longer. */
const MAX_AGE_S = 7200

/**
 * Lets pages from `allowedOrigins` call the API, for a site that is served by another host. The API
 * uses no cookies, so no credentials are allowed. Calls from any other origin are answered as if this plugin
 * were absent.
 */
export const cors = fastifyPlugin<Pick<Config, 'allowedOrigins'>>(
  async (app, { allowedOrigins }) => {
    if (allowedOrigins.length === 0) return
    await app.register(fastifyCors, {
      origin: (origin, callback) => callback(null, origin !== undefined && allowedOrigins.includes(origin)),
      methods: METHODS,
      allowedHeaders: REQUEST_HEADERS,
      exposedHeaders: RESPONSE_HEADERS,
      maxAge: MAX_AGE_S,
    })
  },
  { name: 'cors' },
)

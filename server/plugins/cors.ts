/** Lets pages that are served by another host call the API (CORS). */
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** The request headers that the site sends (ASKED) and the response headers that it reads (TOLD). */
const ASKED = ['content-type', 'if-match', 'idempotency-key', 'x-channel', 'x-request-id']
const TOLD = ['etag', 'retry-after', 'x-request-id']
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
/** Seconds for which a browser may cache a preflight response. No browser caches it longer. */
const KEPT_S = 7200

/**
 * Lets pages from `allowedOrigins` call the API, for a site that is served by another host. The API
 * uses no cookies, so no credentials are allowed. Calls from any other origin are answered as if this plugin
 * were absent.
 */
export async function letOriginsCall(
  app: FastifyInstance,
  { allowedOrigins }: Pick<Config, 'allowedOrigins'>,
): Promise<void> {
  if (allowedOrigins.length === 0) return
  await app.register(cors, {
    origin: (origin, tell) => tell(null, origin !== undefined && allowedOrigins.includes(origin)),
    methods: METHODS,
    allowedHeaders: ASKED,
    exposedHeaders: TOLD,
    maxAge: KEPT_S,
  })
}

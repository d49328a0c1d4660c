/** Limits how long the server works on a request. */
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route waits for an external system, such as the risk provider or a mail server. */
    asksOutside?: boolean
  }
}

/** Extra milliseconds for routes that wait for an external system; the site gives up after 20 s. */
const OUTSIDE_MS = 10_000

/**
 * Limits the total time of each request, whatever it waits for: a connection, a lock, a statement, other
 * writes to the same lead. Call it before the routes are added.
 */
export function limitTime(app: FastifyInstance, { timeoutMs }: Config['database']): void {
  app.addHook('onRoute', (route) => {
    route.handlerTimeout = timeoutMs + (route.config?.asksOutside ? OUTSIDE_MS : 0)
  })
}

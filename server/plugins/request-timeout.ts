/** Limits how long the server works on a request. */
import fastifyPlugin from 'fastify-plugin'
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
 * Limits the total time of each request, no matter what it waits for: a connection, a lock, a statement, other writes
 * to the same lead. Register it before the routes are added.
 */
export const requestTimeout = fastifyPlugin<Pick<Config['database'], 'timeoutMs'>>(
  (app, { timeoutMs }, done) => {
    app.addHook('onRoute', (route) => {
      route.handlerTimeout = timeoutMs + (route.config?.asksOutside ? OUTSIDE_MS : 0)
    })
    done()
  },
  { name: 'request-timeout' },
)

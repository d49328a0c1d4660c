/** Limits how long the server works on a request. */
import fastifyPlugin from 'fastify-plugin'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { serverBusyError } from '../api-errors.ts'

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

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Requests to this route are always admitted, however loaded the server is, because monitoring uses it.
     */
    isAlwaysAdmitted?: boolean
  }
}

/** How many requests per database connection are admitted under sustained load. */
const STANDING = 2.5
/**
 * Seconds until the places taken by a burst of requests (`loadShedding`) are free again. A burst is less
 * than 1 % of what is served in that time.
 */
const REST_S = 4

/**
 * Sheds load: admits as many requests as can be served soon and asks the rest to retry later. A short
 * burst is served completely: up to `queue` more requests than there are connections may use the database. A
 * permanent queue would only add latency, so each request of a burst takes one of `queue` places, which
 * become free only seconds later. If no place is free, only as many requests are admitted as keep the
 * database busy. Requests that wait for an external system (address look-up, mail server) are not counted.
 */
export const loadShedding = fastifyPlugin<
  { readonly db: Pick<Db, 'asking'> } & Pick<Config['database'], 'pool' | 'queue'>
>(
  (app, { db, pool, queue }, loaded) => {
    const limit = pool + queue
    const crowd = Math.min(limit, Math.ceil(pool * STANDING))
    let places = queue
    let counted = performance.now()

    app.addHook('preHandler', (request, _reply, done) => {
      const asking = db.asking()
      if (asking < crowd || request.routeOptions.config.isAlwaysAdmitted) return done()
      const now = performance.now()
      places = Math.min(queue, places + ((now - counted) / 1000 / REST_S) * queue)
      counted = now
      if (asking >= limit || places < 1) return done(serverBusyError())
      places -= 1
      done()
    })
    loaded()
  },
  { name: 'load-shedding' },
)

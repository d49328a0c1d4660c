import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { busy } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Always answered, however loaded the server is: monitoring uses it. */
    isAlwaysAdmitted?: boolean
  }
}

/** How many may use the database for a sustained time, per connection. */
const STANDING = 2.5
/** Seconds until a burst's places are free again; the burst is less than 1 % of what is served in that time. */
const REST_S = 4

/**
 * Load shedding: admits as many requests as can be served soon and asks the rest to retry later (X5). A burst is served
 * whole: up to `queue` more than there are connections may use the database. But a standing queue increases latency
 * without increasing throughput. So each request of a burst takes one of `queue` places that only free up seconds
 * later: once they are used up, only as many are admitted as keep the database busy, and those stay fast. Requests
 * waiting for an external system (address lookup, mail server) are not counted.
 */
export function admitRequests(
  app: FastifyInstance,
  db: Pick<Db, 'asking'>,
  { pool, queue }: Pick<Config['database'], 'pool' | 'queue'>,
): void {
  const most = pool + queue
  const crowd = Math.min(most, Math.ceil(pool * STANDING))
  let places = queue
  let counted = performance.now()

  app.addHook('preHandler', (request, _reply, done) => {
    const asking = db.asking()
    if (asking < crowd || request.routeOptions.config.isAlwaysAdmitted) return done()
    const now = performance.now()
    places = Math.min(queue, places + ((now - counted) / 1000 / REST_S) * queue)
    counted = now
    if (asking >= most || places < 1) return done(busy())
    places -= 1
    done()
  })
}

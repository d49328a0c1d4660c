import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { busy } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however many others are being served: whoever watches the server asks it. */
    isAlwaysAdmitted?: boolean
  }
}

/** Who may ask the database at once and for long, for each of its connections. */
const STANDING = 2.5
/** Seconds until the places of a crowd are free again: of those served meanwhile they are far less than 1 %. */
const REST_S = 4

/**
 * Lets in as many requests as can be served soon, and tells the others to come back (X5). A burst is served
 * whole: `queue` more than there are connections may ask the database. But a queue that stands serves nobody
 * sooner, it only makes all wait longer. So each who comes in a crowd takes one of `queue` places that are free
 * again only seconds later: when they are used up, only as many are let in as keep the database busy, and those
 * keep their time. Who waits for somebody else (another's look-up, a mail server) is not counted.
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

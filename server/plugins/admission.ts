import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { busy } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however many others are being served: whoever watches the server asks it. */
    isAlwaysAdmitted?: boolean
  }
  interface FastifyRequest {
    /** Counted among those who are being served. */
    isInside: boolean
  }
}

/** Milliseconds after which those who wait are no burst any more but a queue that stands. */
const BURST_MS = 100
/** Requests for each connection to the database that may be inside while the queue stands. */
const STANDING = 2.5

/**
 * Lets in as many requests as can be served soon, and tells the others to come back (faults 5). Until the pool
 * has been busy for `BURST_MS` without a pause, `queue` requests may wait for it: a burst is served whole. A
 * queue that stands serves nobody sooner, it only makes all wait longer: then fewer are let in, so that those
 * who are keep their time.
 */
export function admitRequests(
  app: FastifyInstance,
  database: Pick<Config['database'], 'pool' | 'queue'>,
): void {
  const { pool, queue } = database
  const most = pool + queue
  const mostStanding = Math.min(most, Math.ceil(pool * STANDING))
  let inside = 0
  /** When nobody had to wait the last time. */
  let calm = -Infinity

  app.decorateRequest('isInside', false)
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.routeOptions.config.isAlwaysAdmitted) return done()
    if (inside < pool) calm = performance.now()
    else if (inside >= mostStanding && (inside >= most || performance.now() - calm > BURST_MS)) {
      return done(busy())
    }
    inside += 1
    request.isInside = true
    done()
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    if (request.isInside) {
      request.isInside = false
      inside -= 1
    }
    done()
  })
}

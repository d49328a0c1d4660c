/** Collects the metrics of the server, for Prometheus. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../db/database.ts'
import type { OutboxTarget, TargetState } from '../repositories/outbox.ts'
import type { OutboxWatch } from '../services/outbox-health.ts'
import { isSameSecret } from '../security/is-same-secret.ts'
import { makeBusinessMetrics, type BusinessMetrics } from '../business-metrics.ts'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Clock } from '../clock.ts'
import { clockJumpedFrom } from '../services/clock-jumps.ts'
import { staffBacklogReader, type StaffBacklog } from '../services/staff-backlog.ts'

/** The server's metrics. */
export type Metrics = BusinessMetrics & {
  registry: Registry
  /** Counts an attempt to deliver a row of the outbox. */
  countDelivery(target: OutboxTarget, kind: string, result: string): void
  /** Notes how many pages of the served edition cannot be rendered. */
  noteStalePages(count: number): void
}

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Creates the server's metrics. With `process`, they include memory, event loop and CPU of the process. */
export function makeMetrics(options: { process?: boolean } = {}): Metrics {
  const registry = new Registry()
  if (options.process) collectDefaultMetrics({ register: registry })
  const deliveries = new Counter({
    name: 'prosa_outbox_deliveries_total',
    help: 'Attempts to deliver the outbox, by target, kind and result (delivered, failed, gave_up).',
    labelNames: ['target', 'kind', 'result'],
    registers: [registry],
  })
  const stale = new Gauge({
    name: 'prosa_stale_pages',
    help: 'Pages that cannot be rendered: those of an earlier edition are sent, with other plans or prices.',
    registers: [registry],
  })
  return {
    ...makeBusinessMetrics(registry),
    registry,
    countDelivery: (target, kind, result) => deliveries.inc({ target, kind, result }),
    noteStalePages: (count) => stale.set(count),
  }
}

/** Counts and times every request by method, route pattern and status; never by the actual path. */
export function measureRequests(app: FastifyInstance, { registry }: Metrics): void {
  const duration = new Histogram({
    name: 'prosa_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  // Label sets are cached. There are only as many as combinations of method, route and status.
  const series = new Map<string, ReturnType<typeof duration.labels>>()
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'unknown'
    const status = reply.statusCode
    const name = `${method} ${route} ${status}`
    const known = series.get(name) ?? duration.labels({ method, route, status })
    series.set(name, known)
    known.observe(reply.elapsedTime / 1000)
    done()
  })
}

/**
 * Adds gauges for the database connections and the outbox. Their values are read when the metrics are
 * scraped.
 * @param targets the configured targets of the outbox
 */
export function measureDatabase(
  db: Db,
  outbox: OutboxWatch,
  { registry }: Metrics,
  targets: readonly OutboxTarget[],
): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge('prosa_pool_connections', 'Open connections to the database.', () => db.pool.totalCount)
  gauge('prosa_pool_idle', 'Open connections that are idle.', () => db.pool.idleCount)
  // Includes callers whose query waits to share a statement with others.
  gauge('prosa_pool_waiting', 'Requests that use the database, beyond the number of its connections.', () =>
    Math.max(0, db.asking() - db.pool.options.max),
  )

  const of = (name: string, help: string, read: (state: TargetState) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['target'],
      registers: [registry],
      async collect() {
        this.reset()
        // If the database is down, the other metrics are still needed.
        const states = await outbox.state().catch(() => [])
        for (const state of states) this.set({ target: state.target }, read(state))
      },
    })
  of('prosa_outbox_waiting', 'Rows of the outbox that wait for delivery.', (state) => state.waiting)
  of('prosa_outbox_retrying', 'Waiting rows whose last attempt failed.', (state) => state.retrying)
  of('prosa_outbox_failed', 'Rows of the outbox that were given up on.', (state) => state.failed)
  of(
    'prosa_outbox_without_target',
    'Rows of the outbox that cannot be delivered because their target is not configured.',
    ({ target, waiting, failed }) => (targets.includes(target) ? 0 : waiting + failed),
  )
  of('prosa_outbox_lag_seconds', 'Age of the longest waiting row of the outbox.', outbox.lag)
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/
/** Headers that proxies add: a request with one of them did not come from this machine. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const

/**
 * Returns whether a request may read the metrics: anyone with the configured token or, if none is configured,
 * only this machine.
 */
export function maySeeMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)
  const isForwarded = FORWARDED.some((name) => request.headers[name] !== undefined)
  return !isForwarded && LOOPBACK.test(request.raw.socket.remoteAddress ?? '')
}

/** Adds a gauge of this server's clock, which is compared with the believed one when the metrics are scraped. */
export function measureClock(db: Db, clock: Clock, registry: Registry): void {
  new Gauge({
    name: 'prosa_clock_unconfirmed',
    help: 'Whether this server’s clock has jumped ahead, so that nothing is deleted because of its age (0 or 1).',
    registers: [registry],
    async collect() {
      try {
        this.set((await clockJumpedFrom(db, clock.now())) === null ? 0 : 1)
      } catch {
        // Without the database there is no value; 0 would say that the clock is right.
        this.remove()
      }
    },
  })
}

/**
 * Adds gauges for who waits for a call and for teams that are nearly booked out. They are read from the database
 * when the metrics are scraped, so all servers report the same.
 */
export function measureStaffBacklog(db: Db, clock: Clock, registry: Registry): void {
  const state = staffBacklogReader(db, clock)
  const gauge = (name: string, help: string, read: (shop: StaffBacklog) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const shop = await state().catch(() => undefined)
        // Without the database there is no value; 0 would say that nobody waits.
        if (shop) this.set(read(shop))
        else this.remove()
      },
    })
  gauge('prosa_calls_waiting', 'People who asked for a call and were not called yet.', (shop) => shop.waiting)
  gauge('prosa_calls_oldest_seconds', 'How long the first of them has waited.', (shop) => shop.oldestSeconds)
  gauge(
    'prosa_teams_booked_out',
    'Teams with free slots on fewer than two of the days that visitors may choose.',
    (shop) => shop.bookedOut,
  )
}

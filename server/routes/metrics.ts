import { maySeeMetrics, type Metrics } from '../plugins/metrics.ts'
import type { ApiApp } from './api-route-types-and-ids.ts'

/** Adds GET /metrics, the server's metrics in Prometheus format; 404 without permission. */
export function metricsRoute(app: ApiApp, metrics: Metrics, token: string | undefined): void {
  app.get(
    '/metrics',
    { logLevel: 'warn', config: { isAlwaysAdmitted: true }, schema: { hide: true } },
    async (request, reply) => {
      if (!maySeeMetrics(request, token)) return reply.callNotFound()
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
    },
  )
}

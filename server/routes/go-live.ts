/** Adds GET /operator/ready, the list before going live, for `npm run ready`; 404 for whoever may not see metrics. */
import type { Context } from '../context.ts'
import { maySeeMetrics } from '../plugins/metrics.ts'
import { goLiveList } from '../services/go-live.ts'
import type { ApiApp } from './api-route-types-and-ids.ts'

export function goLiveRoute(app: ApiApp, context: Context): void {
  app.get('/operator/ready', { schema: { hide: true } }, async (request, reply) => {
    if (!maySeeMetrics(request, context.config.metricsToken)) return reply.callNotFound()
    return reply.send({ success: true as const, list: await goLiveList(context) })
  })
}

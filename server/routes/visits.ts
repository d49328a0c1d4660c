import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Success } from '../../src/contract/common.ts'
import { VisitBatch } from '../../src/contract/counts.ts'
import type { Context } from '../context.ts'
import { tooMany } from '../errors.ts'
import { isRobot } from '../rules/desk/robots.ts'
import { networkOf } from '../rules/network.ts'
import { makeCounting } from '../services/desk/counting.ts'
import { replies, type Api } from './support.ts'

/** What happened in visits, counted without knowing whose they are. */
export function visitRoutes(app: Api, { db, clock, campaigns, config }: Context): void {
  const counting = makeCounting(db, clock, campaigns.prefixes)
  // in the process: a counter of its own for each batch would cost the database what the batches save
  const limit = new RateLimiterMemory({ points: config.limits.visitsPerMinute, duration: 60 })
  app.post(
    '/visits',
    {
      schema: {
        tags: ['visits'],
        summary: 'Count what happened in a visit',
        body: VisitBatch,
        response: replies(Success),
      },
    },
    async (request) => {
      try {
        await limit.consume(networkOf(request.ip))
      } catch (problem) {
        if (problem instanceof RateLimiterRes)
          throw tooMany(Math.max(1, Math.ceil(problem.msBeforeNext / 1000)))
        throw problem
      }
      if (!isRobot(request.headers['user-agent'])) await counting.count(request.body)
      return { success: true as const }
    },
  )
}

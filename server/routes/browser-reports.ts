/** Adds the routes that count visits, browsers in the experiment, and errors in browsers, but not who visits. */
import type { FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Success } from '../../src/contract/shared-schemas.ts'
import {
  ExposureReport,
  VisitBatch,
  BrowserErrorReport,
} from '../../src/contract/visit-counts-and-browser-errors.ts'
import type { Context } from '../context.ts'
import { tooMany } from '../api-errors.ts'
import { ipAddressOfRequest, describeCalls, type ApiApp } from './route-helpers.ts'
import { isRobot } from '../rules/desk/user-agents.ts'
import { networkOf } from '../rules/ip-networks.ts'
import { makeBrowserErrorLog, makeBrowserErrorCounter } from '../services/browser-errors.ts'
import { makeCounting } from '../services/desk/visit-counting.ts'

const describe = describeCalls('visits')

export function visitRoutes(
  app: ApiApp,
  { db, clock, campaigns, config, metrics, sourcePlaces }: Context,
): void {
  const counting = makeCounting(db, clock, campaigns, config.listSharePercent)
  const note = makeBrowserErrorLog((line) => app.log.info(line, 'error in a browser'), sourcePlaces)
  const countFailures = makeBrowserErrorCounter({ db, clock, note })
  // This limit is counted in memory: a counter in the database would cost as much as the batches save.
  const limit = new RateLimiterMemory({ points: config.limits.visitsPerMinute, duration: 60 })
  const countRefusal = metrics.refusalsBy('visit')

  /** Returns whether to count a report: not those of robots. Refuses it if its IP network has sent too many. */
  async function isCounted(request: FastifyRequest): Promise<boolean> {
    try {
      await limit.consume(networkOf(request.ip))
    } catch (problem) {
      if (!(problem instanceof RateLimiterRes)) throw problem
      countRefusal()
      throw tooMany(Math.max(1, Math.ceil(problem.msBeforeNext / 1000)))
    }
    return !isRobot(request.headers['user-agent'])
  }

  app.post(
    '/visits',
    { schema: { ...describe('Count what happened in a visit', Success), body: VisitBatch } },
    async (request) => {
      if (await isCounted(request)) await counting.count(request.body, ipAddressOfRequest(request))
      return { success: true as const }
    },
  )
  app.post(
    '/exposures',
    {
      schema: { ...describe('Count a browser in the experiment', Success), body: ExposureReport },
    },
    async (request) => {
      if (await isCounted(request)) await counting.expose(request.body, ipAddressOfRequest(request))
      return { success: true as const }
    },
  )
  app.post(
    '/failures',
    { schema: { ...describe('Count errors in a browser', Success), body: BrowserErrorReport } },
    async (request) => {
      if (await isCounted(request)) await countFailures(request.body)
      return { success: true as const }
    },
  )
}

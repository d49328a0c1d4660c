import type { FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Success } from '../../src/contract/common.ts'
import { ExposureReport, VisitBatch } from '../../src/contract/visit-counts.ts'
import { FailureReport } from '../../src/contract/browser-errors.ts'
import type { Context } from '../context.ts'
import { tooMany } from '../errors.ts'
import { isRobot } from '../rules/desk/robots.ts'
import { networkOf } from '../rules/network.ts'
import { makeFailureLog } from '../services/desk/failure-log.ts'
import { makeFailureCounting } from '../services/desk/failures.ts'
import { makeCounting } from '../services/desk/counting.ts'
import { type Source } from '../services/desk/day-sources.ts'
import { replies, type ApiApp } from './support.ts'

/** Headers in which a proxy in front of the server names the visitor's address. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const

/** Whose count it is. Behind an untrusted proxy, all visitors have its address. */
function sourceOf(request: FastifyRequest): Source {
  const isProxied = FORWARDED.some((name) => request.headers[name] !== undefined)
  return {
    network: networkOf(request.ip),
    isHidden: isProxied && request.ip === request.socket.remoteAddress,
  }
}

/** What happened in visits, and what went wrong in browsers, counted without knowing whose they are. */
export function visitRoutes(app: ApiApp, { db, clock, campaigns, config, originalPlaces }: Context): void {
  const counting = makeCounting(db, clock, campaigns.prefixes)
  const note = makeFailureLog((line) => app.log.info(line, 'error in a browser'), originalPlaces)
  const countFailures = makeFailureCounting({ db, clock, note })
  // in the process: a database counter per batch would cost what the batches save
  const limit = new RateLimiterMemory({ points: config.limits.visitsPerMinute, duration: 60 })

  /** Whether a report counts: an address may send only so many, and programs do not count. */
  async function isCounted(request: FastifyRequest): Promise<boolean> {
    try {
      await limit.consume(networkOf(request.ip))
    } catch (problem) {
      if (problem instanceof RateLimiterRes)
        throw tooMany(Math.max(1, Math.ceil(problem.msBeforeNext / 1000)))
      throw problem
    }
    return !isRobot(request.headers['user-agent'])
  }

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
      if (await isCounted(request)) await counting.count(request.body, sourceOf(request))
      return { success: true as const }
    },
  )
  app.post(
    '/exposures',
    {
      schema: {
        tags: ['visits'],
        summary: 'Count a browser in the experiment',
        body: ExposureReport,
        response: replies(Success),
      },
    },
    async (request) => {
      if (await isCounted(request)) await counting.expose(request.body, sourceOf(request))
      return { success: true as const }
    },
  )
  app.post(
    '/failures',
    {
      schema: {
        tags: ['visits'],
        summary: 'Count errors in a browser',
        body: FailureReport,
        response: replies(Success),
      },
    },
    async (request) => {
      if (await isCounted(request)) await countFailures(request.body)
      return { success: true as const }
    },
  )
}

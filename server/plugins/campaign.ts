import type { FastifyInstance } from 'fastify'
import type { Campaigns } from '../../src/campaigns/make.ts'
import { sentPrefix, type Sent } from '../rules/prefix.ts'

const isObject = (part: unknown): part is Sent => typeof part === 'object' && part !== null

/**
 * A call may name its campaign in two forms (D79). Handlers know one: `addon` is the whole prefix, and `prefix` is
 * gone. Runs on validated requests.
 */
export function readCampaigns(app: FastifyInstance, campaigns: Campaigns): void {
  app.addHook('preHandler', (request, _reply, done) => {
    for (const part of [request.body, request.query]) {
      if (!isObject(part) || part.addon === undefined) continue
      part.addon = sentPrefix(campaigns, part)
      delete part.prefix
    }
    done()
  })
}

/** Resolves the campaign that a request names, before its handler runs. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Campaigns } from '../../src/campaigns/make-campaigns.ts'
import { campaignOfRequest, type SentCampaign } from '../rules/order-campaign.ts'

const isObject = (part: unknown): part is SentCampaign => typeof part === 'object' && part !== null

/**
 * Resolves the campaign of every request before its handler runs. A request may name it in two ways,
 * but the handler always finds the whole prefix in `addon`, and no `prefix`.
 * @param campaignsFor returns the campaigns that a request may name
 */
export function resolveCampaigns(
  app: FastifyInstance,
  campaignsFor: (request: FastifyRequest) => Campaigns,
): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const campaigns = campaignsFor(request)
    for (const part of [request.body, request.query]) {
      if (!isObject(part) || part.addon === undefined) continue
      part.addon = campaignOfRequest(campaigns, part)
      delete part.prefix
    }
    done()
  })
}

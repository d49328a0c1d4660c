/** On a landing page that another server rendered, shows the plans of the server that takes the orders. */
import type { PageCampaign } from '../../campaigns/campaign-types.ts'
import { streamingServiceNames } from '../../content/streaming-service-names.ts'
import { idOnWire } from '../../contract/convert-ids-to-text.ts'
import { chooseApiServer } from '../boot/choose-api-server.ts'
import { listedPlans } from './landing-calls-and-order-start.ts'

/**
 * Draws the page again with the list of that server. A page whose list does not come in time keeps its own plans, so
 * that its prices are always of one server.
 */
export async function showPlansOfServer(campaign: PageCampaign): Promise<void> {
  if (chooseApiServer().can.has('landing-pages')) return
  const listed = await listedPlans(campaign.prefix).catch(() => [])
  if (listed.length === 0) return
  const { updateLandingPrices } = await import('./update-landing-prices.ts')
  // links name an id as it came
  await updateLandingPrices(
    campaign,
    listed.map((plan) => ({
      ...plan,
      id: String(idOnWire(plan.id)),
      subscriptions: plan.subscriptions.length > 0 ? plan.subscriptions : servicesIn(plan.plan),
    })),
  )
}

/** The streaming services that a plan's name says, where its list has no field for them (M§3). */
const servicesIn = (name: string): string[] =>
  Object.entries(streamingServiceNames).flatMap(([slug, service]) => (name.includes(service) ? [slug] : []))

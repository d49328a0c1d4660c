/** Reads, from a request for a call, where in the order the visitor was: campaign, question, plan and city. */
import type { SupportRequest } from '../../src/contract/call-requests.ts'
import { parseCep } from '../../src/lib/cep.ts'
import type { Context } from '../context.ts'
import type { VisitOfCall } from '../repositories/call-requests.ts'
import { cityOf, findCepPlace } from '../repositories/coverage.ts'
import { campaignOfRequest } from '../rules/order-campaign.ts'
import { deskStepsOf, DESK_JOURNEYS } from '../rules/desk/desk-journeys-and-steps.ts'

/** What a visitor's browser says about the visit, not yet validated. */
export type ReportedVisit = Pick<SupportRequest, 'addon' | 'prefix' | 'step' | 'idPlan' | 'sku' | 'cep'>

/** A visit about which nothing is known. */
export const NO_VISIT: VisitOfCall = { campaign: null, step: null, plan: null, city: null }

const STEPS: ReadonlySet<string> = new Set(DESK_JOURNEYS.flatMap(deskStepsOf))

/**
 * Returns what is known about the visit in which a call was requested. Values that the shop does not have are
 * left out: a call is never refused because of them.
 */
export async function readVisitOfCall(
  context: Pick<Context, 'db' | 'catalogue' | 'campaigns'>,
  { addon, prefix, step, idPlan, sku, cep }: ReportedVisit,
): Promise<VisitOfCall> {
  const { byId, bySku } = await context.catalogue.currentEdition()
  const campaign = campaignOfRequest(context.campaigns, { addon, prefix })
  const plan = byId.get(idPlan ?? '') ?? bySku.get(sku ?? '')
  return {
    campaign: context.campaigns.prefixOf(campaign) || null,
    step: step !== undefined && STEPS.has(step) ? step : null,
    plan: plan?.id ?? null,
    city: await cityIn(context, cep),
  }
}

/** Returns city and state of a CEP as our own tables know it. */
async function cityIn({ db }: Pick<Context, 'db'>, cep: string | undefined): Promise<string | null> {
  const parsed = parseCep(cep ?? '')
  if ('problem' in parsed) return null
  const place = (await findCepPlace(db, parsed.value)).street ?? (await cityOf(db, parsed.value))
  return place ? `${place.city}, ${place.state}` : null
}

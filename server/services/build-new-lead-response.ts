/** Builds the response of POST lead-v2, for a new lead or waiting-list entry and for a retry. */
import type { CepCoverage } from '../../src/contract/coverage.ts'
import type { LeadReply } from '../../src/contract/new-lead.ts'
import type { Context } from '../context.ts'
import { leadNotFound } from '../api-errors.ts'
import { findLead, type CreatedRecord } from '../repositories/leads.ts'
import { findWaitingListEntry } from '../repositories/waiting-list.ts'
import type { LeadPlace } from '../rules/lead-row-types.ts'
import { shortReference } from '../rules/order-number.ts'

/**
 * Builds the response of POST lead-v2. `versions` are the versions of the lead's answers. If they are
 * undefined, the response describes a waiting-list entry (a no-coverage lead) instead of a lead. `kept` names what a
 * corrected address has left of plan and visit.
 */
export const leadReply = (
  { vault }: Pick<Context, 'vault'>,
  id: string,
  cepCoverage: CepCoverage,
  versions: Record<string, number> | undefined,
  kept?: string[],
): LeadReply => ({
  success: true,
  id,
  idLead: versions ? id : null,
  idLeadNoCoverage: versions ? null : id,
  cepCoverage,
  ...(versions && { versions }),
  ...(kept?.length && { kept }),
  reference: shortReference(vault, id),
})

/**
 * Builds the response for a lead or a no-coverage lead that an earlier request created: its current state, even if the
 * coverage of its address has changed since.
 */
export async function replyForCreated(context: Context, made: CreatedRecord): Promise<LeadReply> {
  const id = made.made_id
  const [lead, other] = await Promise.all([
    made.covered ? findLead(context.db, id) : undefined,
    made.covered ? undefined : findWaitingListEntry(context.db, id),
  ])
  const edition = await context.catalogue.heldOrCurrentEdition(lead?.origin.edition)
  const row = lead ?? other
  if (!row) throw leadNotFound()
  // Only requests with a checked address create records under such a key.
  const place = row.place as LeadPlace
  const plans = place.plans.flatMap((plan) => edition.byId.get(plan) ?? [])
  const coverage = { infra: place.infra, plans, address: addressOf(place) }
  const kept = lead && ['plan', 'scheduleDate'].filter((step) => step in lead.answers)
  return leadReply(context, id, coverage, lead?.versions, kept)
}

/** Returns the address that the coverage check found; null if it found none. */
function addressOf({ cep, address, neighborhood, city, state }: LeadPlace): CepCoverage['address'] {
  return city ? { cep, address, neighborhood, city, state } : null
}

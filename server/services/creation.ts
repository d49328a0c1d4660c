import type { CepCoverage } from '../../src/contract/coverage.ts'
import type { LeadReply } from '../../src/contract/lead.ts'
import type { Context } from '../context.ts'
import { codeOf } from '../db/error-codes.ts'
import { keyReused, leadNotFound } from '../errors.ts'
import { findNoCoverageLead } from '../repositories/contacts.ts'
import type { LeadPlace } from '../rules/lead-row.ts'
import { shortReference } from '../rules/lookups.ts'
import { findLead, findMade, type CreationKey, type Made } from '../repositories/leads.ts'

/** The response of POST lead-v2 for a lead, with the versions of its answers, or for a no-coverage lead. */
export const leadReply = (
  { vault }: Pick<Context, 'vault'>,
  id: string,
  cepCoverage: CepCoverage,
  versions: Record<string, number> | undefined,
): LeadReply => ({
  success: true,
  id,
  idLead: versions ? id : null,
  idLeadNoCoverage: versions ? null : id,
  cepCoverage,
  ...(versions && { versions }),
  reference: shortReference(vault, id),
})

/** Identifies a creation across retries; undefined without an Idempotency-Key. */
export function creationKey(context: Context, key: string | null, request: object): CreationKey {
  if (key === null) return undefined
  return {
    hash: context.vault.lookup(`create:${key}`),
    fingerprint: context.vault.lookup(JSON.stringify(request)),
  }
}

/**
 * Creates something once per key. A retry is answered with what the first request created, in its current state, even
 * if the coverage of its address has changed since.
 */
export function once(context: Context, key: CreationKey, make: () => Promise<LeadReply>): Promise<LeadReply> {
  return repeatable(context, key, make, (made) => standing(context, made))
}

/** The same for things whose response is only their id. */
export const onceById = (context: Context, key: CreationKey, make: () => Promise<string>): Promise<string> =>
  repeatable(context, key, make, ({ made_id }) => Promise.resolve(made_id))

/** The same for things that build their own response. */
export async function repeatable<T>(
  context: Context,
  key: CreationKey,
  make: () => Promise<T>,
  show: (made: Made) => Promise<T>,
): Promise<T> {
  if (!key) return make()
  const known = await earlier(context, key)
  if (known) return show(known)
  try {
    return await make()
  } catch (error) {
    // Concurrent request with the same key: the other one wrote.
    if (codeOf(error) !== '23505') throw error
    const other = await earlier(context, key)
    if (!other) throw error
    return show(other)
  }
}

async function earlier(context: Context, key: NonNullable<CreationKey>): Promise<Made | undefined> {
  const made = await findMade(context.db, key.hash)
  if (made && made.fingerprint !== key.fingerprint) throw keyReused()
  return made
}

/** The current state of what was created. */
async function standing(context: Context, made: Made): Promise<LeadReply> {
  const id = made.made_id
  const [lead, other, shelf] = await Promise.all([
    made.covered ? findLead(context.db, id) : undefined,
    made.covered ? undefined : findNoCoverageLead(context.db, id),
    context.catalogue.shelf(),
  ])
  const row = lead ?? other
  if (!row) throw leadNotFound()
  // Everything created under this key has a checked address.
  const place = row.place as LeadPlace
  const plans = place.plans.flatMap((plan) => shelf.byId.get(plan) ?? [])
  const coverage = { infra: place.infra, plans, address: addressOf(place) }
  return leadReply(context, id, coverage, lead?.versions)
}

/** The address as of the check; null when there was none. */
function addressOf({ cep, address, neighborhood, city, state }: LeadPlace): CepCoverage['address'] {
  return city ? { cep, address, neighborhood, city, state } : null
}

/** Looks up a customer by document (CPF or CNPJ), for a renewal or a migration. */
import { MigrationRequest } from '../../contract/migration-to-fibre.ts'
import { RenewalRequest } from '../../contract/renewal.ts'
import { renewalFacts } from '../../funnel/restore-renewal-order.ts'
import { callApi } from '../runtime/call-api.ts'
import type { LookedUp, DocumentLookupResult, DataSentWithRecord } from '../runtime/server-record-types.ts'

/** Body of a lookup: the document, with the visit's tracking and campaign. */
const requestOf = ({ cpf, proof }: LookedUp, visit: DataSentWithRecord) => ({
  ...visit,
  cpf,
  ...(proof && { proof }),
})

/** Looks up a customer's renewal offers: POST renewalBaseUser/documentNumber. */
export function* lookUpRenewal(
  document: LookedUp,
  visit: DataSentWithRecord,
  key: string,
): Generator<unknown, DocumentLookupResult> {
  const body = RenewalRequest.parse(requestOf(document, visit))
  const reply = yield* callApi((api) => api.customer.renewalOffers(body, key))
  const hasOffers = reply.plansOffers.length > 0
  return { recordId: hasOffers ? reply.id_renewal_request : null, facts: renewalFacts(reply) }
}

/** Looks up a customer's migration offers: POST fiber-migration/offers. */
export function* lookUpMigration(
  document: LookedUp,
  visit: DataSentWithRecord,
  key: string,
): Generator<unknown, DocumentLookupResult> {
  const body = MigrationRequest.parse(requestOf(document, visit))
  const { idLead, plansOffers, userData, codeNeeded } = yield* callApi((api) =>
    api.customer.migrationOffers(body, key),
  )
  return {
    recordId: plansOffers.length > 0 ? idLead : null,
    facts: {
      offers: { plans: plansOffers, extras: [] },
      code: { isNeeded: codeNeeded, isVerified: false, sentTo: null, minutes: 0 },
      onRecord: userData,
    },
  }
}

import type { Api } from '../../api/api.ts'
import { MigrationRequest } from '../../contract/migration.ts'
import { RenewalRequest } from '../../contract/renewal.ts'
import { renewalFacts } from '../../funnel/restore-renewal.ts'
import { call } from '../runtime/effects.ts'
import type { LookedUp, Opened, Visit } from '../runtime/subject.ts'

/** The part of a visit's context a lookup accepts: tracking and campaign. */
const requestOf = ({ cpf, proof }: LookedUp, visit: Visit) => ({
  ...visit,
  cpf,
  ...(proof && { proof }),
})

/** POST renewalBaseUser/documentNumber. */
export function* openRenewal(
  api: Api,
  document: LookedUp,
  visit: Visit,
  key: string,
): Generator<unknown, Opened> {
  const body = RenewalRequest.parse(requestOf(document, visit))
  const reply = yield* call(api.customer.renewalOffers, body, key)
  const hasOffers = reply.plansOffers.length > 0
  return { subjectId: hasOffers ? reply.id_renewal_request : null, facts: renewalFacts(reply) }
}

/** POST fiber-migration/offers. */
export function* openMigration(
  api: Api,
  document: LookedUp,
  visit: Visit,
  key: string,
): Generator<unknown, Opened> {
  const body = MigrationRequest.parse(requestOf(document, visit))
  const { idLead, plansOffers, userData, codeNeeded } = yield* call(api.customer.migrationOffers, body, key)
  return {
    subjectId: plansOffers.length > 0 ? idLead : null,
    facts: {
      offers: { plans: plansOffers, extras: [] },
      code: { isNeeded: codeNeeded, isVerified: false, sentTo: null, minutes: 0 },
      onRecord: userData,
    },
  }
}

/** Rebuilds a renewal order from the data that the server has stored. */
import { restoredPrefix } from '../campaigns/campaign-prefixes.ts'
import type { RenewalOffers, RenewalState } from '../contract/renewal.ts'
import { checkAnswer } from './check-answer.ts'
import { noFacts } from './initial-server-data-and-clearing-rules.ts'
import { stepOf } from './journey-registry.ts'
import { VERIFIED_CODE_ANSWER } from './verified-code-answer.ts'
import type { Answer, Facts, Order, StepId } from './step-and-journey-types.ts'

/**
 * Converts the server's reply about a renewal to the data that the order keeps (`Facts`), such as the
 * customer's offers and the masked values of the customer's record.
 */
export function renewalFacts(
  reply: RenewalOffers,
): Pick<Facts, 'offers' | 'code' | 'onRecord' | 'reference'> {
  const { plansOffers, extraOffers, id_renewal_base_user, userData, currentPlan } = reply
  return {
    offers: { plans: plansOffers, extras: extraOffers, baseUser: id_renewal_base_user, currentPlan },
    code: { isNeeded: reply.codeNeeded, isVerified: false, sentTo: null, minutes: 0 },
    reference: reply.reference ?? null,
    onRecord: userData ? { name: userData.name, email: userData.email, phone: userData.phone } : null,
  }
}

/**
 * Rebuilds an order from a stored renewal. A choice that is no longer offered is dropped, so that the
 * visitor is asked again.
 */
export function restoreRenewal(state: RenewalState, base: Order): Order {
  const { userData, verified, offer1, offer2, orderNumber, addon } = state
  const facts = renewalFacts(state)
  const answers: Record<StepId, Answer> = {}
  const order: Order = {
    ...base,
    prefix: restoredPrefix(addon),
    answers,
    facts: { ...noFacts, ...facts, code: facts.code && { ...facts.code, isVerified: verified } },
    finished: orderNumber ? { orderNumber, schedule: null } : null,
  }
  if (userData) answers['consulta-cpf'] = { values: {}, masked: userData.documentNumber }
  const chosen = { offer1: offer1 ?? '', offer2: offer2 ?? '' }
  if (offer1 && 'values' in checkAnswer(stepOf(base, 'ofertas'), chosen, order))
    answers.ofertas = { values: chosen }
  if (verified && facts.code?.isNeeded) answers.codigo = VERIFIED_CODE_ANSWER
  return order
}

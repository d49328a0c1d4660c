/** Renews the contract of an existing customer: returns the offers, stores the choice, and places the order. */
import { randomInt, randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type {
  RenewalChoice,
  RenewalDone,
  RenewalOffers,
  RenewalRequest,
  RenewalState,
} from '../../src/contract/renewal.ts'
import { hideName, hideEmail } from '../../src/lib/masked-data.ts'
import { hideCpf } from '../../src/lib/cpf.ts'
import { todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import { newOrderNumber, shortReference } from '../rules/order-number.ts'
import { hidePhone } from '../../src/lib/phone.ts'
import type { EditionCatalogue } from '../rules/catalogue-types.ts'
import type { Context } from '../context.ts'
import type { Sql } from '../db/database.ts'
import { leadNotFound, missingSteps, planUnavailable, priceChanged } from '../api-errors.ts'
import { findCustomerById, type CustomerRow } from '../repositories/customers.ts'
import { type CustomerRecord, consentToStore } from '../rules/lead-row-types.ts'
import { reserveNumber } from '../repositories/place-order.ts'
import { addToOutbox } from '../repositories/outbox.ts'
import {
  chooseOffers,
  findChoice,
  findRenewal,
  finishRenewal,
  lockRenewal,
  addRenewal,
  type RenewalRow,
} from '../repositories/renewals.ts'
import { hasLoyaltyPeriod } from '../../src/lib/has-loyalty-period.ts'
import { prefixOf } from '../rules/order-campaign.ts'
import { customerFor, openRecord, readDocument, asksForCode } from './customer-by-cpf.ts'
import { plansOfSkus, planInCents } from '../rules/plans-on-offer.ts'
import { outboxEntryOf } from './outbox-entries.ts'
import { needsRenewalCode } from './renewal-email-codes.ts'
import { buildRenewalNotices, type ChosenOffers } from './build-renewal-notices.ts'
import {
  fingerprintOf,
  versionKept,
  type VersionedWrite,
  creationKey,
  runOncePerKey,
} from './versioned-writes.ts'
import { trackingOf } from './select-tracking-parameters.ts'

/** Builds the reply with the offers of a renewal request and the masked data of the customer. */
function offersOf(
  context: Context,
  edition: EditionCatalogue,
  row: Pick<RenewalRow, 'id' | 'base_user' | 'code_needed' | 'verified_at'>,
  customer: CustomerRow | undefined,
): RenewalOffers {
  const plansOffers = plansOfSkus(edition, customer?.offers ?? [])
  const record = customer && plansOffers.length > 0 ? openRecord(context, customer) : undefined
  const userData = record ? hiddenDataOf(record) : null
  const isProven = row.verified_at !== null || !needsRenewalCode(context, row)
  return {
    success: true,
    id_renewal_request: row.id,
    id_renewal_base_user: row.base_user,
    plansOffers,
    extraOffers: plansOfSkus(edition, customer?.extra_offers ?? []),
    contact: userData?.email ?? null,
    userData,
    codeNeeded: row.code_needed,
    currentPlan: (isProven && record?.current_plan) || null,
    reference: shortReference(context.vault, row.id),
  }
}

/** Returns the masked data that anyone who knows the CPF may see. */
const hiddenDataOf = ({ cpf, name, email, phone }: CustomerRecord) => ({
  documentNumber: hideCpf(cpf),
  name: hideName(name),
  email: hideEmail(email),
  phone: hidePhone(phone),
})

const customerOf = (sql: Sql, row: RenewalRow): Promise<CustomerRow | undefined> =>
  row.customer_id === null ? Promise.resolve(undefined) : findCustomerById(sql, row.customer_id)

/**
 * Handles POST renewalBaseUser/documentNumber: creates a request to renew a contract, once per
 * Idempotency-Key. Anyone who is not a customer gets a reply of the same shape with empty lists.
 */
export async function renewalOffers(
  context: Context,
  request: z.infer<typeof RenewalRequest>,
  address: string,
  given: string | null,
): Promise<RenewalOffers> {
  const { proof, ...asked } = request
  const cpf = await readDocument(context, { address, raw: request.cpf, proof })
  const key = creationKey(context, given, { to: 'renew', ...asked })
  return runOncePerKey(
    context,
    key,
    async () => {
      const [customer, edition] = await Promise.all([
        customerFor(context, cpf, 'renewal'),
        context.catalogue.currentEdition(),
      ])
      const row = {
        id: randomUUID(),
        base_user: randomUUID(),
        code_needed: asksForCode(context),
        verified_at: null,
      }
      await addRenewal(context.db, {
        id: row.id,
        baseUser: row.base_user,
        customer: customer?.id ?? null,
        at: context.clock.now(),
        origin: { ...trackingOf(request), addon: request.addon ?? '' },
        codeNeeded: row.code_needed,
        key,
      })
      return offersOf(context, edition, row, customer)
    },
    (made) => renewalState(context, made.made_id),
  )
}

/** Handles GET renewalBaseUser/{id}: returns what another tab or browser needs to resume the renewal. */
export async function renewalState(context: Context, id: string): Promise<RenewalState> {
  const row = await findRenewal(context.db, id)
  if (!row) throw leadNotFound()
  const [customer, edition] = await Promise.all([
    customerOf(context.db, row),
    context.catalogue.currentEdition(),
  ])
  return {
    ...offersOf(context, edition, row, customer),
    verified: row.verified_at !== null,
    offer1: row.offer1,
    offer2: row.offer2,
    version: row.version,
    orderNumber: row.order_number,
    addon: prefixOf(context.campaigns, row.origin.addon),
  }
}

/** Returns the chosen plans; refuses with plan_unavailable if they are not among this customer's offers. */
async function chosenPlans(
  context: Context,
  sql: Sql,
  row: RenewalRow,
  offer1: string,
  offer2: string | null,
): Promise<ChosenOffers> {
  const customer = await customerOf(sql, row)
  const plans = await context.catalogue.onSale(sql, undefined)
  const renewing = (id: string | null) => {
    const plan = id === null ? undefined : plans.get(id)
    return plan?.plan_type === 'refidel' ? planInCents(plan) : undefined
  }
  const [main, extra] = [renewing(offer1), renewing(offer2)]
  const isOffered =
    main !== undefined &&
    customer?.offers.includes(main.sku) === true &&
    (!offer2 || (extra !== undefined && customer.extra_offers.includes(extra.sku)))
  if (!isOffered) throw planUnavailable()
  const taken = extra ? [main, extra] : [main]
  const sum = (name: 'price' | 'price_with_dacc' | 'price_full') =>
    taken.reduce((all, plan) => all + plan[name], 0)
  const directDebit = openRecord(context, customer).current_plan?.direct_debit
  return {
    customer,
    name: taken.map((plan) => plan.name).join(' + '),
    price: sum(directDebit === false ? 'price' : 'price_with_dacc'),
    directDebit,
    price_without_debit: sum('price'),
    price_full: sum('price_full'),
    hasLoyalty: taken.some(hasLoyaltyPeriod),
  }
}

type RenewalWrite = VersionedWrite & { choice: z.infer<typeof RenewalChoice> }

/**
 * Handles PATCH renewalBaseUser/{id}: stores the choice of offers and returns its version; a retry with the same key
 * gets the same one. Refuses with 404, 409 (finished, version_conflict or plan_unavailable), or 422 if the key is of
 * another choice.
 */
export async function chooseRenewal(context: Context, write: RenewalWrite): Promise<number> {
  const { id, choice, expected, key } = write
  const { offer1 } = choice
  const offer2 = choice.offer2 || null
  const fingerprint = fingerprintOf(context, write, 'choice', [offer1, offer2])
  const at = context.clock.now()
  return context.db.transaction(async (sql) => {
    const row = await lockRenewal(sql, id)
    if (row?.base_user !== choice.id_renewal_base_user) throw leadNotFound()
    const known = key === null ? undefined : await findChoice(sql, id, key)
    const stored = { isFinished: row.order_number !== null, version: row.version, kept: known }
    const kept = versionKept(stored, { expected, fingerprint })
    if (kept !== undefined) return kept
    const { price } = await chosenPlans(context, sql, row, offer1, offer2)
    return chooseOffers(sql, { id, offer1, offer2, price, at, key, fingerprint })
  })
}

/** Handles PUT renewalBaseUser/{id}: finishes the renewal once, with consent. A retry returns the same order number. */
export async function finishRenewalRequest(context: Context, id: string): Promise<RenewalDone> {
  const at = context.clock.now()
  let isNew = false
  const done = await context.db.transaction(async (sql): Promise<RenewalDone> => {
    const row = await lockRenewal(sql, id)
    if (!row) throw leadNotFound()
    if (row.order_number) return { success: true, orderNumber: row.order_number }
    if (!row.offer1 || row.price === null) throw missingSteps(['offer1'])
    if (!row.verified_at && needsRenewalCode(context, row)) throw missingSteps(['customerCode'])
    const chosen = await chosenPlans(context, sql, row, row.offer1, row.offer2)
    if (chosen.price !== row.price) throw priceChanged(row.price / 100, chosen.price / 100)
    let number = newOrderNumber(todayInSaoPaulo(at), randomInt)
    while (!(await reserveNumber(sql, number, id))) number = newOrderNumber(todayInSaoPaulo(at), randomInt)
    await finishRenewal(sql, id, number, at, consentToStore(at, chosen.hasLoyalty))
    const notices = buildRenewalNotices(context, chosen, { row, number, at })
    await addToOutbox(
      sql,
      id,
      at,
      notices.map((notice) => outboxEntryOf(context.vault, id, notice)),
    )
    isNew = true
    return { success: true, orderNumber: number }
  })
  if (isNew) context.metrics.countOrder('renewal', null)
  return done
}

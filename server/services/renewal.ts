import { randomInt, randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { CodeReply, CodeSent } from '../../src/contract/codes.ts'
import type {
  RenewalChoice,
  RenewalDone,
  RenewalOffers,
  RenewalRequest,
} from '../../src/contract/customer.ts'
import { todayInSaoPaulo } from '../../src/lib/dates.ts'
import { newOrderNumber } from '../../src/lib/order-number.ts'
import type { Context } from '../context.ts'
import type { Sql } from '../db/database.ts'
import {
  leadFinished,
  leadNotFound,
  missingSteps,
  planUnavailable,
  priceChanged,
  Refusal,
} from '../errors.ts'
import { codeMail } from '../mail/code-mail.ts'
import {
  chooseOffers,
  findRenewal,
  finishRenewal,
  getCustomer,
  lockRenewal,
  openRenewal,
  renewalPlans,
  setRenewalCode,
  tryRenewalCode,
  type RenewalRow,
} from '../repositories/customers.ts'
import { reserveNumber } from '../repositories/orders.ts'
import { addToOutbox } from '../repositories/outbox.ts'
import { CODE_MINUTES, codeExpiry, judgeCode, newCode, readCode } from '../rules/codes.ts'
import { maskEmail } from '../rules/masks.ts'
import { mailNow } from './codes.ts'
import { asksForCode, customerFor, openRecord, plansOf, readDocument } from './customers.ts'
import { entryOf } from './outbox.ts'
import { renewalNotices, type ChosenOffers } from './renewal-notices.ts'
import { trackingOf } from './tracking.ts'

/** POST renewalBaseUser/documentNumber. Who is no customer gets the same shape with empty lists. */
export async function renewalOffers(
  context: Context,
  request: z.infer<typeof RenewalRequest>,
  address: string,
): Promise<RenewalOffers> {
  const cpf = await readDocument(context, address, request.cpf)
  const [customer, shelf] = await Promise.all([
    customerFor(context, cpf, 'renewal'),
    context.catalogue.shelf(),
  ])
  const plansOffers = plansOf(shelf, customer?.offers ?? [])
  const codeNeeded = asksForCode(context)
  const [id, baseUser] = [randomUUID(), randomUUID()]
  const origin = trackingOf(request)
  const at = context.clock.now()
  await openRenewal(context.db, { id, baseUser, customer: customer?.id ?? null, at, origin, codeNeeded })
  return {
    success: true,
    id_renewal_request: id,
    id_renewal_base_user: baseUser,
    plansOffers,
    extraOffers: plansOf(shelf, customer?.extra_offers ?? []),
    contact: customer && plansOffers.length > 0 ? maskEmail(openRecord(context, customer).email) : null,
    codeNeeded,
  }
}

const isTaken = (row: RenewalRow) => row.order_number !== null

/** Plans of a choice, when the customer may take them. */
async function chosenPlans(
  sql: Sql,
  row: RenewalRow,
  offer1: string,
  offer2: string | null,
): Promise<ChosenOffers> {
  const customer = row.customer_id ? await getCustomer(sql, row.customer_id) : undefined
  const plans = await renewalPlans(sql, offer2 ? [offer1, offer2] : [offer1])
  const main = plans.find((plan) => plan.id === offer1 && customer?.offers.includes(plan.sku))
  const extra = plans.find((plan) => plan.id === offer2 && customer?.extra_offers.includes(plan.sku))
  if (!customer || !main || (offer2 && !extra)) throw planUnavailable()
  const taken = extra ? [main, extra] : [main]
  const sum = (name: 'price_with_dacc' | 'price_full') => taken.reduce((all, plan) => all + plan[name], 0)
  return {
    customer,
    name: taken.map((plan) => plan.name).join(' + '),
    price: sum('price_with_dacc'),
    price_full: sum('price_full'),
  }
}

/** PATCH renewalBaseUser/{id}: one main offer, one optional extra (decisions 9). */
export async function chooseRenewal(
  context: Context,
  id: string,
  choice: z.infer<typeof RenewalChoice>,
): Promise<void> {
  const row = await findRenewal(context.db, id)
  if (row?.base_user !== choice.id_renewal_base_user) throw leadNotFound()
  if (isTaken(row)) throw leadFinished()
  const offer2 = choice.offer2 || null
  const { price } = await chosenPlans(context.db, row, choice.offer1, offer2)
  const at = context.clock.now()
  if (!(await chooseOffers(context.db, { id, offer1: choice.offer1, offer2, price, at })))
    throw leadFinished()
}

/** PUT renewalBaseUser/{id}: finish, once; sent again it answers with the same number. */
export async function finishRenewalRequest(context: Context, id: string): Promise<RenewalDone> {
  const at = context.clock.now()
  return context.db.transaction(async (sql) => {
    const row = await lockRenewal(sql, id)
    if (!row) throw leadNotFound()
    if (row.order_number) return { success: true, orderNumber: row.order_number }
    if (!row.offer1 || row.price === null) throw missingSteps(['offer1'])
    if (row.code_needed && !row.verified_at) throw missingSteps(['customerCode'])
    const chosen = await chosenPlans(sql, row, row.offer1, row.offer2)
    if (chosen.price !== row.price) throw priceChanged(row.price / 100, chosen.price / 100)
    let number = newOrderNumber(todayInSaoPaulo(at), randomInt)
    while (!(await reserveNumber(sql, number, id))) number = newOrderNumber(todayInSaoPaulo(at), randomInt)
    await finishRenewal(sql, id, number, at)
    const notices = renewalNotices(context, chosen, { row, number, at })
    await addToOutbox(
      sql,
      id,
      at,
      notices.map((notice) => entryOf(context.vault, id, notice)),
    )
    return { success: true, orderNumber: number }
  })
}

const hashOf = (context: Context, id: string, code: string) =>
  context.vault.lookup(`code:renewal:${id}:${code}`)

/** Sends a code to the contact on record (decisions 9). */
export async function sendRenewalCode(context: Context, id: string): Promise<CodeSent> {
  const row = await findRenewal(context.db, id)
  const customer = row?.customer_id ? await getCustomer(context.db, row.customer_id) : undefined
  if (!row || !customer) throw leadNotFound()
  if (isTaken(row)) throw leadFinished()
  if (!row.code_needed) throw new Refusal(409, 'invalid', 'Este pedido não precisa de código.')
  const { email } = openRecord(context, customer)
  await context.limits.code(email.toLowerCase())
  const code = newCode()
  const expires = codeExpiry(context.clock.now())
  if (!(await setRenewalCode(context.db, id, hashOf(context, id, code), expires))) throw leadFinished()
  await mailNow(context, id, email, codeMail(code))
  return { success: true, sentTo: maskEmail(email), minutes: CODE_MINUTES }
}

export async function checkRenewalCode(context: Context, id: string, typed: string): Promise<CodeReply> {
  const row = await findRenewal(context.db, id)
  if (!row) throw leadNotFound()
  if (isTaken(row)) throw leadFinished()
  const hash = hashOf(context, id, readCode(typed))
  return judgeCode(await tryRenewalCode(context.db, id, hash, context.clock.now()))
}

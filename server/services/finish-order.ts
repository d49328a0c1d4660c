/** Finishes a lead: checks it, books the visit and places the order (PUT lead/{id}). */
import { randomInt } from 'node:crypto'
import type { FinishReply, FinishRequest } from '../../src/contract/finish-order-and-appointment.ts'
import type { Schedule } from '../../src/contract/lead-answers/schedule-date.ts'
import { brToIso, todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import { newOrderNumber } from '../rules/order-number.ts'
import type { Context } from '../context.ts'
import type { Sql } from '../db/database.ts'
import {
  companyOnly,
  leadNotFound,
  missingSteps,
  planUnavailable,
  priceChanged,
  slotsTaken,
} from '../api-errors.ts'
import { type LeadRow, consentToStore } from '../rules/lead-row-types.ts'
import { closeAgentLink } from '../repositories/agent-links.ts'
import { linkOrderToCall } from '../repositories/desk/phone-calls.ts'
import type { RequestIpAddress } from '../rules/ip-networks.ts'
import { findLead, lockLead } from '../repositories/leads.ts'
import { finishLead, reserveNumber } from '../repositories/place-order.ts'
import { bookSlot, takePort } from '../repositories/bookings.ts'
import { hasLoyaltyPeriod } from '../../src/lib/has-loyalty-period.ts'
import { planInCents, type PlanInCents } from '../rules/plans-on-offer.ts'
import { orderLinkPath } from '../rules/signed-order-links.ts'
import { installationDays } from '../../src/lib/installation-days.ts'
import { isCompany, stepsMissingForFinish } from '../rules/missing-steps.ts'
import { renewOffers } from './lead-edition.ts'
import { holdLeadOnRefusal } from './reschedule-order.ts'
import { isVouchedForByAgent } from './agent-links.ts'
import { limitBookedVisits } from '../limits/booked-visit-limit.ts'
import { asksForCode } from './customer-by-cpf.ts'
import { orderLinkOf } from './open-order-link.ts'
import { mayMailAboutOrder } from '../limits/order-mail-limit.ts'
import { orderNotices, promisesToCustomer, withoutMails } from './build-order-notices.ts'
import { outboxEntryOf } from './outbox-entries.ts'

/**
 * Handles PUT lead/{id}: places the order in one transaction. For a lead that is already finished, returns its order
 * number again. Refuses with missing_steps, plan_unavailable, price_changed or slots_taken, or holds the order for a
 * person if too many open visits share its phone, mailbox, house or IP network.
 */
export async function finishOrder(
  context: Context,
  id: string,
  request: FinishRequest,
  { channel, requestIp }: { readonly channel: string | null; readonly requestIp: RequestIpAddress },
): Promise<FinishReply> {
  const at = context.clock.now()
  const edition = await context.catalogue.currentEdition()
  const stored = await findLead(context.db, id)
  const renewed = stored && (await renewOffers(context, stored))
  if (stored?.answers.plan && !renewed?.answers.plan) throw planUnavailable()
  const replyOf = (number: string, schedule: Schedule | null, isMailWithheld: boolean): FinishReply => ({
    success: true,
    orderNumber: number,
    schedule,
    orderLink: orderLinkPath(context.vault, { number, lead: id }, 'session'),
    ...(isMailWithheld && { mail_withheld: true as const }),
  })
  let isNew = false
  const place = async (sql: Sql): Promise<FinishReply> => {
    const row = await lockLead(sql, id)
    if (!row) throw leadNotFound()
    if (row.status === 'finished' && row.order_number)
      return replyOf(row.order_number, row.schedule, row.mail_withheld ?? false)
    // Before anything that orders of different leads share is locked, so that two of one link never wait for each other.
    const isVouchedFor = await isVouchedForByAgent(sql, row, at)
    const plans = await context.catalogue.onSale(sql, row.origin.edition)
    const chosen = row.answers.plan && plans.get(row.answers.plan.idPlan)
    const plan = chosen && planInCents(chosen)
    const missing = stepsMissingForFinish(row, plan?.installation_schedule ?? false)
    // A migration that was opened while e-mailed codes were off needs a code now.
    if (row.origin.customer !== undefined && !row.verified.customer && asksForCode(context))
      missing.push(...(missing.includes('customerCode') ? [] : ['customerCode']))
    if (missing.length > 0) throw missingSteps(missing)
    if (!plan || !row.answers.plan || !row.place.area) throw planUnavailable()
    if (plan.companyOnly && !isCompany(row)) throw companyOnly()

    const directDebit = row.answers.bankInfo?.direct_debit ?? false
    const hasLoyalty = hasLoyaltyPeriod(plan)
    const price = acceptedPrice(row, plan, directDebit, request.price)
    if (!(await takePort(sql, row.place.area))) throw planUnavailable()
    if (plan.installation_schedule) await limitBookedVisits(context, sql, row, requestIp, isVouchedFor)
    const schedule = plan.installation_schedule ? await book(sql, row, at) : null
    const number = await freshNumber(sql, id, at)
    const appointment = schedule && { date: schedule.date, period: schedule.period }
    const dueDay = row.answers.dueDate?.due_date ?? 1
    const link = orderLinkOf(context, { number, lead: id })
    const notices = orderNotices(
      row,
      {
        number,
        link,
        at,
        plan: { ...plan, hasLoyalty },
        price,
        directDebit,
        dueDay,
        schedule: appointment,
        promises: promisesToCustomer(row, edition, plan.sku),
        payment: context.config.paymentSentence,
      },
      context.vault,
      edition.complementTypes,
    )
    const isMailWithheld = !(await mayMailAboutOrder(context, sql, row, requestIp))
    const written = isMailWithheld ? withoutMails(notices) : notices
    await finishLead(sql, {
      lead: id,
      at,
      number,
      schedule,
      consent: consentToStore(at, hasLoyalty),
      channel,
      plan,
      price,
      directDebit,
      dueDay,
      outbox: written.map((notice) => outboxEntryOf(context.vault, id, notice)),
      isMailWithheld,
    })
    if (row.origin.agentLink !== undefined) await closeAgentLink(sql, row.origin.agentLink, id)
    await linkOrderToCall(sql, id, number, at)
    isNew = true
    return replyOf(number, appointment, isMailWithheld)
  }
  const reply = await holdLeadOnRefusal(context, id, () => context.db.transaction(place))
  if (isNew) {
    context.metrics.countOrder('order', channel)
    await context.orderIpAddresses.count(requestIp)
  }
  return reply
}

/**
 * Returns the current price in cents per month. Refuses with price_changed if it is not the one that the visitor last
 * saw: the one sent, else that of the catalogue when the plan was chosen.
 */
function acceptedPrice(
  row: LeadRow,
  plan: PlanInCents,
  directDebit: boolean,
  sent: number | undefined,
): number {
  const now = directDebit ? plan.price_with_dacc : plan.price
  const accepted = row.answers.plan?.accepted
  const seen = sent ?? (directDebit ? accepted?.price_with_dacc : accepted?.price) ?? 0
  if (Math.round(seen * 100) !== now) throw priceChanged(seen, now / 100)
  return now
}

/** Books the first of the visitor's preferred slots that has room. Refuses with slots_taken if none has. */
async function book(sql: Sql, row: LeadRow, now: Date) {
  const { team, area } = row.place
  const open = new Set(installationDays(now))
  for (const { date, period } of row.answers.scheduleDate?.schedules ?? []) {
    const day = brToIso(date)
    if (!team || !area || !open.has(day)) continue
    if (await bookSlot(sql, { team, day, period, area })) return { date, period, day }
  }
  throw slotsTaken()
}

/** Reserves a new order number for the lead. */
async function freshNumber(sql: Sql, lead: string, now: Date): Promise<string> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const number = newOrderNumber(todayInSaoPaulo(now), randomInt)
    if (await reserveNumber(sql, number, lead)) return number
  }
  throw new Error('no free order number was found')
}

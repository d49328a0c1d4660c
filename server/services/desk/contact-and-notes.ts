/**
 * What a desk user changes of an order that was placed: notes on it, corrects its contact, takes its cancellation back.
 * Every change is written to the audit log, without what was noted or typed.
 */
import { randomUUID } from 'node:crypto'
import type { CorrectionReason } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { orderRecord as words } from '../../../src/content/desk/orders.ts'
import { brToIso, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import { parseEmail } from '../../../src/lib/email.ts'
import { hideName, hideEmail } from '../../../src/lib/masked-data.ts'
import { parseName } from '../../../src/lib/person-name.ts'
import { hidePhone, parsePhone } from '../../../src/lib/phone.ts'
import { HttpError, invalidFieldError, leadNotFound, parsedValue } from '../../api-errors.ts'
import { refuseManyMails } from '../../limits/desk-mails-about-order.ts'
import { bookSlot, takePort } from '../../repositories/bookings.ts'
import { cancellationOf, releaseWaitingMails, findOrder } from '../../repositories/change-order.ts'
import { blockCalls } from '../../repositories/desk/do-not-call.ts'
import { addOrderNote, replaceContact, restoreOrder } from '../../repositories/desk/contact-and-notes.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { lockLead } from '../../repositories/leads.ts'
import { addToOutbox } from '../../repositories/outbox.ts'
import { addVisitKeys } from '../../repositories/visit-limit-keys.ts'
import { canRestoreOrder } from '../../rules/desk/stopped-orders.ts'
import type { LeadRow } from '../../rules/lead-row-types.ts'
import type { OutboxNotice } from '../../rules/outbox-notice-types.ts'
import { shortReference } from '../../rules/order-number.ts'
import { visitKeysOf } from '../../rules/visit-limit-keys.ts'
import { notifyOfOrderState, type CustomerTold } from '../notify-of-order-state.ts'
import { DESK_CHANNEL } from '../reschedule-order.ts'
import { outboxEntryOf } from '../outbox-entries.ts'
import { noticesNow } from './order-actions.ts'
import { allowCalls } from './change-who-is-called.ts'
import { audit } from './write-and-check-audit-log.ts'
import type { DeskContext } from './desk-context.ts'

/** Stores a note on an order or lead. */
export async function noteOnOrder(desk: DeskContext, user: DeskUser, lead: string, note: string) {
  await desk.db.transaction(async (sql) => {
    if (!(await lockLead(sql, lead))) throw leadNotFound()
    const sealed = desk.vault.seal(note, lead)
    await addOrderNote(sql, {
      id: randomUUID(),
      lead,
      operator: user.id,
      at: desk.clock.now(),
      note: sealed,
    })
    await audit(sql, desk, { by: user, what: 'order_noted', subject: shortReference(desk.vault, lead) })
  })
}

/**
 * Sets whether the phone number of an order or lead is called by nobody.
 * @throws HttpError 409 if only its person ends it
 */
export async function setDoNotCall(desk: DeskContext, user: DeskUser, id: string, isBlocked: boolean) {
  await desk.db.transaction(async (sql) => {
    const row = await lockLead(sql, id)
    const lookup = row?.answers.phone?.lookup
    if (lookup === undefined) throw leadNotFound()
    if (isBlocked) await blockCalls(sql, lookup, desk.clock.now(), user.id)
    else await allowCalls(desk, sql, user, lookup)
    const what = isBlocked ? 'order_do_not_call' : 'order_may_call'
    await audit(sql, desk, { by: user, what, subject: shortReference(desk.vault, id) })
  })
}

/** The contact of an order as typed; '' leaves it as it is. */
export type TypedContact = { readonly email: string; readonly phone: string; readonly name: string }

const conflict = (message: string) => new HttpError(409, 'invalid', message)

/**
 * Corrects the e-mail address, the telephone or the name of an order. The old and the new address and the order system
 * are told.
 * Returns whether the customer gets a mail, which needs an address.
 * @throws HttpError 400 for what is none or no change; 409 if the order does not hold; 429 after five e-mails in an hour
 */
export async function correctContact(
  desk: DeskContext,
  user: DeskUser,
  id: string,
  typed: TypedContact,
  reason: CorrectionReason,
): Promise<boolean> {
  const { db, clock, vault } = desk
  const email = typed.email.trim() === '' ? null : parsedValue('email', parseEmail(typed.email))
  const phone = typed.phone.trim() === '' ? null : parsedValue('telefone', parsePhone(typed.phone))
  const name = typed.name.trim() === '' ? null : parsedValue('nome', parseName(typed.name))
  const at = clock.now()
  return db.transaction(async (sql) => {
    const row = await lockLead(sql, id)
    if (!row || row.status !== 'finished' || row.order_number === null) throw leadNotFound()
    if (row.cancelled_at) throw conflict(words.contact.cancelled)
    const before = row.answers.email?.email ?? ''
    const had = row.answers.phone ? vault.open(row.answers.phone.phone, id) : ''
    const changed = {
      email: email !== null && email !== before ? email : null,
      phone: phone !== null && phone !== had ? phone : null,
      name: name !== null && name !== row.answers.name?.name ? name : null,
    }
    if (Object.values(changed).every((each) => each === null))
      throw invalidFieldError('email', words.contact.nothing)
    await refuseManyMails(sql, id, at)
    await replaceContact(sql, {
      lead: id,
      at,
      channel: DESK_CHANNEL,
      name: changed.name,
      email:
        changed.email === null
          ? null
          : {
              email: changed.email,
              no_email: false,
              accept_promotions: false,
              lookup: vault.lookup(changed.email.toLowerCase()),
            },
      phone:
        changed.phone === null
          ? null
          : {
              phone: vault.seal(changed.phone, id),
              acceptPhoneContact: false,
              lookup: vault.lookup(changed.phone),
            },
    })
    const notices = contactNotices(row, row.order_number, before, changed)
    await releaseWaitingMails(sql, id)
    await addToOutbox(
      sql,
      id,
      at,
      notices.map((notice) => outboxEntryOf(vault, id, notice)),
    )
    const corrected = Object.entries(changed).flatMap(([name, value]) => (value === null ? [] : [name]))
    const detail = { corrected: corrected.join(', '), correction: reason }
    const subject = shortReference(vault, id)
    await audit(sql, desk, { by: user, what: 'order_contact_corrected', subject, detail })
    return notices.some(({ kind }) => kind.endsWith('.mail'))
  })
}

function contactNotices(
  { answers }: LeadRow,
  orderNumber: string,
  before: string,
  { email, phone, name }: Readonly<Record<'email' | 'phone' | 'name', string | null>>,
): OutboxNotice[] {
  const said = {
    name: answers.name?.name ?? '',
    orderNumber,
    ...(email !== null && { email: hideEmail(email) }),
    ...(phone !== null && { phone: hidePhone(phone) }),
    ...(name !== null && { corrected: hideName(name) }),
  }
  return [
    {
      kind: 'order.contact_corrected',
      data: {
        orderNumber,
        ...(email !== null && { email }),
        ...(phone !== null && { phone }),
        ...(name !== null && { name }),
      },
    },
    ...[before, email ?? '']
      .filter(Boolean)
      .map((to): OutboxNotice => ({ kind: 'order.contact_corrected.mail', data: { to, ...said } })),
  ]
}

/**
 * Takes the cancellation of an order back: it has its visit and its network port again, the order system is told, and
 * the customer gets the confirmation anew if they were told of the cancellation.
 * @returns what the customer hears of it
 * @throws HttpError 409 if it was not cancelled today, or its visit or port is taken
 */
export async function restoreCancelledOrder(
  desk: DeskContext,
  user: DeskUser,
  id: string,
): Promise<CustomerTold> {
  const { db, clock, vault } = desk
  const at = clock.now()
  return db.transaction(async (sql) => {
    const row = await lockLead(sql, id)
    if (!row || row.order_number === null) throw leadNotFound()
    if (!canRestoreOrder(row.cancelled_at, at)) throw conflict(words.restore.late)
    const { schedule = null } = (await cancellationOf(sql, id)) ?? {}
    const { team, area } = row.place
    const day = schedule && brToIso(schedule.date)
    if (area && !(await takePort(sql, area))) throw conflict(words.restore.taken)
    if (schedule && day) {
      const isFree =
        team &&
        area &&
        day >= todayInSaoPaulo(at) &&
        (await bookSlot(sql, { team, area, day, period: schedule.period }))
      if (!isFree) throw conflict(words.restore.taken)
      // the network from which it was ordered is known no more
      await addVisitKeys(
        sql,
        id,
        visitKeysOf(row, null, (plain) => vault.lookup(plain)),
      )
    }
    await restoreOrder(sql, { lead: id, at, schedule, day, channel: DESK_CHANNEL })
    const now: LeadRow = { ...row, schedule, cancelled_at: null }
    const order = await findOrder(sql, row.order_number)
    if (!order) throw leadNotFound()
    const mails = (await noticesNow({ ...desk, db: sql }, now, order)).filter(
      ({ kind }) => kind === 'order.mail',
    )
    const notices: OutboxNotice[] = [
      { kind: 'order.restored', data: { orderNumber: row.order_number, schedule } },
      ...mails,
    ]
    const told = await notifyOfOrderState(sql, vault, { lead: id, at, state: 'placed', notices })
    await audit(sql, desk, { by: user, what: 'order_restored', subject: shortReference(vault, id) })
    return told
  })
}

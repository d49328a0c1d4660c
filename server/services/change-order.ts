/**
 * Changes what was agreed of an order, as the desk puts it right: at once, or after the buyer's yes, on the telephone or by
 * the order's link, which then holds the change sealed (docs/decisions/0067).
 */
import { isDeepStrictEqual } from 'node:util'
import { orderRecord } from '../../src/content/desk/orders.ts'
import { changeRows, type ChangeRow, type OrderTerms } from '../../src/content/order-change.ts'
import { placedOrderPage } from '../../src/content/placed-order-page.ts'
import { HttpError, leadNotFound } from '../api-errors.ts'
import type { Context } from '../context.ts'
import type { Sql } from '../db/database.ts'
import {
  storeOrderChange,
  releaseWaitingMails,
  findOrder,
  type OrderRow,
} from '../repositories/change-order.ts'
import { lockLead } from '../repositories/leads.ts'
import { addToOutbox } from '../repositories/outbox.ts'
import { addVisitKeys, deleteVisitKeys } from '../repositories/visit-limit-keys.ts'
import { visitKeysOf } from '../rules/visit-limit-keys.ts'
import { openAnswers } from '../rules/answer-properties.ts'
import type { LeadPlace, LeadRow, StoredAnswers } from '../rules/lead-row-types.ts'
import type { OutboxNotice } from '../rules/outbox-notice-types.ts'
import type { WebhookData } from '../rules/webhook-notice-schemas.ts'
import { addressFields, addressForMail } from './build-order-notices.ts'
import { outboxEntryOf } from './outbox-entries.ts'
import { orderLinkOf, type OpenedOrder } from './open-order-link.ts'

type Parts = Pick<Context, 'db' | 'clock' | 'vault' | 'config' | 'catalogue'>

/** A change of an order: what was agreed before and after, and what is stored with it. */
export type OrderChange = {
  readonly before: OrderTerms
  readonly after: OrderTerms
  /** The prices of the chosen plan in reais a month; null for the same plan. */
  readonly accepted: { price: number; price_with_dacc: number; price_full: number } | null
  /** The house before, and another one within the same coverage; null for the same house. */
  readonly house: LeadPlace
  readonly place: LeadPlace | null
  /** Null for the same complement. */
  readonly complement: string | null
}

/** The buyer's yes to a change. `at` is in ISO 8601. */
export type BuyersYes = NonNullable<WebhookData<'order.changed'>['confirmed']>

export const termsOf = (order: OrderRow): OrderTerms => ({
  plan: {
    id: order.plan_id,
    sku: order.sku,
    name: order.plan,
    price_full: order.price_full,
    hasLoyalty: order.has_loyalty,
  },
  price: order.price,
  directDebit: order.direct_debit,
  dueDay: order.due_day,
})

/** Whether an order is as it was when a change of it was made. */
const isStillSo = ({ before, house }: OrderChange, { place }: LeadRow, order: OrderRow): boolean =>
  isDeepStrictEqual(termsOf(order), before) && isDeepStrictEqual(place, house)

const conflict = (message: string) => new HttpError(409, 'invalid', message)

/** Returns the answers that a change replaces. */
function changedAnswers(
  { answers }: LeadRow,
  { after, accepted, complement }: OrderChange,
): StoredAnswers & { consent?: object } {
  const { consent, bankInfo, dueDate } = answers as StoredAnswers & { consent?: { loyalty?: true } }
  const { loyalty: _before, ...given } = consent ?? {}
  return {
    ...(accepted && { plan: { idPlan: after.plan.id, accepted } }),
    ...(dueDate && { dueDate: { ...dueDate, due_date: after.dueDay } }),
    // without direct debit there is no account to keep
    ...(bankInfo?.direct_debit && !after.directDebit && { bankInfo: { direct_debit: false } }),
    ...(complement !== null && {
      address: {
        ...answers.address,
        complement: '',
        complemento1: '',
        complemento2: '',
        notFoundComplement: true,
        customComplement: complement,
      },
    }),
    consent: { ...given, ...(after.plan.hasLoyalty && { loyalty: true }) },
  }
}

/** Returns a lead as it is after a change. */
const rowAfter = (row: LeadRow, change: OrderChange): LeadRow => ({
  ...row,
  place: change.place ?? row.place,
  answers: { ...row.answers, ...changedAnswers(row, change) },
})

/**
 * Changes an order, and tells order system and customer.
 * @param record called with the lead before and after, in the transaction that changes it
 * @returns whether the customer gets a mail, which needs an address
 * @throws HttpError 409 if the order is no longer as it was before the change, or was cancelled or installed
 */
export async function changeOrder(
  parts: Parts,
  id: string,
  change: OrderChange,
  by: { channel: string | null; yes: BuyersYes | null },
  record?: (sql: Sql, before: LeadRow, after: LeadRow) => Promise<void>,
): Promise<boolean> {
  const { db, clock, vault } = parts
  const at = clock.now()
  const { complementTypes } = await parts.catalogue.currentEdition()
  return db.transaction(async (sql) => {
    const row = await lockLead(sql, id)
    const order = row?.order_number ? await findOrder(sql, row.order_number) : undefined
    if (!row || !order) throw leadNotFound()
    if (!isStillSo(change, row, order)) throw conflict(orderRecord.change.otherwise)
    const after = rowAfter(row, change)
    const stored = { lead: id, at, terms: change.after, place: after.place, channel: by.channel }
    if (!(await storeOrderChange(sql, { ...stored, answers: changedAnswers(row, change) })))
      throw conflict(orderRecord.change.over)
    if (change.place && row.schedule) {
      await deleteVisitKeys(sql, id)
      const keys = visitKeysOf(after, null, (plain) => vault.lookup(plain))
      await addVisitKeys(sql, id, keys)
    }
    const before = openAnswers(row, vault)
    const now = openAnswers(after, vault)
    const contract = (terms: OrderTerms, of: LeadRow) => ({
      plan: {
        id: terms.plan.id,
        sku: terms.plan.sku,
        name: terms.plan.name,
        price: terms.price / 100,
        price_full: terms.plan.price_full / 100,
      },
      due_date: terms.dueDay,
      direct_debit: terms.directDebit,
      address: addressFields(of, complementTypes),
    })
    const told: OutboxNotice = {
      kind: 'order.changed',
      data: {
        orderNumber: order.number,
        ...contract(change.after, now),
        before: contract(change.before, before),
        confirmed: by.yes,
      },
    }
    const isMoved = change.place !== null || change.complement !== null
    const mail = changeMail(parts, row, order, changeRows(change.before, change.after), {
      ...(isMoved && addressForMail(now, complementTypes)),
    })
    await releaseWaitingMails(sql, id)
    const entries = [told, ...mail].map((notice) => outboxEntryOf(vault, id, notice))
    await addToOutbox(sql, id, at, entries)
    await record?.(sql, row, after)
    return mail.length > 0
  })
}

/** Returns the mail that says what has changed, or what waits for a yes by `link`; none without an address. */
export function changeMail(
  parts: Parts,
  { id, answers }: LeadRow,
  { number }: OrderRow,
  rows: readonly ChangeRow[],
  more: { address?: string[]; isAddressCut?: boolean; confirm?: string },
): OutboxNotice[] {
  const to = answers.email?.email
  if (!to) return []
  const link = orderLinkOf(parts, { number, lead: id })
  const name = answers.name?.name ?? ''
  return [
    { kind: 'order.changed.mail', data: { to, name, orderNumber: number, link, rows: [...rows], ...more } },
  ]
}

/** Days for which a change waits for the buyer's yes. */
const DAYS_TO_CONFIRM = 3
const DAY_MS = 86_400_000

type Asked = { readonly change: OrderChange; readonly sentence: string; readonly at: string }

/** Seals a change for the address with which its buyer says yes to it. */
export const sealChange = (
  { vault, clock }: Parts,
  id: string,
  change: OrderChange,
  sentence: string,
): string =>
  vault.seal(JSON.stringify({ change, sentence, at: clock.now().toISOString() } satisfies Asked), id)

/** Opens a sealed change; null if it is of another order, too old, or not about the order as it is. */
export function openChange(
  { vault, clock }: Parts,
  { row, order }: OpenedOrder,
  sealed: string,
): Asked | null {
  let asked: Asked
  try {
    asked = JSON.parse(vault.open(sealed, row.id)) as Asked
  } catch {
    return null
  }
  const isOld = clock.now().getTime() - Date.parse(asked.at) > DAYS_TO_CONFIRM * DAY_MS
  const isOver = order.cancelled_at !== null || order.installed_on !== null
  return isOld || isOver || !isStillSo(asked.change, row, order) ? null : asked
}

/** Returns what the page of an order's link shows of a change: nothing of an address, as of all personal data. */
export const shownChange = ({ before, after, place, complement }: OrderChange) => ({
  rows: changeRows(before, after),
  isMoved: place !== null || complement !== null,
})

/**
 * Changes an order to which its buyer says yes by its link.
 * @throws HttpError 409 if the change does not hold any more
 */
export async function confirmChange(parts: Parts, opened: OpenedOrder, sealed: string): Promise<void> {
  const asked = openChange(parts, opened, sealed)
  if (!asked) throw conflict(placedOrderPage.change.gone)
  const yes = { by: 'link' as const, at: parts.clock.now().toISOString(), sentence: asked.sentence }
  await changeOrder(parts, opened.row.id, asked.change, { channel: null, yes })
}

/** Puts an order right at the desk: reads what was typed, and changes it at once or asks for the buyer's yes. */
import { randomUUID } from 'node:crypto'
import { orderRecord } from '../../../src/content/desk/orders.ts'
import {
  changeRows,
  changeSentence,
  needsYes,
  planChoice,
  type ChangeRow,
} from '../../../src/content/order-change.ts'
import type { Plan } from '../../../src/contract/plan.ts'
import type { ChangeReason } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { DUE_DAYS } from '../../../src/lib/bill-due-days.ts'
import { formatCep, parseCep } from '../../../src/lib/cep.ts'
import { cleanOptionalLine } from '../../../src/lib/clean-typed-text.ts'
import { hasLoyaltyPeriod } from '../../../src/lib/has-loyalty-period.ts'
import { HttpError, invalidFieldError, leadNotFound, parsedValue } from '../../api-errors.ts'
import { refuseManyMails } from '../../limits/desk-mails-about-order.ts'
import { addOrderNote } from '../../repositories/desk/contact-and-notes.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { findLead } from '../../repositories/leads.ts'
import { findOrder, type OrderRow } from '../../repositories/change-order.ts'
import { addToOutbox } from '../../repositories/outbox.ts'
import type { LeadPlace, LeadRow } from '../../rules/lead-row-types.ts'
import { planInCents } from '../../rules/plans-on-offer.ts'
import { shortReference } from '../../rules/order-number.ts'
import { isCompany } from '../../rules/missing-steps.ts'
import { addressLines, complementOf } from '../build-order-notices.ts'
import { changeMail, changeOrder, sealChange, termsOf, type OrderChange } from '../change-order.ts'
import { coverageOfHouse, placeOfHouse } from '../check-coverage.ts'
import { outboxEntryOf } from '../outbox-entries.ts'
import { orderLinkOf } from '../open-order-link.ts'
import { DESK_CHANNEL } from '../reschedule-order.ts'
import { audit } from './write-and-check-audit-log.ts'
import type { DeskContext } from './desk-context.ts'

const words = orderRecord.change
const conflict = (message: string) => new HttpError(409, 'invalid', message)

/** The fields of the form, as typed. An empty one, but for the complement, changes nothing. */
export type TypedCorrection = Readonly<
  Partial<Record<'plano' | 'pagamento' | 'vencimento' | 'cep' | 'numero' | 'complemento', string>>
>

/** What the form shows of an order. */
export type OrderCorrection = Awaited<ReturnType<typeof correctionOf>>

type PriceDay = 'day' | 'today'
const isSamePrice = (one: Plan, other: Plan | undefined) =>
  one.price === other?.price &&
  one.price_with_dacc === other.price_with_dacc &&
  one.price_full === other.price_full

/** Returns the plans that an order may change to, by the value of the form: at the price of its day and that of today. */
async function plansFor({ catalogue }: DeskContext, row: LeadRow) {
  const ids = row.place.plans
  const { edition } = row.origin
  const now = await catalogue.currentEdition()
  // the edition of the order's day, however long its prices were held
  const then =
    edition && (await catalogue.heldOrCurrentEdition({ ...edition, until: '9999-12-31T00:00:00Z' }))
  const sold = (of: PriceDay, plans: readonly Plan[]) => plans.map((plan) => ({ of, plan }))
  const ofDay = then?.plansOf(ids) ?? []
  const ofToday = now.plansOf(ids)
  const known = new Map(ofDay.map((plan) => [plan.id, plan]))
  const isToday = new Map(ofToday.map((plan) => [plan.id, isSamePrice(plan, known.get(plan.id))]))
  return [...sold('day', ofDay), ...sold('today', ofToday)]
    .filter(({ of, plan }) => of === 'day' || !isToday.get(plan.id))
    .filter(({ plan }) => !plan.companyOnly || isCompany(row))
    .map(({ of, plan }) => ({
      of,
      plan,
      value: `${of}:${plan.id}`,
      said: of === 'today' ? words.today : isToday.get(plan.id) ? words.both : words.day,
    }))
}

const complementNow = async ({ catalogue }: DeskContext, row: LeadRow) =>
  complementOf(row, (await catalogue.currentEdition()).complementTypes)

/** Returns what the form shows of an order. */
export async function correctionOf(desk: DeskContext, row: LeadRow, order: OrderRow) {
  const plans = (await plansFor(desk, row))
    .map((each) => ({ ...each, price: order.direct_debit ? each.plan.price_with_dacc : each.plan.price }))
    .filter(({ plan, price }) => plan.id !== order.plan_id || Math.round(price * 100) !== order.price)
  return {
    plans: plans.map(({ value, plan, price, said }) => [value, planChoice(plan.plan, price, said)] as const),
    isDirectDebit: order.direct_debit,
    cep: formatCep(row.place.cep),
    number: row.place.number,
    complement: await complementNow(desk, row),
  }
}

/** Returns the house that was typed, if it is another one. Refuses one of another coverage. */
async function placeIn(desk: DeskContext, row: LeadRow, typed: TypedCorrection): Promise<LeadPlace | null> {
  const { place } = row
  const cep = typed.cep?.trim() ? parsedValue('cep', parseCep(typed.cep)) : place.cep
  const number = cleanOptionalLine(typed.numero) || place.number
  if (cep === place.cep && number === place.number) return null
  const { complement, is_block_allotment, block_number, allotment_number, onRecord } = place
  const lot = number === place.number ? { is_block_allotment, block_number, allotment_number } : NO_LOT
  const house = { cep, number, complement, ...lot, ...(onRecord && { onRecord }) }
  const found = await coverageOfHouse(desk, house, row.origin, {})
  const hasStreet =
    Boolean(found.address?.address) || (cep === place.cep && Boolean(row.answers.address?.address))
  if (found.area?.id !== place.area || !hasStreet) throw conflict(words.redo)
  return { ...placeOfHouse(house, found), plans: place.plans }
}
const NO_LOT = { is_block_allotment: false, block_number: '', allotment_number: '' }

/** Reads what was typed. @throws HttpError 400 for what is none or no change, 409 for what only a new order can have */
async function changeIn(
  desk: DeskContext,
  row: LeadRow,
  order: OrderRow,
  typed: TypedCorrection,
): Promise<OrderChange & { priceOf: PriceDay | null }> {
  const before = termsOf(order)
  const directDebit = before.directDebit && typed.pagamento !== 'fatura'
  const dueDay = typed.vencimento ? DUE_DAYS.find((day) => String(day) === typed.vencimento) : before.dueDay
  if (dueDay === undefined) throw invalidFieldError('vencimento', words.noDay)
  const chosen = typed.plano ? (await plansFor(desk, row)).find(({ value }) => value === typed.plano) : null
  if (chosen === undefined) throw invalidFieldError('plano', words.noPlan)
  const accepted = chosen?.plan ?? row.answers.plan?.accepted
  const isPriceSame = !chosen && directDebit === before.directDebit
  if (!isPriceSame && !accepted) throw conflict(words.redo)
  const price =
    isPriceSame || !accepted
      ? before.price
      : Math.round((directDebit ? accepted.price_with_dacc : accepted.price) * 100)
  const plan = chosen
    ? { ...planInCents(chosen.plan), hasLoyalty: hasLoyaltyPeriod(chosen.plan) }
    : before.plan
  const complement = cleanOptionalLine(typed.complemento).slice(0, 128)
  const isSame = typed.complemento === undefined || complement === (await complementNow(desk, row))
  const { id, sku, name, price_full, hasLoyalty } = plan
  return {
    before,
    after: { plan: { id, sku, name, price_full, hasLoyalty }, price, directDebit, dueDay },
    accepted: chosen
      ? {
          price: chosen.plan.price,
          price_with_dacc: chosen.plan.price_with_dacc,
          price_full: chosen.plan.price_full,
        }
      : null,
    priceOf: chosen?.of ?? null,
    house: row.place,
    place: await placeIn(desk, row, typed),
    complement: isSame ? null : complement,
  }
}

/** How the buyer says yes: `said` is the sentence that was shown to be read aloud. */
export type Confirmation = { readonly by: 'phone'; readonly said: string } | { readonly by: 'link' } | null

/** The link by which a buyer says yes, for a message that a desk user sends. */
type LinkToConfirm = { url: string; name: string; phone: string; orderNumber: string }

/**
 * What came of the form. 'asks': nothing has changed, because it needs the buyer's yes to this sentence. 'link': nothing has
 * changed until the buyer says yes by this link.
 */
export type CorrectionOutcome =
  | { readonly is: 'done'; readonly isMailed: boolean }
  | {
      readonly is: 'asks'
      readonly rows: readonly ChangeRow[]
      readonly isMoved: boolean
      readonly sentence: string
    }
  | { readonly is: 'link'; readonly link: LinkToConfirm }

/**
 * Puts an order right, or asks for the buyer's yes if it then costs more or binds longer. Before and after stay in the audit
 * log, those of the address in a note, which is sealed.
 * @throws HttpError 400 and 409 as `changeIn`; 409 if the order was cancelled or installed; 429 after five e-mails in an hour
 */
export async function putOrderRight(
  desk: DeskContext,
  user: DeskUser,
  id: string,
  typed: TypedCorrection,
  { reason, confirmation }: { reason: ChangeReason; confirmation: Confirmation },
): Promise<CorrectionOutcome> {
  const { db, clock, vault } = desk
  const at = clock.now()
  const row = await findLead(db, id)
  const order = row?.order_number ? await findOrder(db, row.order_number) : undefined
  if (!row || !order) throw leadNotFound()
  if (order.cancelled_at || order.installed_on) throw conflict(words.over)
  const { priceOf, ...change } = await changeIn(desk, row, order, typed)
  const rows = changeRows(change.before, change.after)
  const isMoved = change.place !== null || change.complement !== null
  if (rows.length === 0 && !isMoved) throw invalidFieldError('plano', words.nothing)
  await refuseManyMails(db, id, at)
  const isAsked = needsYes(change.before, change.after)
  const sentence = changeSentence(order.number, rows)
  const isSaid = confirmation?.by === 'phone' && confirmation.said === sentence
  if (isAsked && !isSaid && confirmation?.by !== 'link') return { is: 'asks', rows, isMoved, sentence }
  const subject = shortReference(vault, id)
  const detail = {
    ...(rows.length > 0 && {
      was: rows.map(({ what, was }) => `${what.toLowerCase()} ${was}`).join('; '),
      became: rows.map(({ became }) => became).join('; '),
    }),
    ...(isMoved && { address: 'noted' }),
    ...(priceOf && { price: priceOf }),
    change: reason,
  }
  if (isAsked && !isSaid) {
    const url = `${orderLinkOf(desk, { number: order.number, lead: id })}?mudanca=${sealChange(desk, id, change, sentence)}`
    await db.transaction(async (sql) => {
      const mail = changeMail(desk, row, order, rows, { confirm: url })
      const entries = mail.map((notice) => outboxEntryOf(vault, id, notice))
      await addToOutbox(sql, id, at, entries)
      await audit(sql, desk, { by: user, what: 'order_change_asked', subject, detail })
    })
    const phone = row.answers.phone ? vault.open(row.answers.phone.phone, id) : ''
    return { is: 'link', link: { url, name: row.answers.name?.name ?? '', phone, orderNumber: order.number } }
  }
  const yes = isAsked ? { by: 'phone' as const, at: at.toISOString(), sentence } : null
  const { complementTypes } = await desk.catalogue.currentEdition()
  const isMailed = await changeOrder(
    desk,
    id,
    change,
    { channel: DESK_CHANNEL, yes },
    async (sql, was, now) => {
      if (isMoved) {
        const lines = [was, now].map((each) => addressLines(each, complementTypes).join(', '))
        const note = vault.seal(words.moved(lines[0] ?? '', lines[1] ?? ''), id)
        await addOrderNote(sql, { id: randomUUID(), lead: id, operator: user.id, at, note })
      }
      const told = yes ? { ...detail, yes: yes.by, sentence } : detail
      await audit(sql, desk, { by: user, what: 'order_changed', subject, detail: told })
    },
  )
  return { is: 'done', isMailed }
}

/**
 * Loads the data of the desk's page about an order or lead. Personal data is masked until the desk user gives a reason
 * to see it.
 */

import type { OpeningReason } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { orderRecord as words } from '../../../src/content/desk/orders.ts'
import { formatCnpj, hideCnpj } from '../../../src/lib/cnpj.ts'
import { formatCpf, hideCpf } from '../../../src/lib/cpf.ts'
import { formatPhone } from '../../../src/lib/phone.ts'
import {
  addOpening,
  actionsAbout,
  eventsOfLead,
  viewsOfRecord,
  noticesOfLead,
  findOpeningReason,
  type NoticeRow,
} from '../../repositories/desk/order-search-and-history.ts'
import { cancellationOf, lastToldState, findOrder, type OrderRow } from '../../repositories/change-order.ts'
import { isNotToBeCalled } from '../../repositories/desk/do-not-call.ts'
import { messagesTo } from '../../repositories/desk/messages-to-orders.ts'
import { notesOnOrder } from '../../repositories/desk/contact-and-notes.ts'
import { findLead } from '../../repositories/leads.ts'
import { hasRightDigit } from '../../rules/validate-bank-account.ts'
import { decryptBankAccount } from '../customer-by-cpf.ts'
import { prefixOf } from '../../rules/order-campaign.ts'
import type { LeadRow } from '../../rules/lead-row-types.ts'
import { answersShownAtDesk } from '../../rules/desk/answers-shown-at-desk.ts'
import { canRestoreOrder } from '../../rules/desk/stopped-orders.ts'
import { shortReference } from '../../rules/order-number.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { freeVisitsOf } from '../free-installation-dates.ts'
import { maskedDataForOrderLink } from '../build-lead-response.ts'
import { addressLines } from '../build-order-notices.ts'
import { audit } from './write-and-check-audit-log.ts'
import type { DeskContext } from './desk-context.ts'
import { viewersOfRecord, mergeHistory } from './order-history.ts'
import { correctionOf } from './put-order-right.ts'
import { firstMissingQuestion } from './first-missing-question.ts'
import { encryptIdForUrl } from './ids-in-urls.ts'

/** Minutes for which the data that a desk user has opened stay visible to that desk user. */
const OPEN_MINUTES = 30

const openSince = ({ clock }: Pick<DeskContext, 'clock'>) =>
  new Date(clock.now().getTime() - OPEN_MINUTES * 60_000)

/** Returns why a desk user has the data of a lead open; undefined if they are masked for that desk user. */
export const openReasonOf = (
  desk: DeskContext,
  user: DeskUser,
  id: string,
): Promise<OpeningReason | undefined> => findOpeningReason(desk.db, user.id, id, openSince(desk))

/** Opens the data of a lead for a desk user; returns false if the lead does not exist any more. */
export async function openOrderRecord(
  desk: DeskContext,
  user: DeskUser,
  id: string,
  reason: OpeningReason,
): Promise<boolean> {
  if (!(await findLead(desk.db, id))) return false
  await desk.db.transaction(async (sql) => {
    await addOpening(sql, { operator: user.id, lead: id, reason, at: desk.clock.now() })
    const subject = shortReference(desk.vault, id)
    await audit(sql, desk, { by: user, what: 'order_opened', subject, detail: { reason } })
  })
  return true
}

/**
 * Returns what the page of an order or lead shows to a desk user, and records the access in the audit log; null if the
 * lead no longer exists.
 */
export async function showRecord(desk: DeskContext, user: DeskUser, id: string) {
  const found = await readRecord(desk, id)
  if (!found) return null
  const { row, order, facts } = found
  const opened = (await openReasonOf(desk, user, id)) ?? null
  const { reference, state, installedOn } = facts
  const isMovable = opened !== null && state === 'placed' && installedOn === null
  const notes = await notesOnOrder(desk.db, id)
  const contact = opened ? await wholeContact(desk, row) : maskedContact(desk, row)
  await desk.db.transaction((sql) =>
    audit(sql, desk, { by: user, what: opened ? 'order_seen' : 'order_shown', subject: reference }),
  )
  return {
    ...facts,
    handle: encryptIdForUrl(desk.vault, id),
    opened,
    contact,
    answers: answersShownAtDesk(row.answers, opened !== null, (sealed) => desk.vault.open(sealed, id)),
    isNotToBeCalled: row.answers.phone ? await isNotToBeCalled(desk.db, row.answers.phone.lookup) : null,
    isRestorable: canRestoreOrder(row.cancelled_at, desk.clock.now()),
    noteCount: notes.length,
    notes: opened
      ? notes.map(({ note, at, ...each }) => ({
          ...each,
          at: at.toISOString(),
          note: desk.vault.open(note, id),
        }))
      : [],
    correction: isMovable && order ? await correctionOf(desk, row, order) : null,
    choices: isMovable ? await freeVisitsOf(desk, row) : [],
  }
}

/** What the page of an order or lead shows. */
export type OrderRecord = NonNullable<Awaited<ReturnType<typeof showRecord>>>

type ReadParts = Pick<DeskContext, 'db' | 'vault' | 'catalogue'>

/** Reads an order or lead. Its facts contain no personal data. */
export async function readRecord(parts: ReadParts, id: string) {
  const { db, vault } = parts
  const row = await findLead(db, id)
  if (!row) return null
  const reference = shortReference(vault, id)
  const [order, cancellation, told, events, notices, messages, actions, looks] = await Promise.all([
    row.order_number === null ? undefined : findOrder(db, row.order_number),
    row.cancelled_at ? cancellationOf(db, id) : undefined,
    row.order_number === null ? undefined : lastToldState(db, id),
    eventsOfLead(db, id),
    noticesOfLead(db, id),
    messagesTo(db, id),
    actionsAbout(db, reference),
    viewsOfRecord(db, reference),
  ])
  const state: 'placed' | 'cancelled' | 'open' = order
    ? order.cancelled_at
      ? 'cancelled'
      : 'placed'
    : 'open'
  const account = decryptBankAccount(row, vault)
  const facts = {
    reference,
    orderNumber: row.order_number,
    state,
    stopped: state === 'open' ? await firstMissingQuestion(parts, row) : null,
    plan: order ? planOfOrder(order) : await planOfLead(parts, row),
    dueDay: row.answers.dueDate?.due_date ?? null,
    schedule: row.schedule,
    installedOn: order?.installed_on ?? null,
    phoneAgent: row.origin.spokenConsent ? (row.origin.agent ?? null) : null,
    campaign: prefixOf((await parts.catalogue.currentEdition()).campaigns, row.origin.addon),
    /** Without an e-mail address nobody is told of what changes. */
    hasEmail: Boolean(row.answers.email?.email),
    /** An order that was cancelled because of suspicion sends none. */
    isMailable: Boolean(row.answers.email?.email) && cancellation?.reason !== 'suspeita',
    isCancellationTold: told === 'cancelled',
    isMailWithheld: row.mail_withheld ?? false,
    isAccountUnverified: account !== undefined && hasRightDigit(account) !== true,
    hasFailed: notices.some(isTroubled),
    history: mergeHistory(events, notices, [...messages, ...actions]),
    looks: viewersOfRecord(looks),
  }
  return { row, order, facts }
}

/** Returns whether a notice can be sent again, because it has failed. */
export const isTroubled = ({ delivered_at, failed_at, last_error }: NoticeRow): boolean =>
  delivered_at === null && (failed_at !== null || last_error !== null)

/** Returns the plan of an order, with its price in reais per month. */
const planOfOrder = (order: OrderRow) => ({
  name: order.plan,
  price: order.price / 100,
  directDebit: order.direct_debit,
})

/** Returns the same of a lead; `directDebit` is null before it was asked. */
async function planOfLead({ catalogue }: ReadParts, { answers, origin }: LeadRow) {
  const plan =
    answers.plan && (await catalogue.heldOrCurrentEdition(origin.edition)).byId.get(answers.plan.idPlan)
  if (!plan) return null
  const directDebit = answers.bankInfo?.direct_debit ?? null
  return { name: plan.plan, price: directDebit ? plan.price_with_dacc : plan.price, directDebit }
}

/** Personal data, masked unless they were opened; '' if unknown. */
type Contact = Readonly<Record<'name' | 'phone' | 'email' | 'document' | 'address', string>>

const documentOf = ({ vault }: Pick<DeskContext, 'vault'>, { id, answers }: LeadRow) => {
  const { cpf, cnpj } = answers.documentNumber ?? {}
  return { cpf: cpf && vault.open(cpf, id), cnpj: cnpj && vault.open(cnpj, id) }
}

/** Says that the customer has no e-mail address; '' if that is not known. */
const noEmailOf = ({ answers }: LeadRow): string => (answers.email?.no_email ? words.noEmail : '')

function maskedContact(desk: Pick<DeskContext, 'vault'>, row: LeadRow): Contact {
  const { cpf, cnpj } = documentOf(desk, row)
  const masks = maskedDataForOrderLink(row, desk.vault)
  return {
    ...masks,
    email: masks.email || noEmailOf(row),
    document: cpf ? hideCpf(cpf) : cnpj ? hideCnpj(cnpj) : '',
  }
}

async function wholeContact(desk: DeskContext, row: LeadRow): Promise<Contact> {
  const { answers } = row
  const { cpf, cnpj } = documentOf(desk, row)
  const { complementTypes } = await desk.catalogue.currentEdition()
  return {
    name: answers.name?.name ?? '',
    phone: answers.phone ? formatPhone(desk.vault.open(answers.phone.phone, row.id)) : '',
    email: answers.email?.email ?? noEmailOf(row),
    document: cpf ? formatCpf(cpf) : cnpj ? formatCnpj(cnpj) : '',
    address: addressLines(row, complementTypes).join(', '),
  }
}

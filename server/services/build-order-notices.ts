/** Builds the notices about an order: to the operator's webhook, and to the customer by e-mail. */
import type { BankInfo } from '../../src/contract/lead-answers/bank-info.ts'
import type { Schedule } from '../../src/contract/lead-answers/schedule-date.ts'
import type { CancelReason } from '../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { promisesOf, type CampaignPromises } from '../../src/funnel/campaign-promises.ts'
import { formatCep } from '../../src/lib/cep.ts'
import { todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import { prefixOf } from '../rules/order-campaign.ts'
import type { ComplementType, EditionCatalogue } from '../rules/catalogue-types.ts'
import type { LeadRow } from '../rules/lead-row-types.ts'
import type { PlanInCents } from '../rules/plans-on-offer.ts'
import { answerFieldsOf, ANSWER_STEPS, openAnswers } from '../rules/answer-properties.ts'
import type { MailedAddress, OutboxNotice, AnswersForOrderSystem } from '../rules/outbox-notice-types.ts'
import { shortReference } from '../rules/order-number.ts'
import { hasRightDigit } from '../rules/validate-bank-account.ts'
import { safePartsOfLine } from '../rules/safe-mail-texts.ts'
import type { WebhookData } from '../rules/webhook-notice-schemas.ts'
import type { Vault } from '../security/encryption-vault.ts'
import { neighborhoodOfLead, decryptBankAccount, streetOfLead } from './customer-by-cpf.ts'

/** An order that is being placed. `price` is what the visitor accepted, in cents per month. */
export type PlacedOrder = {
  number: string
  /** The signed link back to the order. */
  link: string
  at: Date
  plan: Pick<PlanInCents, 'id' | 'sku' | 'name' | 'price_full'> & { hasLoyalty: boolean }
  price: number
  directDebit: boolean
  dueDay: number
  schedule: Schedule | null
  /** What the campaign promises with the plan. */
  promises?: CampaignPromises | undefined
  /** How bills arrive and may be paid; '' if the operator has not set it. */
  payment: string
}

/** Returns what the campaign of a lead promises with a plan; undefined if the plan is no longer in the catalogue. */
export function promisesToCustomer(
  { origin }: Pick<LeadRow, 'origin'>,
  { plans, campaigns }: Pick<EditionCatalogue, 'plans' | 'campaigns'>,
  sku: string,
): CampaignPromises | undefined {
  const plan = plans.find((each) => each.sku === sku)
  const { idPlanAddonBonus: bonus } = origin
  return (
    plan && promisesOf(prefixOf(campaigns, origin.addon), plan, bonus === undefined ? null : bonus !== null)
  )
}

/** Says with an account if a typing error in it could not be found, so that the operator checks it before debiting. */
const toldAccount = (account: BankInfo): WebhookData<'order.created'>['bankInfo'] =>
  hasRightDigit(account) === true ? account : { ...account, unverified: true }

/** Builds the notices of an order: to the operator with every detail, to the customer without sensitive data. */
export function orderNotices(
  stored: LeadRow,
  order: PlacedOrder,
  vault: Vault,
  complementTypes: readonly ComplementType[],
): OutboxNotice[] {
  const row = openAnswers(stored, vault)
  const { answers } = row
  const { number, link, plan, directDebit, dueDay, schedule } = order
  const price = order.price / 100
  const price_full = plan.price_full / 100
  const email = answers.email?.email ?? ''
  const bankInfo = decryptBankAccount(row, vault)
  const created: OutboxNotice = {
    kind: 'order.created',
    data: {
      orderNumber: number,
      reference: shortReference(vault, row.id),
      plan: { id: plan.id, sku: plan.sku, name: plan.name, price, price_full },
      due_date: dueDay,
      direct_debit: directDebit,
      ...(directDebit && bankInfo && { bankInfo: toldAccount(bankInfo) }),
      schedule,
      address: addressFields(row, complementTypes),
      ...toldAnswers(row, vault),
      origin: row.origin,
    },
  }
  if (!email) return [created]
  const mail: OutboxNotice = {
    kind: 'order.mail',
    data: {
      to: email,
      name: answers.name?.name ?? '',
      orderNumber: number,
      link,
      day: todayInSaoPaulo(order.at),
      plan: { name: plan.name, price, price_full, hasLoyalty: plan.hasLoyalty },
      ...(order.promises && { promises: order.promises }),
      ...(order.payment !== '' && { payment: order.payment }),
      connection: {
        due_date: dueDay,
        direct_debit: directDebit,
        schedule,
        ...(row.origin.customer !== undefined && { isFromOldNetwork: true }),
        ...addressForMail(row, complementTypes),
      },
    },
  }
  return [created, mail]
}

/** Returns the notices without those that go to the customer. */
export const withoutMails = (notices: readonly OutboxNotice[]): OutboxNotice[] =>
  notices.filter(({ kind }) => !kind.endsWith('.mail'))

/** Returns the answers for the order system: the fields that are declared for it, decrypted. */
function toldAnswers({ id, answers }: Pick<LeadRow, 'id' | 'answers'>, vault: Vault): AnswersForOrderSystem {
  const told = ANSWER_STEPS.flatMap((step) => {
    const stored: Readonly<Record<string, unknown>> = answers[step] ?? {}
    return answerFieldsOf(step).flatMap(([name, field]): [string, unknown][] => {
      if (!field.told) return []
      const value = stored[name]
      if (value === undefined) return field.told === true ? [] : [[name, field.told.otherwise]]
      return [[name, field.kept === 'sealed' && typeof value === 'string' ? vault.open(value, id) : value]]
    })
  })
  return Object.fromEntries(told) as AnswersForOrderSystem
}

/** Builds the notices of a changed appointment, or the first one, for the operator and for the customer. */
export function rescheduleNotices(
  row: LeadRow,
  moved: { orderNumber: string; link: string; before: Schedule | null; schedule: Schedule },
  complementTypes: readonly ComplementType[],
): OutboxNotice[] {
  const { orderNumber, link, before, schedule } = moved
  const notice: OutboxNotice = { kind: 'order.rescheduled', data: { orderNumber, before, schedule } }
  const to = row.answers.email?.email
  if (!to) return [notice]
  const name = row.answers.name?.name ?? ''
  const place = addressForMail(row, complementTypes)
  return [
    notice,
    { kind: 'order.rescheduled.mail', data: { to, name, orderNumber, link, before, schedule, ...place } },
  ]
}

/**
 * Builds the notices of a cancelled order, for the operator and for the customer. If the order is cancelled because of
 * suspicion, no e-mail is sent, because the address may belong to the person whose data was misused.
 */
export function cancelNotices(
  row: LeadRow,
  order: { orderNumber: string; reason: CancelReason; schedule: Schedule | null },
): OutboxNotice[] {
  const { orderNumber, reason, schedule } = order
  const notice: OutboxNotice = { kind: 'order.cancelled', data: { orderNumber, reason, schedule } }
  const to = row.answers.email?.email
  if (!to || reason === 'suspeita') return [notice]
  const name = row.answers.name?.name ?? ''
  return [notice, { kind: 'order.cancelled.mail', data: { to, name, orderNumber } }]
}

/**
 * Returns the complement as text: `customComplement` if no type on the list applies; otherwise the type with
 * its value, or the complement as typed if there is neither.
 */
export function complementOf({ place, answers }: LeadRow, types: readonly ComplementType[]): string {
  const more = answers.address
  if (more?.notFoundComplement) return more.customComplement ?? ''
  const type = types.find((each) => each.infra === place.infra && each.id === more?.complemento1)?.name
  return [type, more?.complemento2].filter(Boolean).join(' ') || more?.complement || place.complement
}

export function addressFields(
  row: LeadRow,
  types: readonly ComplementType[],
): WebhookData<'order.created'>['address'] {
  const { place, answers } = row
  const { cep, number, city, state, is_block_allotment, block_number, allotment_number } = place
  return {
    cep,
    number,
    address: streetOfLead(row),
    neighborhood: neighborhoodOfLead(row),
    city,
    state,
    complement: complementOf(row, types),
    is_block_allotment,
    block_number,
    allotment_number,
    accessNotes: answers.address?.accessNotes ?? '',
    infra: place.infra ?? '',
  }
}

/** Returns the parts of the address that a visitor may have typed, line by line. */
function typedParts(row: LeadRow, types: readonly ComplementType[]): string[][] {
  const { place } = row
  const { is_block_allotment, block_number, allotment_number } = place
  const house = is_block_allotment ? `quadra ${block_number}, lote ${allotment_number}` : place.number
  const lines = [
    [streetOfLead(row), house, complementOf(row, types)],
    [neighborhoodOfLead(row), [place.city, place.state].filter(Boolean).join('/')],
  ]
  return lines.map((parts) => parts.filter(Boolean))
}

const asLines = (parts: readonly string[][], { place }: LeadRow): string[] =>
  [...parts.map((line) => line.join(', ')), `CEP ${formatCep(place.cep)}`].filter(Boolean)

/** Returns the address line by line, as on an envelope. */
export const addressLines = (row: LeadRow, types: readonly ComplementType[]): string[] =>
  asLines(typedParts(row, types), row)

/** Returns the address as an e-mail may show it: without the parts that could lead its reader elsewhere. */
export function addressForMail(row: LeadRow, types: readonly ComplementType[]): MailedAddress {
  const parts = typedParts(row, types)
  const safe = parts.map(safePartsOfLine)
  const isCut = safe.flat().length < parts.flat().length
  return { address: asLines(safe, row), ...(isCut && { isAddressCut: true }) }
}

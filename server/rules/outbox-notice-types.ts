/**
 * The types of all notices: messages about an event that are sent from the outbox, to the operator's webhook or to a
 * customer by e-mail.
 */
import type { Schedule } from '../../src/contract/lead-answers/schedule-date.ts'
import type { answers } from '../../src/contract/lead-answers/answer-registry.ts'
import type { LeadStep, StepBody } from '../../src/contract/lead.ts'
import type { ChangeRow } from '../../src/content/order-change.ts'
import type { CampaignPromises } from '../../src/funnel/campaign-promises.ts'
import type { WebhookData, webhookNotices } from './webhook-notice-schemas.ts'

type Fields<S extends LeadStep> = (typeof answers)[S]['fields']
type ToldWith<S extends LeadStep, How> = {
  [Name in keyof Fields<S>]: Fields<S>[Name] extends { readonly told: How } ? Name : never
}[keyof Fields<S>] &
  keyof StepBody<S>

/** The fields of an answer that are sent to the order system (src/contract/lead-answers). */
type Told<S extends LeadStep> = Required<Pick<StepBody<S>, ToldWith<S, { readonly otherwise: unknown }>>> &
  Partial<Pick<StepBody<S>, ToldWith<S, true>>>

type Merged<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** All fields of answers that are sent to the order system. */
export type AnswersForOrderSystem = Merged<{ [S in LeadStep]: Told<S> }[LeadStep]>

/** The notice of a new order: all that is needed to fulfil it. Names, prices in reais and dates are as in the API. */
type OrderCreated = WebhookData<'order.created'> & AnswersForOrderSystem

/** The installation address in an e-mail. */
export type MailedAddress = {
  address: string[]
  /** Parts that could lead the reader elsewhere were left out. */
  isAddressCut?: boolean
}

/** The content of the confirmation e-mail. It leaves out sensitive data such as documents or bank accounts. */
export type OrderMail = {
  to: string
  name: string
  orderNumber: string
  /** The signed link back to the order. A renewal has none, nor do mails of older releases. */
  link?: string
  /** The day of the order in São Paulo, yyyy-mm-dd. */
  day: string
  /**
   * Reais per month. A renewal does not ask for direct debit: it says whether the customer pays so today, or, if that is
   * not on record, names both prices. Mails of older releases do not say whether there is a loyalty period.
   */
  plan: {
    name: string
    price: number
    price_full: number
    price_without_debit?: number
    direct_debit?: boolean
    hasLoyalty?: boolean
  }
  /** What the campaign promises with the plan; mails of older releases do not contain it. */
  promises?: CampaignPromises
  /** How bills arrive and may be paid, if the operator has set it. */
  payment?: string
  /** Present for a new connection; null for a renewal. */
  connection:
    | ({
        due_date: number
        direct_debit: boolean
        schedule: Schedule | null
        /** Whether a customer of the old network moves to fibre. */
        isFromOldNetwork?: boolean
      } & MailedAddress)
    | null
}

/** The content of the e-mail about a changed appointment; `before` is null for the first one. */
export type AppointmentChangedMail = {
  to: string
  name: string
  orderNumber: string
  /** The signed link back to the order; mails of older releases have none. */
  link?: string
  before: Schedule | null
  schedule: Schedule
} & MailedAddress

export type OrderCancelledMail = { to: string; name: string; orderNumber: string }

/** The content of the e-mail about a corrected contact. What was corrected is masked. */
export type ContactCorrectedMail = {
  to: string
  name: string
  orderNumber: string
  email?: string
  phone?: string
  /** The corrected name, masked; `name` is the one before. */
  corrected?: string
}

/** The content of the e-mail about an order that was put right, or that waits for a yes by the link `confirm`. */
export type OrderChangedMail = {
  to: string
  name: string
  orderNumber: string
  link: string
  rows: ChangeRow[]
  confirm?: string
} & Partial<MailedAddress>

/** The content of the e-mail with a sentence to all who ordered at a price. */
export type OrderMessageMail = {
  to: string
  name: string
  orderNumber: string
  link: string
  sentence: string
}

/** The notices that are sent by e-mail. */
export type MailNotice =
  | { kind: 'order.mail'; data: OrderMail }
  | { kind: 'order.rescheduled.mail'; data: AppointmentChangedMail }
  | { kind: 'order.cancelled.mail'; data: OrderCancelledMail }
  | { kind: 'order.contact_corrected.mail'; data: ContactCorrectedMail }
  | { kind: 'order.changed.mail'; data: OrderChangedMail }
  | { kind: 'order.message.mail'; data: OrderMessageMail }

/**
 * An event to report to the operator or a customer, delivered at least once. Kinds that end in `.mail` are
 * sent by e-mail, all others to the webhook.
 */
export type OutboxNotice =
  | { kind: 'order.created'; data: OrderCreated }
  | { [Kind in OtherWebhookKind]: { kind: Kind; data: WebhookData<Kind> } }[OtherWebhookKind]
  | MailNotice

type OtherWebhookKind = Exclude<keyof typeof webhookNotices, 'order.created'>

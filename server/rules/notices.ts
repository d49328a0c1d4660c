import type { BankInfo, Schedule } from '../../src/contract/lead.ts'

/** Everything the operator needs to fulfil an order; wire names, reais, dates as in the API (F§3). */
type OrderCreated = {
  orderNumber: string
  /** The reference that the customer reads out on the phone (D72). */
  reference: string
  plan: { id: string; sku: string; name: string; price: number; price_full: number }
  due_date: number
  direct_debit: boolean
  bankInfo?: BankInfo
  schedule: Schedule | null
  address: Record<string, string | boolean>
  name: string
  email: string
  phone: string
  phone2?: string
  birth_date: string
  mothers_name: string
  cpf?: string
  cnpj?: string
  accept_promotions: boolean
  acceptPhoneContact: boolean
  /** Addon, flags and tracking. */
  origin: Record<string, unknown>
}

/** Contents of the confirmation mail: nothing that does not belong in a mailbox (no document, no account). */
export type OrderMail = {
  to: string
  name: string
  orderNumber: string
  /** The day of the order in São Paulo, yyyy-mm-dd. */
  day: string
  /** Reais per month. */
  plan: { name: string; price: number; price_full: number }
  /** Only for a new connection, not for a renewal. */
  connection: {
    due_date: number
    direct_debit: boolean
    schedule: Schedule | null
    /** Lines of the installation address. */
    address: string[]
  } | null
}

/** An order's visit was moved to another day. */
type OrderRescheduled = { orderNumber: string; before: Schedule; schedule: Schedule }

/** Contents of the mail about a changed appointment. */
export type RescheduleMail = {
  to: string
  name: string
  orderNumber: string
  before: Schedule
  schedule: Schedule
  /** Lines of the installation address. */
  address: string[]
}

/** A customer renewed a contract with other offers; the id is the operator's own for the customer. */
type RenewalCreated = {
  orderNumber: string
  customer: string
  /** Plan ids; the second is an extra. */
  offer1: string
  offer2: string | null
  /** Reais per month, both together. */
  price: number
}

/**
 * A visitor wants to be called. From an order: its reference, and whether it is held by a limit, so that a person has
 * to continue it (D89).
 */
type CallRequested = { telephone: string; channel: string | null; reference?: string; isHeld?: boolean }

/** An address on the waiting list. `reference` is the same in every notice about the same person. */
type Interest = {
  reference: string
  place: Record<string, unknown>
  name?: string
  email?: string
  phone?: string
}

/** What is sent by mail. */
export type MailNotice =
  | { kind: 'order.mail'; data: OrderMail }
  | { kind: 'order.rescheduled.mail'; data: RescheduleMail }

/**
 * Events that others are notified of, at least once each. A kind that ends in `.mail` goes by mail, others to the
 * webhook.
 */
export type Notice =
  | { kind: 'order.created'; data: OrderCreated }
  | { kind: 'order.rescheduled'; data: OrderRescheduled }
  | { kind: 'renewal.created'; data: RenewalCreated }
  | { kind: 'order.erased'; data: { orderNumber: string } }
  | { kind: 'call.requested'; data: CallRequested }
  | { kind: 'interest.registered'; data: Interest }
  | { kind: 'interest.withdrawn'; data: { reference: string } }
  | MailNotice

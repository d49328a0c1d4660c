import type { BankInfo, Schedule } from '../../src/contract/lead.ts'

/** Everything the operator needs to carry out an order; wire names, reais, dates as they travel (F§3). */
type OrderCreated = {
  orderNumber: string
  /** What the customer may name on the telephone (D72). */
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
  /** Addon, flags and tracking. */
  origin: Record<string, unknown>
}

/** What the confirmation mail says: nothing that must not stand in a mailbox (no document, no account). */
export type OrderMail = {
  to: string
  name: string
  orderNumber: string
  /** The day of the order in São Paulo, yyyy-mm-dd. */
  day: string
  /** Reais a month. */
  plan: { name: string; price: number; price_full: number }
  /** What a new connection has and a renewal does not. */
  connection: {
    due_date: number
    direct_debit: boolean
    schedule: Schedule | null
    /** Lines of the installation address. */
    address: string[]
  } | null
}

/** The visit of an order takes place another day. */
type OrderRescheduled = { orderNumber: string; before: Schedule; schedule: Schedule }

/** A customer's contract goes on with other offers; the customer is known to the operator by this id. */
type RenewalCreated = {
  orderNumber: string
  customer: string
  /** Ids of plans; the second is an extra. */
  offer1: string
  offer2: string | null
  /** Reais a month, both together. */
  price: number
}

/** Where someone waits for the network. `reference` is the same for the same person's every notice. */
type Interest = {
  reference: string
  place: Record<string, unknown>
  name?: string
  email?: string
  phone?: string
}

/** What others are told about, at least once each. A kind that ends in `.mail` goes by mail, others to the webhook. */
export type Notice =
  | { kind: 'order.created'; data: OrderCreated }
  | { kind: 'order.rescheduled'; data: OrderRescheduled }
  | { kind: 'renewal.created'; data: RenewalCreated }
  | { kind: 'order.erased'; data: { orderNumber: string } }
  | { kind: 'call.requested'; data: { telephone: string; channel: string | null } }
  | { kind: 'interest.registered'; data: Interest }
  | { kind: 'interest.withdrawn'; data: { reference: string } }
  | { kind: 'order.mail'; data: OrderMail }

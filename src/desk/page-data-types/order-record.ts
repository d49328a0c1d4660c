/** Data of the desk's page on one order or lead. */
import type { Schedule } from '../../contract/lead-answers/schedule-date.ts'
import type { OpeningReason } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import type { HistoryRow, AccessRow } from './order-history.ts'

/** A link that was just made, and the message with it for WhatsApp. */
export type ReturnLinkProps = {
  readonly url: string
  /** The customer's phone number, digits only. */
  readonly phone: string
  readonly message: string
}

/** An answer that the desk shows because its declaration says so, with the fields that were given. */
export type AnswerRow = {
  readonly answer: string
  readonly values: readonly { readonly name: string; readonly value: string }[]
}

export type OrderRecordProps = {
  /** Identifies the order or lead in the page's forms. */
  readonly handle: string
  readonly reference: string
  /** The order number; null if no order was placed. */
  readonly orderNumber: string | null
  readonly state: 'placed' | 'cancelled' | 'open'
  /** The question at which an unfinished order stopped. */
  readonly stopped: string | null
  /** The plan with its price in reais per month; `directDebit` is null before it was asked. */
  readonly plan: {
    readonly name: string
    readonly price: number
    readonly directDebit: boolean | null
  } | null
  /** Whether the check digit of the account for direct debit could not be verified. */
  readonly isAccountUnverified: boolean
  readonly dueDay: number | null
  readonly schedule: Schedule | null
  /** The prefix of the campaign. */
  readonly campaign: string
  /** Personal data, masked unless `opened`; '' if unknown. */
  readonly contact: Readonly<Record<'name' | 'phone' | 'email' | 'document' | 'address', string>>
  /** Other answers; personal values are masked unless `opened`. */
  readonly answers: readonly AnswerRow[]
  /** Why the desk user has opened the data; null if they are masked. */
  readonly opened: OpeningReason | null
  /** Other appointments that are free; none if the order has none or is masked. */
  readonly choices: readonly Schedule[]
  /** Whether e-mails go to the person: they left an address, and the order was not cancelled because of suspicion. */
  readonly isMailable: boolean
  /** Whether the confirmation was not mailed, because the mailbox has reached its limit. */
  readonly isMailWithheld: boolean
  /** Whether a notice about the order has failed and has not been delivered since. */
  readonly hasFailed: boolean
  readonly history: readonly HistoryRow[]
  readonly looks: readonly AccessRow[]
  /** The link that was just made. */
  readonly way: ReturnLinkProps | null
  /** Why the form that was just sent was refused. */
  readonly problem: string | null
}

/** Data of the pages without scripts: of a placed order, of a campaign that has ended, of a form that was sent. */
import type { DataRequestKind, DataRequestOutcome } from '../content/my-data.ts'
import type { ChangeRow } from '../content/order-change.ts'
import type { FreeDates } from '../contract/finish-order-and-appointment.ts'
import type { Schedule } from '../contract/lead-answers/schedule-date.ts'

export type PlacedOrderPageProps = {
  readonly order: {
    readonly orderNumber: string
    readonly plan: string
    /** Reais per month in the promotion, and after it. */
    readonly price: number
    readonly priceFull: number
    readonly hasLoyalty: boolean
    readonly directDebit: boolean
    readonly dueDay: number
    readonly schedule: Schedule | null
    /** Other dates for the appointment; none if it can no longer be changed or nothing is free. */
    readonly freeDates: FreeDates['dates']
    /** Personal data with most characters replaced; '' if unknown. */
    readonly masked: Readonly<Record<'name' | 'address' | 'phone' | 'email', string>>
    /** Whether the order was cancelled. Nothing can then be changed any more. */
    readonly isCancelled: boolean
    /** Whether a call about the cancellation has been requested and is still to come. */
    readonly isCancelling: boolean
    /** The day on which somebody who reads the order's mails asked for its data, in words; null for nobody. */
    readonly dataAsked: string | null
  }
  /** Whether the appointment can still be changed. */
  readonly isMovable: boolean
  /** The URL of this page, to which its forms are sent. */
  readonly here: string
  /** What the visitor has just done. */
  readonly done: 'visit' | 'visit-unmailed' | 'change' | null
  /** A change that waits for the buyer's yes, sealed and as it is shown; null if the link has none, or an old one. */
  readonly change: {
    readonly sealed: string
    readonly rows: readonly ChangeRow[]
    readonly isMoved: boolean
  } | null
  /** Why the form that was just sent was refused. */
  readonly problem: string | null
}

/** What the page of a request about a person's data shows of it. */
export type DataRequestView = {
  readonly number: string
  readonly kind: DataRequestKind
  /** The last day of the answer, in words. */
  readonly due: string
  /** The masked address; '' if the order has none. */
  readonly email: string
  /** Whether the person has proved who they are. */
  readonly isProven: boolean
  /** Whether a code that was mailed to the address waits to be typed. */
  readonly isCodeAsked: boolean
  /** How it was answered; null while it waits. */
  readonly outcome: DataRequestOutcome | null
  /** Why it was not possible; null for any other answer. */
  readonly reason: string | null
}

/** For how many days orders and answered requests are kept. */
type KeptDays = { readonly orders: number; readonly requests: number }

export type MyDataPageProps = {
  /** The fields of the form as they were sent. */
  readonly typed: Readonly<Record<'kind' | 'email' | 'details', string>>
  /** Why the form was refused; `field` is '' if no field is wrong. */
  readonly problem: { readonly field: string; readonly message: string } | null
  readonly days: KeptDays
}

export type DataRequestPageProps = {
  readonly request: DataRequestView
  /** The URL to which the code is sent. */
  readonly toCode: string
  /** Why the code was refused. */
  readonly problem: string | null
  readonly days: KeptDays
}

export type EndedCampaign = {
  /** The campaign's own sentence. */
  readonly text: string
  /** The general offers, with the query of the visit. */
  readonly offers: string
}

/** A form that was sent without the site's scripts. */
export type FormSentWithoutScripts = {
  /**
   * `asked`: another form than the request for a call, which cannot be answered. `called`: a call was requested.
   * `refused`: the telephone is wrong. `failed`: the request could not be taken now.
   */
  readonly outcome:
    | { readonly is: 'called' }
    | {
        readonly is: 'asked' | 'refused' | 'failed'
        /** The telephone that was typed, if any. */
        readonly telephone: string
        readonly problem: string | null
      }
  /** The address to which requests for a call are sent. */
  readonly action: string
  /** The page of the form. */
  readonly here: string
  /** The first page of the campaign. */
  readonly home: string
}

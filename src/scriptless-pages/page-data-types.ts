/** Data of the pages without scripts: of a placed order, of a campaign that has ended, of a form that was sent. */
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
  }
  /** Whether the appointment can still be changed. */
  readonly isMovable: boolean
  /** The URL of this page, to which its forms are sent. */
  readonly here: string
  /** What the visitor has just done. */
  readonly done: 'visit' | 'visit-unmailed' | null
  /** Why the form that was just sent was refused. */
  readonly problem: string | null
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

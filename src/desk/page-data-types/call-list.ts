/** Data of the desk's call list: the people to call, without their personal data, and the records found by a reference. */
import type { callListWords as words } from '../../content/desk/call-list.ts'
import type { CallResult, CallQueue } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import type { ListPart } from '../../lib/pages-of-a-list.ts'

/** A person to be phoned, without personal data. */
export type CallListRow = {
  /** Identifies the record in the page's links. */
  readonly handle: string
  /** All reasons to call this person. */
  readonly whys: readonly (keyof typeof words.whys)[]
  /** Eight characters that a customer reads out on the phone to identify the order. */
  readonly reference: string
  /** Whether the order or renewal is complete, but was stopped by a limit and needs this call. */
  readonly isHeld: boolean
  readonly since: string
  /** How often a call to this phone number was requested. */
  readonly asked: number
  /** Price of the plan in reais per month; null if no plan is chosen. */
  readonly value: number | null
  readonly city: string | null
  /** E-mail address of the colleague who has taken this call; null if no one has. */
  readonly takenBy: string | null
  readonly tries: number
  readonly result: CallResult | null
  /** The time for which another call was agreed; null if none was. */
  readonly promised: string | null
  /** Everybody else is called first, because the person's network has requested too many calls. */
  readonly isLast: boolean
}

/** A record found by the reference that a customer read out. */
export type FoundRecord = {
  readonly kind: keyof typeof words.find.found
  /** Identifies the record in the page's links; null if there is no one to call. */
  readonly handle: string | null
  /** For when another call was agreed; null if none was. */
  readonly again: string | null
  readonly answered: number
  readonly orderNumber: string | null
}

export type CallListProps = {
  readonly queue: CallQueue
  /** How many people are in each queue. */
  readonly counts: Readonly<Record<CallQueue, number>>
  /** Identifies the call that the desk user has taken and not yet noted; null if there is none. */
  readonly mine: string | null
  /** Position in `rows` of the person whom “Próxima” would give next; -1 if that person is not on this page. */
  readonly next: number
  /** The people on this page of the list. */
  readonly rows: readonly CallListRow[]
  readonly part: ListPart
  /** A page of those of this queue who are to be called later, the earliest first; `promised` is when. */
  readonly later: { readonly rows: readonly CallListRow[]; readonly part: ListPart }
  readonly order: 'espera' | 'valor'
  /** Result of a search by reference; null if there was none. */
  readonly found: { readonly reference: string; readonly records: readonly FoundRecord[] } | null
}

/** Data of the desk's page on one person to call, with contact data only for the colleague who has taken the call. */
import type { CallListRow } from './call-list.ts'
import type { CallQueue } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import type { AgentLinkFromCallProps } from './agent-link-from-call.ts'
import type { CallHistoryRow } from './call-history.ts'
import type { TypedOutcome } from './typed-call-outcome.ts'

export type PersonToCallProps = {
  readonly person: CallListRow & {
    readonly queue: CallQueue
    readonly plan: string | null
    readonly campaign: string | null
    /** The question at which the person stopped or requested the call. */
    readonly question: string | null
    /** How many questions were answered. */
    readonly answered: number
    readonly isClosed: boolean
    /** Whether the person asked to be phoned. Others have agreed to messages only. */
    readonly mayCall: boolean
  }
  /** Contact data for the colleague who has taken the call; null for everyone else. */
  readonly contact: (AgentLinkFromCallProps['known'] & { readonly email: string | null }) | null
  readonly history: readonly CallHistoryRow[]
  /**
   * The person whom “Próxima” would give after this call, as things stand; null if no one is waiting, or if the call
   * belongs to someone else.
   */
  readonly after: Pick<
    CallListRow,
    'whys' | 'asked' | 'isHeld' | 'reference' | 'since' | 'city' | 'promised'
  > | null
  /** The numbers of the newest orders with this phone number. */
  readonly orders: readonly string[]
  /** Why a form of this page was refused, and what was typed into the form for the outcome. */
  readonly problem: string | null
  /** What is wrong with the day of the next call. */
  readonly dayProblem: string | null
  readonly typed: TypedOutcome
  /** The agent's link of this call, and the plans that it may name. */
  readonly link: Pick<AgentLinkFromCallProps, 'plans' | 'made' | 'refused'>
  /** Earliest date for the next call, as yyyy-mm-dd. */
  readonly today: string
}

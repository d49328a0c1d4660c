import type { CallResult } from '../../contract/desk-roles-reasons-calls-and-imports.ts'

/** An earlier call to a person. */
export type CallHistoryRow = {
  readonly id: string
  readonly at: string
  /** The e-mail address of the desk user; null for calls of which that was not stored. */
  readonly operator: string | null
  /** Null if the call was released, or taken over by someone else. */
  readonly result: CallResult | null
  /** The note, for the colleague who has taken the call now. */
  readonly note: string | null
  readonly nextTry: string | null
  /** The number of the order that resulted from the call. */
  readonly orderNumber: string | null
}

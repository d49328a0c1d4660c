import type { Api } from '../../api/api.ts'
import type { CodeReply, CodeSent } from '../../contract/codes.ts'
import type { BatchReply, FinishReply, FreeDates } from '../../contract/lead.ts'
import type { QuizAnswerRequest, RiskReply } from '../../contract/risk.ts'
import type { Coverage, Facts, Order } from '../../funnel/types.ts'
import type { SaveItem } from '../../store/events.ts'
import type { Visit } from '../runtime/outside.ts'

/** What can be stored on the server; the id of each is kept in the browser under this name. */
export type SubjectKind = 'lead' | 'migration' | 'renewal' | (string & {})

/** An order as the server holds it. */
export interface Stored {
  /** Version of each answer by wire step, to be sent with its next correction. */
  readonly versions: Readonly<Record<string, number>>
  /** Whole campaign prefix under which it was begun. */
  readonly prefix: string
  /** The order out of it, in the journey of `base`. */
  restore(base: Order): Order
}

/** What a check of an address brought. */
export interface AddressChecked {
  readonly coverage: Coverage
  readonly subjectId: string | null
  readonly noCoverageId: string | null
  readonly versions?: Readonly<Record<string, number>>
  readonly reference?: string
}

/** What the look-up of a document brought. */
export interface Opened {
  /** Null: the document is no customer's. */
  readonly subjectId: string | null
  readonly facts: Partial<Facts>
  /** What it holds from the start, where that is more than the facts. */
  readonly stored?: Stored
}

/** One answer with the version that the server must hold for it to be a change of what the visitor saw. */
export type VersionedItem = SaveItem & { readonly version: number }

/**
 * What a journey stores on the server, as calls; those that it does not have are absent. Every call rejects with
 * ApiError. Those that make more than a call of it are sagas, so that a request which is no longer wanted is aborted.
 * The save queue, finish and resuming ask it, and know no lead.
 */
export interface Subject {
  readonly kind: SubjectKind
  load?(api: Api, id: string): Generator<unknown, Stored>
  save?(api: Api, item: VersionedItem, id: string): Promise<{ readonly version: number }>
  /** Several answers as one request; absent: one after the other. */
  batch?(api: Api, items: readonly VersionedItem[], id: string): Promise<BatchReply>
  /** The same as the page goes; the request outlives it. */
  leave?(api: Api, items: readonly VersionedItem[], id: string): Promise<unknown>
  /** What a check of the order's address sends; the same request twice is one check. */
  addressRequest?(order: Order, id: string | null, visit: Visit): object
  checkAddress?(
    api: Api,
    order: Order,
    id: string | null,
    visit: Visit,
    key: string,
  ): Generator<unknown, AddressChecked>
  /** Opens the subject of a customer by their document; once for an Idempotency-Key. */
  open?(api: Api, cpf: string, visit: Visit, prefix: string, key: string): Generator<unknown, Opened>
  confirm?(api: Api, id: string, key: string): Promise<RiskReply>
  answerQuiz?(api: Api, id: string, body: QuizAnswerRequest, key: string): Promise<RiskReply>
  freeDates?(api: Api, id: string): Promise<FreeDates>
  sendCode?(api: Api, id: string): Promise<CodeSent>
  checkCode?(api: Api, id: string, code: string): Promise<CodeReply>
  finish?(api: Api, id: string, order: Order, key: string): Promise<FinishReply>
  /** A changed price is accepted by the same choice, saved once more, and not with `finish`. */
  readonly acceptsPriceByChoice?: boolean
}

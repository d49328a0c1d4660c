/**
 * Types of the record that a journey stores on the server (a lead, a renewal or a migration), and of the API calls for
 * it.
 */
import type { restoreOrder } from '../../funnel/restore-order.ts'
import type { Api } from '../../api/create-api.ts'
import type { CodeSent } from '../../contract/one-time-codes-and-resume-links.ts'
import type { CodeReply } from '../../contract/reply-fields-in-browser/lead.ts'
import type { FinishReply, FreeDates } from '../../contract/finish-order-and-appointment.ts'
import type { Schedule } from '../../contract/lead-answers/schedule-date.ts'
import type { DeviceInfo } from '../../contract/lead-answers/bank-info.ts'
import type { BatchReply } from '../../contract/lead.ts'
import type { LeadRequest } from '../../contract/new-lead.ts'
import type { QuizAnswerRequest, RiskReply } from '../../contract/order-risk-check-and-quiz.ts'
import type { Coverage, Facts, Order, StepId, WireStep } from '../../funnel/step-and-journey-types.ts'
import type { SaveItem } from '../../store/redux-actions.ts'

type RestoreOrder = typeof restoreOrder

/** Data sent with a new record besides the answers: tracking and the campaign's flags. */
export type DataSentWithRecord = Partial<Omit<LeadRequest, 'cep'>> & { readonly deviceInfo?: DeviceInfo }

/** Kinds of stored records. The browser stores the id of each record under this name. */
export type RecordKind = 'lead' | 'migration' | 'renewal' | (string & {})

export interface StoredRecord {
  /** Version of each answer by wire step. It is sent with the answer's next correction. */
  readonly versions: Readonly<Record<string, number>>
  /** Full campaign prefix under which the order was started. */
  readonly prefix: string
  /**
   * Restores the order, in the journey of `base`.
   * @param restoreOrder rebuilds an order from a lead. It is passed in because this object is there before the first
   *   question, which does not need it (0.6 KiB of the first scripts).
   */
  restore(base: Order, restoreOrder: RestoreOrder): Order
}

/**
 * A finished order. `requested` is the day that the visitor asked for, on a server that does not say which one it has
 * booked.
 */
export type FinishedOrder = FinishReply & { readonly requested?: Schedule }

export interface AddressChecked {
  readonly coverage: Coverage
  readonly recordId: string | null
  readonly noCoverageId: string | null
  readonly versions?: Readonly<Record<string, number>>
  /** Wire names of the answers for the old address that are kept at the new one. */
  readonly kept?: readonly string[]
  readonly reference?: string
}

/**
 * A customer's document (CPF or CNPJ) to look up. After too many lookups of the same document, `proof` is
 * needed: the id of the request whose e-mailed code proved that the document is the visitor's own.
 */
export interface LookedUp {
  readonly cpf: string
  readonly proof?: string | undefined
}

export interface DocumentLookupResult {
  /** Null if no customer has this document. */
  readonly recordId: string | null
  readonly facts: Partial<Facts>
  /** The stored record, if it holds more than facts (see `Facts` in src/funnel/step-and-journey-types.ts). */
  readonly stored?: StoredRecord
}

/**
 * An answer to save, with the version of it that this page knows. The server must still have that version.
 */
export type VersionedItem = SaveItem & { readonly version: number }

/**
 * An answer to save under one of the given wire steps, with its body. Each kind of record accepts only the
 * answers of its own journey's steps.
 */
export type ItemOf<Wire extends WireStep, Body = VersionedItem['body']> = VersionedItem & {
  readonly wire: Wire
  readonly body: Body
}

/**
 * API calls for a journey's stored record. Calls that the journey does not support are absent. Every call rejects
 * with ApiError. A call whose reply is processed further is a saga. The save queue and the other sagas use only this
 * interface, so they work for every kind of record.
 */
export interface RecordApiCalls {
  readonly kind: RecordKind
  load?(id: string): Generator<unknown, StoredRecord>
  save?(api: Api, item: VersionedItem, id: string): Promise<{ readonly version: number }>
  /** Erases what is stored. If this is absent, the server is asked to (DELETE lead), which knows its own kinds only. */
  erase?(id: string): Generator<unknown, void>
  /** Saves several answers in one request. If this is absent, answers are saved one after the other. */
  batch?(api: Api, items: readonly VersionedItem[], id: string): Promise<BatchReply>
  /**
   * Saves several answers when the page is left, with a request that the browser completes after the page is
   * closed.
   */
  leave?(api: Api, items: readonly VersionedItem[], id: string): Promise<unknown>
  /** Steps whose answers, if given early, are sent with the address check that creates the record. */
  readonly opensWith?: readonly StepId[]
  /** Builds the request of an address check. An identical request is not checked twice. */
  addressRequest?(order: Order, id: string | null, visit: DataSentWithRecord): object
  checkAddress?(
    order: Order,
    id: string | null,
    visit: DataSentWithRecord,
    key: string,
  ): Generator<unknown, AddressChecked>
  /** Creates a customer's record from a document, once per Idempotency-Key. */
  open?(document: LookedUp, visit: DataSentWithRecord, key: string): Generator<unknown, DocumentLookupResult>
  /**
   * Requests the risk check. Answers that are not stored yet are sent with it, if `carries` allows it.
   */
  confirm?(id: string, key: string, items: readonly VersionedItem[]): Generator<unknown, RiskReply>
  /** Whether an answer may be sent with the risk check. If absent, none may. */
  carries?(item: SaveItem): boolean
  answerQuiz?(id: string, body: QuizAnswerRequest, key: string): Generator<unknown, RiskReply>
  freeDates?(id: string): Generator<unknown, FreeDates>
  sendCode?(api: Api, id: string): Promise<CodeSent>
  checkCode?(api: Api, id: string, code: string): Promise<CodeReply>
  finish?(id: string, order: Order, key: string): Generator<unknown, FinishedOrder>
  /** Whether a changed price is accepted by saving the same choice again, rather than with `finish`. */
  readonly acceptsPriceByChoice?: boolean
}

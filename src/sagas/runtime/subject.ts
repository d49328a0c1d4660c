import type { Api } from '../../api/api.ts'
import type { CodeReply, CodeSent } from '../../contract/codes.ts'
import type { BatchReply, DeviceInfo, FinishReply, FreeDates, LeadRequest } from '../../contract/lead.ts'
import type { QuizAnswerRequest, RiskReply } from '../../contract/risk.ts'
import type { Coverage, Facts, Order, StepId, WireStep } from '../../funnel/types.ts'
import type { SaveItem } from '../../store/events.ts'

/** Sent with a new subject besides the answers (F§3): tracking and the campaign's flags. */
export type Visit = Partial<Omit<LeadRequest, 'cep'>> & { readonly deviceInfo?: DeviceInfo }

/** Kinds of objects stored on the server; the browser keeps each one's id under this name. */
export type SubjectKind = 'lead' | 'migration' | 'renewal' | (string & {})

/** An order as stored on the server. */
export interface Stored {
  /** Version of each answer by wire step, sent with its next correction. */
  readonly versions: Readonly<Record<string, number>>
  /** Full campaign prefix it was started under. */
  readonly prefix: string
  /** The order restored from it, in the journey of `base`. */
  restore(base: Order): Order
}

/** Result of an address check. */
export interface AddressChecked {
  readonly coverage: Coverage
  readonly subjectId: string | null
  readonly noCoverageId: string | null
  readonly versions?: Readonly<Record<string, number>>
  readonly reference?: string
}

/** A document, and the request that proved it where very many requests name it (D89). */
export interface LookedUp {
  readonly cpf: string
  readonly proof?: string | undefined
}

/** Result of a document lookup. */
export interface Opened {
  /** Null: no customer has this document. */
  readonly subjectId: string | null
  readonly facts: Partial<Facts>
  /** Initial contents, where they go beyond the facts. */
  readonly stored?: Stored
}

/** One answer with the version the server must have, i.e. the one the visitor saw. */
export type VersionedItem = SaveItem & { readonly version: number }

/** An answer of some wire steps, with what these send. A subject takes those that its journey's own steps make. */
export type ItemOf<Wire extends WireStep, Body = VersionedItem['body']> = VersionedItem & {
  readonly wire: Wire
  readonly body: Body
}

/**
 * What a journey stores on the server, as a set of calls; unsupported ones are absent. Every call rejects with
 * ApiError. Those that take more than one request are sagas, so that cancelling aborts the pending one. The save
 * queue, finish and resuming depend on this interface and know nothing about leads.
 */
export interface Subject {
  readonly kind: SubjectKind
  load?(api: Api, id: string): Generator<unknown, Stored>
  save?(api: Api, item: VersionedItem, id: string): Promise<{ readonly version: number }>
  /** Saves several answers in one request; absent: one after the other. */
  batch?(api: Api, items: readonly VersionedItem[], id: string): Promise<BatchReply>
  /** The same on page leave; the request outlives the page. */
  leave?(api: Api, items: readonly VersionedItem[], id: string): Promise<unknown>
  /** Steps whose answers travel with the address check that creates it, if they were given before (D69). */
  readonly opensWith?: readonly StepId[]
  /** Request of an address check; an identical request is not checked twice. */
  addressRequest?(order: Order, id: string | null, visit: Visit): object
  checkAddress?(
    api: Api,
    order: Order,
    id: string | null,
    visit: Visit,
    key: string,
  ): Generator<unknown, AddressChecked>
  /** Opens a customer's subject by document; once per Idempotency-Key. */
  open?(api: Api, document: LookedUp, visit: Visit, key: string): Generator<unknown, Opened>
  /** The risk check; takes along answers that are not stored yet, if `carries` allows it (D76). */
  confirm?(api: Api, id: string, key: string, items: readonly VersionedItem[]): Promise<RiskReply>
  /** Whether an answer may travel with the risk check; absent: none may. */
  carries?(item: SaveItem): boolean
  answerQuiz?(api: Api, id: string, body: QuizAnswerRequest, key: string): Promise<RiskReply>
  freeDates?(api: Api, id: string): Promise<FreeDates>
  sendCode?(api: Api, id: string): Promise<CodeSent>
  checkCode?(api: Api, id: string, code: string): Promise<CodeReply>
  finish?(api: Api, id: string, order: Order, key: string): Promise<FinishReply>
  /** A changed price is accepted by saving the same choice again rather than with `finish`. */
  readonly acceptsPriceByChoice?: boolean
}

/**
 * Types of a call that `npm run conformance` checks: how it is sent, which values later calls take from its reply, and
 * what visitors lose without it.
 */
import type * as z from 'zod/mini'
import type { Call } from '../../src/api/http-client.ts'
import type { replyTables } from '../../src/contract/reply-fields-in-browser/reply-tables.ts'
import type { schemaOf } from '../../src/contract/reply-fields-in-browser/define-reply-fields.ts'
import type { CallValue, CallValues } from './request-values.ts'

export type CallName = keyof typeof replyTables
export type Table<Name extends CallName> = (typeof replyTables)[Name]
export type FieldsIn<T, Part extends string> =
  T extends Readonly<Record<Part, infer Fields extends object>> ? keyof Fields & string : never

/** The journeys that visitors want to finish. */
export const PROBED_JOURNEYS = {
  order: 'an order',
  debit: 'an order by direct debit',
  mobile: 'an order under a mobile brand',
  employee: 'an order of an employee',
  renewal: 'a renewal',
  migration: 'a migration',
  waiting: 'the waiting list',
  support: 'a request for a call',
} as const
export type ProbedJourney = keyof typeof PROBED_JOURNEYS

/** The parts of a request that its call does not determine. */
export interface CallRequest {
  /** Path below the base, with ids as they came. */
  readonly path: string
  readonly body?: Readonly<Record<string, unknown>>
}

export interface CallToProbe<Name extends CallName> {
  /** Whether it changes or sends something. Look-ups by POST only read. */
  readonly kind: 'reads' | 'writes'
  /** Values without which it cannot be asked. */
  readonly needs: readonly CallValue[]
  /** Returns why the call cannot be tried, through no fault of the backend; null if it can. */
  readonly idle?: (values: CallValues) => string | null
  /** One request or several, one after the other. */
  readonly requests: (values: CallValues) => readonly CallRequest[]
  /** Journeys that cannot be finished without it. */
  readonly stops: readonly ProbedJourney[]
  /** The name of the list that the reply holds, if it may come alone. */
  readonly list?: string
  /** What a visitor loses without it. */
  readonly loses: string
  /** What a visitor loses without a field that a reply may lack. Other fields of the kind are not missed. */
  readonly without?: Partial<Readonly<Record<FieldsIn<Table<Name>, 'optional' | 'ours'>, string>>>
  /** The values from its reply that later calls need. */
  readonly learns?: (
    reply: z.output<ReturnType<typeof schemaOf<Table<Name>>>>,
    values: CallValues,
  ) => CallValues
  /**
   * Returns what a second request like the first must not make anew, because browsers repeat a request whose connection
   * was cut. A call without this is sent once.
   */
  readonly madeOnce?: (reply: z.output<ReturnType<typeof schemaOf<Table<Name>>>>) => string
  /** Returns how a reply differs from earlier ones. */
  readonly differs?: (
    reply: z.output<ReturnType<typeof schemaOf<Table<Name>>>>,
    values: CallValues,
  ) => readonly CallNote[]
  /** Returns which names a reply lacks although each of them alone may be missing. */
  readonly lacks?: (reply: z.output<ReturnType<typeof schemaOf<Table<Name>>>>) => readonly string[]
}

/** A problem, or the reason why a call was not sent; `costs` is '' if the whole call is lost. */
export interface CallNote {
  readonly what: string
  readonly costs: string
}

/** The observations about a call, or about what all calls need. */
export interface CallResult {
  readonly name: CallName | 'OPTIONS (CORS)'
  readonly stops: readonly ProbedJourney[]
  readonly loses: string
  /**
   * `failed`: its replies are of no use. `lacking`: they lack something that a visitor would miss. `unknown`: it was
   * not sent.
   */
  readonly state: 'good' | 'lacking' | 'failed' | 'unknown'
  readonly notes: readonly CallNote[]
}

export interface CallCheck {
  readonly name: CallName
  readonly kind: 'reads' | 'writes'
  readonly needs: readonly CallValue[]
  readonly stops: readonly ProbedJourney[]
  readonly loses: string
  readonly idle: (values: CallValues) => string | null
  /**
   * Sends the requests of the call and judges the replies.
   * @param send sends a call and returns its reply, parsed and as it came
   */
  ask(
    send: SendAndKeep,
    values: CallValues,
  ): Promise<{ readonly seen: CallResult; readonly values: CallValues }>
}

/** Sends a call and returns its reply, parsed and as it came. */
export type SendAndKeep = <T>(call: Call<T>) => Promise<{ readonly reply: T; readonly raw: unknown }>

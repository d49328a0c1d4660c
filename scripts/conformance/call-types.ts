/**
 * Types of a call that `npm run conformance` checks: how it is sent, which values later calls take from its reply, and
 * what visitors lose without it.
 */
import type * as z from 'zod/mini'
import type { Call, Send } from '../../src/api/client.ts'
import { ApiError, type ApiFailure } from '../../src/api/errors.ts'
import { replyTables } from '../../src/contract/replies/reply-tables.ts'
import type { planTable } from '../../src/contract/replies/plan.ts'
import { schemaOf, type ReplyTable } from '../../src/contract/replies/reply-table-helpers.ts'
import type { CallValue, CallValues } from './call-values.ts'

export type CallName = keyof typeof replyTables
type Table<Name extends CallName> = (typeof replyTables)[Name]
type FieldsIn<T, Part extends string> =
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

/** A request, as far as its call does not say it. */
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
  /** Returns how a reply differs from earlier ones. */
  readonly differs?: (
    reply: z.output<ReturnType<typeof schemaOf<Table<Name>>>>,
    values: CallValues,
  ) => readonly CallNote[]
  /** Returns which names a reply lacks although each of them alone may be missing. */
  readonly lacks?: (reply: z.output<ReturnType<typeof schemaOf<Table<Name>>>>) => readonly string[]
}

/** Something wrong, or why a call was not asked; `costs` is '' if that is the loss of the whole call. */
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
   * not asked.
   */
  readonly state: 'good' | 'lacking' | 'failed' | 'unknown'
  readonly notes: readonly CallNote[]
}

export interface PreparedCall {
  readonly name: CallName
  readonly kind: 'reads' | 'writes'
  readonly needs: readonly CallValue[]
  readonly stops: readonly ProbedJourney[]
  readonly loses: string
  readonly idle: (values: CallValues) => string | null
  /**
   * Asks it.
   * @param send sends a call and returns its reply, parsed and as it came
   */
  ask(
    send: SendAndKeep,
    values: CallValues,
  ): Promise<{ readonly seen: CallResult; readonly values: CallValues }>
}

type SendAndKeep = <T>(call: Call<T>) => Promise<{ readonly reply: T; readonly raw: unknown }>

/** What a visitor loses without a field of a plan. */
const PLAN_FIELDS: Partial<Record<FieldsIn<typeof planTable, 'optional'>, string>> = {
  sku: 'links that name a plan by its sku choose none',
  benefits: 'cards and review name no benefits',
  regulations: 'a plan does not lead to its regulations',
  subscriptions: 'links and the choice by streaming services find no plan',
  installationSchedule: 'no installation date is asked',
}
const PLAN_LISTS = ['plans', 'plansOffers']

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names the fields that a reply lacks and a visitor would miss. A field that is null is there. */
function missed(raw: unknown, without: Readonly<Record<string, string | undefined>>) {
  if (!isObject(raw)) return []
  const own = Object.entries(without).filter(([name]) => raw[name] === undefined)
  const ofPlans = PLAN_LISTS.flatMap((list) => {
    const plans = raw[list]
    if (!Array.isArray(plans)) return []
    return Object.entries(PLAN_FIELDS)
      .filter(([name]) => plans.some((plan: unknown) => isObject(plan) && plan[name] === undefined))
      .map(([name, costs]): [string, string] => [`${list}[].${name}`, costs])
  })
  return [...own, ...ofPlans].map(([what, costs = '']) => ({ what: `no ${what}`, costs }))
}

/** Says in words why a call failed. */
function reasonOf(failure: ApiFailure): string {
  switch (failure.kind) {
    case 'missing':
      return `no ${failure.names.join(', ')}`
    case 'server':
      return `HTTP ${failure.status}${failure.text ? `, “${failure.text}”` : ', an error without words'}`
    case 'http':
      return `HTTP ${failure.status}`
    case 'timeout':
      return `no reply within ${failure.seconds} s`
    case 'network':
      return 'no connection, or it was closed before the reply'
    case 'contentType':
      return `a reply of the type ${failure.contentType || '(none)'} instead of application/json`
    case 'unparseable':
      return 'a reply that is no JSON object'
    case 'empty':
      return 'an empty reply'
    case 'orderRefused':
    case 'uncertain':
    case 'unsupported':
      return failure.kind
  }
}

/** Prepares a call for being asked. */
export function prepareCall<Name extends CallName>(name: Name, row: CallToProbe<Name>): PreparedCall {
  const { kind, needs, stops, loses, without = {} } = row
  const [method] = name.split(' ') as [Call<unknown>['method']]
  const table: Table<Name> & ReplyTable = replyTables[name]
  const reply = schemaOf(table as Table<Name>)
  const base = { name, stops, loses }
  return {
    ...base,
    kind,
    needs,
    idle: row.idle ?? (() => null),
    async ask(send, given) {
      let values = given
      const notes: CallNote[] = []
      const requests = row.requests(values)
      let isGood = true
      for (const { path, body } of requests) {
        const at = requests.length > 1 ? `${path}: ` : ''
        try {
          const { reply: parsed, raw } = await send({
            method,
            path: `/${path}`,
            reply,
            ...(row.list && { list: row.list }),
            ...(body && { body }),
          })
          const found = parsed as z.output<ReturnType<typeof schemaOf<Table<Name>>>>
          const lacking = row.lacks?.(found) ?? []
          if (lacking.length > 0) {
            isGood = false
            notes.push({ what: `${at}no ${lacking.join(' or ')}`, costs: '' })
          } else values = { ...values, ...row.learns?.(found, values) }
          notes.push(...missed(raw, without), ...(row.differs?.(found, given) ?? []))
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          isGood = false
          notes.push({ what: at + reasonOf(error.failure), costs: '' })
        }
      }
      const state = isGood ? (notes.length > 0 ? 'lacking' : 'good') : 'failed'
      return { seen: { ...base, state, notes }, values }
    },
  }
}

/** Sends calls as the site does to a server that is not its own, and keeps each reply as it came. */
export function keepReplies(create: (request: typeof fetch) => Send): SendAndKeep {
  return async (call) => {
    let raw: unknown = null
    const send = create(async (...args) => {
      const response = await fetch(...args)
      raw = await response
        .clone()
        .json()
        .catch(() => null)
      return response
    })
    return { reply: await send(call), raw }
  }
}

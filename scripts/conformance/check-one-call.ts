/** Checks one call for `npm run conformance`: sends its requests and records the errors in the replies. */
import type * as z from 'zod/mini'
import type { Call, Send } from '../../src/api/http-client.ts'
import { ApiError, type ApiFailure } from '../../src/api/api-error-and-its-message.ts'
import type { planTable } from '../../src/contract/reply-fields-in-browser/plan.ts'
import { schemaOf, type ReplyTable } from '../../src/contract/reply-fields-in-browser/define-reply-fields.ts'
import { replyTables } from '../../src/contract/reply-fields-in-browser/reply-tables.ts'
import type {
  CallName,
  CallNote,
  CallToProbe,
  FieldsIn,
  CallCheck,
  SendAndKeep,
  Table,
} from './call-types.ts'

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

const MADE_TWICE = 'may order twice, because browsers repeat a request whose connection was cut'

/** Returns null for a call that fails. */
async function orNull<T>(reply: Promise<T>): Promise<T | null> {
  try {
    return await reply
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** Returns the check of a call, with the function that sends its requests. */
export function callCheck<Name extends CallName>(name: Name, row: CallToProbe<Name>): CallCheck {
  type Reply = z.output<ReturnType<typeof schemaOf<Table<Name>>>>
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
      let isMadeTwice = false
      for (const { path, body } of requests) {
        const at = requests.length > 1 ? `${path}: ` : ''
        try {
          const call = {
            method,
            path: `/${path}`,
            reply,
            ...(row.list && { list: row.list }),
            ...(body && { body }),
          }
          const { reply: parsed, raw } = await send(call)
          const found = parsed as Reply
          const lacking = row.lacks?.(found) ?? []
          if (lacking.length > 0) {
            isGood = false
            notes.push({ what: `${at}no ${lacking.join(' or ')}`, costs: '' })
          } else values = { ...values, ...row.learns?.(found, values) }
          notes.push(...missed(raw, without), ...(row.differs?.(found, given) ?? []))
          const made = row.madeOnce?.(found)
          const again = made === undefined ? null : await orNull(send(call))
          const madeAgain = again && row.madeOnce?.(again.reply as Reply)
          if (madeAgain && madeAgain !== made) {
            isMadeTwice = true
            notes.push({ what: `${made}, and ${madeAgain} for the same request again`, costs: '' })
          }
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          isGood = false
          notes.push({ what: at + reasonOf(error.failure), costs: '' })
        }
      }
      const state = isGood && !isMadeTwice ? (notes.length > 0 ? 'lacking' : 'good') : 'failed'
      return { seen: { ...base, ...(isMadeTwice && { loses: MADE_TWICE }), state, notes }, values }
    },
  }
}

/** Sends calls like the site does to another server, and keeps each reply unchanged. */
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

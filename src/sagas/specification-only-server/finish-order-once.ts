/** Finishes an order exactly once on a server that would create a second order for a repeated request. */
import type { Api } from '../../api/create-api.ts'
import { ApiError, isRetryable, isPostponed } from '../../api/api-error-and-its-message.ts'
import type { FinishReply } from '../../contract/finish-order-and-appointment.ts'
import type { Order } from '../../funnel/step-and-journey-types.ts'
import type { Dependencies, ClientStorage } from '../runtime/dependencies.ts'
import { call, getDependencies } from '../runtime/effects.ts'
import type { FinishedOrder } from '../runtime/server-record-types.ts'

/** Asks the server for the order's number; null if it names none. Absent where the server has no such call. */
type Look = (() => Generator<unknown, string | null>) | null

/** The dates that the visitor asked for. Nobody has booked them yet. */
function requested(order: Order): Pick<FinishedOrder, 'requested'> {
  const { date, period } = order.answers['data-instalacao']?.values ?? {}
  return date && (period === 'manha' || period === 'tarde') ? { requested: { date, period } } : {}
}

/** The request that makes an order, while it is on its way. Whoever stops waiting for it does not stop it. */
const sent = new WeakMap<Dependencies, Promise<FinishReply>>()

/**
 * What is known of a finish without an order number:
 * - `sent`: it was sent, and no reply says whether the order was made;
 * - `failed`: the server refused it with a status of its own failure, so that the order might still have been made;
 * - `refused`: the server refused it.
 */
type FinishMark = 'sent' | 'failed' | 'refused'

const MARKS: readonly FinishMark[] = ['sent', 'failed', 'refused']

/** What is stored for a mark. An id alone is one that was sent, as in releases that knew no other mark. */
const stored = (id: string, mark: FinishMark) => (mark === 'sent' ? id : `${id} ${mark}`)

const markOf = (storage: ClientStorage, id: string): FinishMark | null => {
  const kept = storage.read('finishing')
  return MARKS.find((mark) => kept === stored(id, mark)) ?? null
}

function markFinish(storage: ClientStorage, id: string, mark: FinishMark): void {
  storage.write('finishing', stored(id, mark))
}

/**
 * What a failed finish leaves behind; null if the server has done nothing and takes the same request later. A reply
 * that names an order number is no refusal, whatever else it says.
 */
function markAfter(error: ApiError): FinishMark | null {
  const { failure } = error
  if (failure.kind === 'unsupported' || isPostponed(error)) return null
  if (failure.kind !== 'server' && failure.kind !== 'http') return 'sent'
  if (failure.kind === 'server' && failure.hasGoodStatus)
    return 'orderNumber' in failure.reply ? 'sent' : 'refused'
  const { status } = failure
  if (status >= 400 && status < 500) return status === 408 ? 'sent' : 'refused'
  const saysError = failure.kind === 'server' || failure.isError === true
  return saysError && (status === 500 || status === 501) ? 'failed' : 'sent'
}

function* sendNow(id: string, send: (api: Api) => Promise<FinishReply>) {
  const dependencies = yield* getDependencies()
  const { storage, openApi } = dependencies
  markFinish(storage, id, 'sent')
  const reply = Promise.resolve(openApi()).then(send)
  sent.set(dependencies, reply)
  // the caller that waits for it gets the failure
  reply.catch(() => {})
  return reply
}

const isGone = ({ failure }: ApiError) => 'status' in failure && [404, 410].includes(failure.status)

const uncertain = (cause?: unknown) => new ApiError({ kind: 'uncertain' }, { cause })

/**
 * Looks for an order whose reply was lost. What nobody can know is said as such; a failure that may pass is thrown, so
 * that the look is repeated.
 */
function* lookForLost(look: Look): Generator<unknown, string> {
  if (!look) throw uncertain()
  let orderNumber: string | null
  try {
    orderNumber = yield* look()
  } catch (error) {
    throw error instanceof ApiError && !isRetryable(error) ? uncertain(error) : error
  }
  if (orderNumber === null) throw uncertain()
  return orderNumber
}

/** Looks for an order that was refused, before it is sent again; null if it may be sent. */
function* lookForRefused(mark: FinishMark, look: Look): Generator<unknown, string | null> {
  try {
    if (look) return yield* look()
    if (mark === 'refused') return null
    throw uncertain()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (mark === 'refused') return null
    throw uncertain(error)
  }
}

/**
 * The error to show for a refusal: the server's words, where the order can be changed. A server that says of a lead that
 * it is not there is asked for it first.
 */
function* refusalOf(error: ApiError, look: Look): Generator<unknown, ApiError> {
  const { problem } = error
  const refused = new ApiError({ kind: 'orderRefused', reason: problem }, { cause: error })
  if (!isGone(error) || !look) return refused
  try {
    yield* look()
    return refused
  } catch (unread) {
    if (!(unread instanceof ApiError)) throw unread
    return isGone(unread) ? error : refused
  }
}

const numbered = (orderNumber: string): FinishReply => ({ success: true, orderNumber, schedule: null })

/** Waits for the reply to the request, which is sent unless it is on its way. After a lost reply, looks for the order. */
function* sendOrLook(
  id: string,
  send: (api: Api) => Promise<FinishReply>,
  look: Look,
): Generator<unknown, FinishReply> {
  const dependencies = yield* getDependencies()
  const { storage } = dependencies
  const reply = sent.get(dependencies) ?? (yield* sendNow(id, send))
  try {
    return yield* call(async () => reply)
  } catch (error) {
    sent.delete(dependencies)
    if (!(error instanceof ApiError)) throw error
    const mark = markAfter(error)
    if (mark === 'sent') return numbered(yield* lookForLost(look))
    if (mark === null) {
      storage.drop('finishing')
      throw error
    }
    markFinish(storage, id, mark)
    throw yield* refusalOf(error, look)
  }
}

/**
 * Sends the request that makes an order, unless it was sent before and its reply was lost. In that case it is unknown
 * whether there is an order: the server is asked for its number, and if it does not return one, the visitor is asked to
 * contact a person. The request is not sent a second time, not even after a reload. One that was refused is sent again
 * where the server does not name an order (D138).
 * @param send sends the request
 * @param look asks for the order's number
 */
export function* finishOnce(
  id: string,
  order: Order,
  send: (api: Api) => Promise<FinishReply>,
  look: Look,
): Generator<unknown, FinishedOrder> {
  const dependencies = yield* getDependencies()
  const { storage } = dependencies
  const before = sent.has(dependencies) ? null : markOf(storage, id)
  const known = before === 'sent' ? yield* lookForLost(look) : before && (yield* lookForRefused(before, look))
  const finished = known === null ? yield* sendOrLook(id, send, look) : numbered(known)
  storage.drop('finishing')
  return { ...finished, ...requested(order) }
}

/** Reads a stored lead, unless its order was sent and the server cannot say whether it was made. */
export function* readUnlessUncertain<T extends { readonly orderNumber: string | null }>(
  id: string,
  read: () => Generator<unknown, T>,
): Generator<unknown, T> {
  const { storage } = yield* getDependencies()
  const isOpen = markOf(storage, id) === 'sent'
  let lead: T
  try {
    lead = yield* read()
  } catch (error) {
    throw isOpen && error instanceof ApiError && !isRetryable(error) ? uncertain(error) : error
  }
  if (isOpen && lead.orderNumber === null) throw uncertain()
  storage.drop('finishing')
  return lead
}

/** Throws if a renewal was sent and it is unknown whether it was made. No call says so. */
export function* throwIfUncertain(id: string) {
  const mark = markOf((yield* getDependencies()).storage, id)
  if (mark === 'sent' || mark === 'failed') throw uncertain()
}

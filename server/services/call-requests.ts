/** Stores visitors' requests to be called back, and notifies the operator. */
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { LeadId } from '../../src/contract/shared-schemas.ts'
import { parseLandingPhone, phoneDigits } from '../../src/lib/phone.ts'
import type { Context } from '../context.ts'
import type { Sql } from '../db/database.ts'
import { databaseErrorCode } from '../db/recognise-database-errors.ts'
import { missingField, parsedValue } from '../api-errors.ts'
import {
  announceNextCall,
  countCallRequest,
  createSupportRequest,
  endAnnouncedCall,
  hasAskedBefore,
  openCallsOf,
  openCancellationCall,
  type CallRequest,
  findCallingOrder,
  type CallingOrder,
} from '../repositories/call-requests.ts'
import { endDoNotCall, isNotToBeCalled } from '../repositories/desk/do-not-call.ts'
import type { CreationKey } from '../repositories/leads.ts'
import type { LeadRow } from '../rules/lead-row-types.ts'
import { addToOutbox } from '../repositories/outbox.ts'
import { shortReference } from '../rules/order-number.ts'
import { openRecord } from './customer-by-cpf.ts'
import { creationKey, runOncePerKey } from './versioned-writes.ts'
import { outboxEntryOf } from './outbox-entries.ts'
import { NO_VISIT, readVisitOfCall, type ReportedVisit } from './order-context-of-call-request.ts'

/** A visitor's request to be called back. `order` is the id of the lead or renewal, not yet validated. */
export type CallbackRequest = {
  telephone: string | undefined
  order: string | undefined
  /** The ids of requests that the browser has made before. */
  earlier: readonly string[]
  /** What the visit knows, not yet validated. */
  visit: ReportedVisit
  channel: string | null
  /** The Idempotency-Key of the request. */
  key: string | null
  /** The IP network of the request has requested more calls today than its share. */
  isFromCrowd: boolean
}

/** A stored request. `isRepeated`: the same order or browser already waits for a call to this phone number. */
export type CallAsked = { id: string; isRepeated: boolean }

/** How long each reply to a call request takes at least, whether or not the number waits for a call already. */
export const SAME_MS = 50

const HOUR_MS = 3_600_000
/** For so long further requests for a telephone belong to the call that was requested, unless the desk settles it. */
const OPEN_MS = 24 * HOUR_MS

/**
 * Stores a callback request as `storeCallback` does, and replies after the same time, so that nobody learns from it what
 * stands in the list (S62).
 */
export async function requestCall(context: Context, callback: CallbackRequest): Promise<CallAsked> {
  const [asked] = await Promise.all([storeCallback(context, callback), setTimeout(SAME_MS)])
  return asked
}

/**
 * Handles POST supportRequest: stores a callback request and notifies the operator, once per Idempotency-Key.
 * If the request has no phone number, that of the order is used. The request is accepted even if the order no
 * longer exists. Refuses a missing or invalid phone number (400).
 */
async function storeCallback(context: Context, callback: CallbackRequest): Promise<CallAsked> {
  const known = LeadId.safeParse(callback.order)
  const order = known.success ? await findCallingOrder(context.db, known.data) : undefined
  const telephone = telephoneOf(context, callback, order)
  const request = { to: 'call', telephone, ...(known.success && { order: known.data }) }
  const creation = creationKey(context, callback.key, request)
  const { channel, isFromCrowd: isLast } = callback
  const visit = await readVisitOfCall(context, callback.visit)
  const since = new Date(context.clock.now().getTime() - OPEN_MS)
  const askedBefore = (replayed: string | null) => {
    const asker = { order: order?.lead ?? order?.renewal ?? null, earlier: callback.earlier }
    return hasAskedBefore(context.db, context.vault.lookup(telephone), since, asker, replayed)
  }
  const isRepeated = await askedBefore(null)
  const make = async (of: CallingOrder | undefined): Promise<CallAsked> => {
    const call = { telephone, channel, visit, isLast, about: null }
    const { id, isHeld } = await makeCall(context, call, of, creation, since)
    return { id, isRepeated: isRepeated && !isHeld }
  }
  const makeOnce = async () => {
    try {
      return await make(order)
    } catch (error) {
      // The order was erased in the meantime.
      if (order && databaseErrorCode(error) === '23503') return make(undefined)
      throw error
    }
  }
  return runOncePerKey(context, creation, makeOnce, async ({ made_id: id }) => ({
    id,
    isRepeated: await askedBefore(id),
  }))
}

/** Returns the phone number to call, digits only. */
function telephoneOf({ vault }: Context, callback: CallbackRequest, order: CallingOrder | undefined): string {
  if (callback.telephone === undefined && order?.lead && order.phone)
    return vault.open(order.phone, order.lead)
  if (callback.telephone === undefined) throw missingField(['telephone'])
  return parsedValue('telephone', parseLandingPhone(callback.telephone))
}

/**
 * Requests a call about the cancellation of a finished order. An agent calls the phone number in the
 * order; the order stays as it is until then. While such a call is still to be made, nothing more is stored.
 */
export async function askForCancellation(context: Context, row: LeadRow): Promise<void> {
  const { id, answers } = row
  if (row.cancelled_at || (await openCancellationCall(context.db, id))) return
  const telephone = answers.phone ? context.vault.open(answers.phone.phone, id) : undefined
  if (telephone === undefined) throw missingField(['telephone'])
  const order = { lead: id, renewal: null, is_held: false }
  const call = {
    telephone,
    channel: null,
    visit: NO_VISIT,
    isLast: false,
    about: 'cancellation',
    order,
  } as const
  const how = { isAnnounced: false, isNotified: true }
  await context.db.transaction(async (sql) => {
    // the page is opened by the link in a mail about the order
    await endDoNotCall(sql, id, true)
    await storeCall(context, sql, call, undefined, how)
  })
}

/** A call request to store. `telephone` is digits only. */
type CallToMake = Pick<CallRequest, 'channel' | 'visit' | 'isLast' | 'about' | 'order'> & {
  telephone: string
}

/** How many requests for one phone number are stored separately; further ones are counted in the newest. */
const STORED = 20

/**
 * Stores a request, and notifies the operator if the phone number is not waiting for a call yet. Each request has its
 * own id, with which only that request can be erased. A request from an order on hold is announced as well, once for
 * each order, because a person has to continue it.
 */
async function makeCall(
  context: Context,
  asked: Omit<CallToMake, 'order'>,
  found: CallingOrder | undefined,
  key: CreationKey,
  since: Date,
): Promise<{ id: string; isHeld: boolean }> {
  const { vault, limits } = context
  const lookup = vault.lookup(asked.telephone)
  const order = found && { ...found, is_held: found.is_held && isOwnTelephone(context, found, lookup) }
  const call = { ...asked, order }
  const mayNotify = await limits.hasCallNotice(call.telephone)
  const isOwn = order?.lead != null && isOwnTelephone(context, order, lookup)
  const made = await context.db.transaction(async (sql) => {
    if (isOwn && order.lead !== null) await endDoNotCall(sql, order.lead, false)
    await endAnnouncedCall(sql, lookup, since)
    const first = { isAnnounced: true, isNotified: mayNotify }
    const id = await storeCall(context, sql, call, key, first)
    if (id !== undefined) return { id, isHeld: false, isNotified: mayNotify }
    const open = await openCallsOf(sql, lookup, order?.lead ?? order?.renewal ?? null)
    const isHeld = order?.is_held === true && !open.has_held
    if (open.requests >= STORED && !isHeld) {
      await countCallRequest(sql, lookup, call.isLast)
      return { id: randomUUID(), isHeld: false, isNotified: false }
    }
    const isNotified = isHeld && mayNotify
    const more = await storeCall(context, sql, call, key, { isAnnounced: false, isNotified })
    return { id: more ?? randomUUID(), isHeld, isNotified }
  })
  if (made.isNotified) await limits.callNotice(call.telephone)
  return { id: made.id, isHeld: made.isHeld }
}

/**
 * Returns whether a phone number is the one in the order: that of the lead, or of the customer who renews. Anyone can
 * type another one, which therefore gets no priority.
 */
function isOwnTelephone(context: Context, order: CallingOrder, lookup: string): boolean {
  if (order.phone_lookup !== null) return order.phone_lookup === lookup
  const { customer_id: id, customer: content } = order
  if (id === null || content === null) return false
  return context.vault.lookup(phoneDigits(openRecord(context, { id, content }).phone)) === lookup
}

/** Stores a request, and its notice. Returns its id; undefined if its phone number is already announced. */
async function storeCall(
  context: Context,
  sql: Sql,
  call: CallToMake,
  key: CreationKey,
  { isAnnounced, isNotified }: { isAnnounced: boolean; isNotified: boolean },
): Promise<string | undefined> {
  const { vault, clock } = context
  const id = randomUUID()
  const [telephone, lookup] = [vault.seal(call.telephone, id), vault.lookup(call.telephone)]
  const request = { ...call, id, at: clock.now(), telephone, lookup, key }
  if (!(await createSupportRequest(sql, request, isAnnounced))) return undefined
  if (isNotified) await notify(context, sql, id, call)
  return id
}

/** Adds the notice of a request to the outbox. */
async function notify({ vault, clock }: Context, sql: Sql, id: string, call: CallToMake): Promise<void> {
  const { telephone, channel, visit, order, about, isLast } = call
  const subject = order?.lead ?? order?.renewal
  const known = Object.fromEntries(Object.entries(visit).filter(([, value]) => value !== null))
  const more = subject && {
    reference: shortReference(vault, subject),
    isHeld: order?.is_held ?? false,
    ...(about && { about }),
  }
  const doNotCall = await isNotToBeCalled(sql, vault.lookup(telephone))
  const data = {
    telephone,
    channel,
    ...known,
    ...more,
    ...(isLast && { isLast }),
    ...(doNotCall && { doNotCall }),
  }
  const entry = outboxEntryOf(vault, id, { kind: 'call.requested', data })
  await addToOutbox(sql, id, clock.now(), [entry])
}

/**
 * Notifies the operator of the oldest other request for a phone number, after the announced one was erased before its
 * notice was sent. Erasing a request therefore never erases another person's.
 */
export async function announceAnotherCall(context: Context, sql: Sql, lookup: string): Promise<void> {
  const next = await announceNextCall(sql, lookup)
  if (!next) return
  const { id, channel, lead_id: lead, renewal_id: renewal, is_first, is_last: isLast } = next
  const { campaign, step, plan, city } = next
  await notify(context, sql, id, {
    telephone: context.vault.open(next.telephone, id),
    channel,
    visit: { campaign, step, plan, city },
    order: { lead, renewal, is_held: is_first },
    isLast,
    about: null,
  })
}

import { randomUUID } from 'node:crypto'
import { LeadId } from '../../src/contract/common.ts'
import { parseLandingPhone } from '../../src/lib/phone.ts'
import type { Context } from '../context.ts'
import { codeOf } from '../db/error-codes.ts'
import { absent, unparsed } from '../errors.ts'
import {
  createSupportRequest,
  openCancellationCall,
  type CallSubject,
  type VisitOfCall,
} from '../repositories/call-requests.ts'
import { findCallingOrder, type CallingOrder } from '../repositories/orders-on-hold.ts'
import type { CreationKey } from '../repositories/leads.ts'
import type { LeadRow } from '../rules/lead-row-types.ts'
import { addToOutbox } from '../repositories/outbox.ts'
import { shortReference } from '../rules/short-reference.ts'
import { creationKey, onceById } from './idempotent-creation.ts'
import { outboxEntryOf } from './outbox.ts'
import { NO_VISIT, readVisitOfCall, type VisitSaid } from './visit-of-call.ts'

/**
 * A visitor's request to be called back. `order` is the id of the visitor's lead or renewal, not yet
 * validated.
 */
export type CallbackRequest = {
  telephone: string | undefined
  order: string | undefined
  /** What the visit knows, not yet validated. */
  visit: VisitSaid
  channel: string | null
  /** The Idempotency-Key of the request. */
  key: string | null
}

/**
 * Handles POST supportRequest: stores a callback request and notifies the operator, once per Idempotency-Key.
 * If the request has no phone number, that of the order is used. The request is accepted even if the order no
 * longer exists. Refuses a missing or invalid phone number (400).
 * @returns the id of the callback request
 */
export async function askForCall(context: Context, wish: CallbackRequest): Promise<string> {
  const known = LeadId.safeParse(wish.order)
  const order = known.success ? await findCallingOrder(context.db, known.data) : undefined
  const telephone = telephoneOf(context, wish, order)
  const request = { to: 'call', telephone, ...(known.success && { order: known.data }) }
  const creation = creationKey(context, wish.key, request)
  const about = await readVisitOfCall(context, wish.visit)
  const make = (of: CallingOrder | undefined) =>
    makeCall(context, { ...wish, telephone, visit: about }, of, creation)
  return onceById(context, creation, async () => {
    try {
      return await make(order)
    } catch (error) {
      // The order was erased in the meantime.
      if (order && codeOf(error) === '23503') return make(undefined)
      throw error
    }
  })
}

/** Returns the phone number to call, digits only. */
function telephoneOf({ vault }: Context, wish: CallbackRequest, order: CallingOrder | undefined): string {
  if (wish.telephone === undefined && order?.lead && order.phone) return vault.open(order.phone, order.lead)
  if (wish.telephone === undefined) throw absent(['telephone'])
  const phone = parseLandingPhone(wish.telephone)
  if ('problem' in phone) throw unparsed('telephone', phone)
  return phone.value
}

/**
 * Requests a call about the cancellation of a finished order (D100). An agent calls the phone number in the
 * order; the order stays as it is until then. While such a call is still to be made, nothing more is stored.
 */
export async function askForCancellation(context: Context, row: LeadRow): Promise<void> {
  const { id, answers } = row
  if (row.cancelled_at || (await openCancellationCall(context.db, id))) return
  const telephone = answers.phone ? context.vault.open(answers.phone.phone, id) : undefined
  if (telephone === undefined) throw absent(['telephone'])
  const order = { lead: id, renewal: null, is_held: false, phone: null }
  const call = { telephone, channel: null, about: 'cancellation', visit: NO_VISIT } as const
  await makeCall(context, call, order, undefined)
}

/** A call request to store. `telephone` is digits only. */
type CallToMake = Pick<CallbackRequest, 'channel'> & {
  telephone: string
  about?: CallSubject
  visit: VisitOfCall
}

async function makeCall(
  context: Context,
  { telephone, channel, about: subject, visit }: CallToMake,
  order: CallingOrder | undefined,
  key: CreationKey,
): Promise<string> {
  const { vault } = context
  const id = randomUUID()
  const at = context.clock.now()
  const about = order?.lead ?? order?.renewal
  const more = about && {
    reference: shortReference(vault, about),
    isHeld: order?.is_held ?? false,
    ...(subject && { about: subject }),
  }
  const known = Object.fromEntries(Object.entries(visit).filter(([, value]) => value !== null))
  const data = { telephone, channel, ...known, ...more }
  const entry = outboxEntryOf(vault, id, { kind: 'call.requested', data })
  await context.db.transaction(async (sql) => {
    await createSupportRequest(sql, {
      id,
      at,
      telephone: vault.seal(telephone, id),
      lookup: vault.lookup(telephone),
      channel,
      order,
      key,
      about: subject ?? null,
      visit,
    })
    await addToOutbox(sql, id, at, [entry])
  })
  return id
}

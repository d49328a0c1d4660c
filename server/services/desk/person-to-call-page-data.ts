/**
 * Loads the data of the desk's page about one call: the person's contact details, requests, earlier calls and orders.
 */

import { formatDay } from '../../../src/content/desk/number-and-date-formats.ts'
import { todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import type { CallQueue, CallResult } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { shortenName } from '../../../src/lib/hide-name.ts'
import { nextPeople } from '../../repositories/desk/call-list.ts'
import { callHistoryOf, type PastCall } from '../../repositories/desk/phone-calls.ts'
import { ALLOWS_CALL, queueOf } from '../../repositories/desk/contact-reasons-and-call-queues.ts'
import {
  isOpen,
  ordersOfNumber,
  findPersonToCall,
  recordsOf,
  type CallableRecord,
} from '../../repositories/desk/call-assignments.ts'
import { findLead } from '../../repositories/leads.ts'
import { isNotToBeCalled } from '../../repositories/desk/do-not-call.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { questionWhereOrderStopped } from '../../rules/desk/question-where-order-stopped.ts'
import { shortReference } from '../../rules/order-number.ts'
import { freeVisitsOf, type FreeVisit } from '../free-installation-dates.ts'
import { encryptIdForUrl } from './encrypt-record-ids-for-urls.ts'
import { audit } from './write-and-check-audit-log.ts'
import { callListRowOf, resultOf, type CallListRow } from './call-list.ts'
import { mayUndo } from './undo-call-result.ts'
import type { DeskContext } from './desk-context.ts'

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
  /** Whether there is a note that only who takes the call may read. */
  readonly isNoteHidden: boolean
  readonly nextTry: string | null
  /** The number of the order that resulted from the call. */
  readonly orderNumber: string | null
}

/** What the page of a call shows: contact data only to the colleague who has taken it. */
type CallPageContent = {
  readonly person: CallListRow & {
    readonly queue: CallQueue
    readonly plan: string | null
    readonly campaign: string | null
    /** The question at which the person stopped or requested the call. */
    readonly question: string | null
    /** How many questions were answered. */
    readonly answered: number
    readonly isClosed: boolean
    /** Whether its person asked that nobody calls this phone number. */
    readonly isBlocked: boolean
    /** The day (dd/mm/yyyy) of a request after that, for which it may be called once; null if it may not be called. */
    readonly askedInSpite: string | null
    /** The e-mail address of the desk user who has agreed on the next call; null for nobody. */
    readonly agreedWith: string | null
    /** Whether the visit is to be arranged with somebody who is not to be called: in writing. */
    readonly isWrittenOnly: boolean
    /** Whether the person asked to be phoned. Others have agreed to messages only. */
    readonly mayCall: boolean
  }
  /** Contact data for the colleague who has taken the call; null for everyone else. */
  readonly contact:
    | (KnownPerson & {
        readonly email: string | null
        readonly askFor: string | null
        /** Whose other records with this telephone are, as 'Maria S.', where this one has no name. */
        readonly maybe: readonly string[]
      })
    | null
  readonly history: readonly CallHistoryRow[]
  /**
   * The person whom “Próxima” would give after this call, as things stand; null if no one is waiting, or if the call
   * belongs to someone else.
   */
  readonly after: Pick<
    CallListRow,
    'whys' | 'asked' | 'isHeld' | 'reference' | 'since' | 'city' | 'promised'
  > | null
  /** The order whose visit is to be arranged in this call; null if there is none. */
  readonly visit: {
    readonly handle: string
    readonly choices: readonly FreeVisit[]
    readonly hasEmail: boolean
  } | null
  /** The numbers of the newest orders with this phone number. */
  readonly orders: readonly string[]
  /** The id of the last call, if this desk user may take its result back; null otherwise. */
  readonly undoable: string | null
}

/** What is known about a person, as the form of a link needs it; `plan` is a sku; '' means unknown. */
type KnownPerson = {
  readonly name: string | null
  readonly phone: string
  readonly cep: string
  readonly number: string
  readonly complement: string
  readonly plan: string
}

/**
 * Returns a person to call; null if that person may not be called. Contact, notes and orders are left out
 * unless this desk user has taken the call. Reading them is recorded in the audit log.
 */
export async function readCallPage(
  desk: DeskContext,
  user: DeskUser,
  id: string,
): Promise<CallPageContent | null> {
  const now = desk.clock.now()
  const found = await findPersonToCall(desk.db, id, now)
  if (!found) return null
  const others = (await recordsOf(desk.db, found.number, now)).filter((each) => each.id !== id)
  const records = isOpen(found) ? [found, ...others.filter(isOpen)] : [found]
  const holder = records.find(({ taken_by_id }) => taken_by_id !== null)
  const ids = [found, ...others].map((each) => each.id)
  const past = (await callHistoryOf(desk.db, ids)).filter(({ ended }) => ended !== null)
  const person = await personOf(desk, found, records, holder?.taken_by ?? null)
  const last = past.find(({ result }) => result !== null)
  const isHeld = [found, ...others].some(({ taken_by_id }) => taken_by_id !== null)
  const canUndo = last !== undefined && !isHeld && mayUndo(user, last, now)
  const undoable = canUndo ? last.id : null
  if (holder?.taken_by_id !== user.id || !isOpen(found)) {
    return {
      person,
      contact: null,
      history: past.map((call) => pastOf(desk, call, false)),
      orders: [],
      visit: null,
      after: null,
      undoable,
    }
  }
  await desk.db.transaction((sql) =>
    audit(sql, desk, { by: user, what: 'call_seen', subject: shortReference(desk.vault, id) }),
  )
  return {
    person,
    contact: await contactOf(desk, found, records),
    history: [...past.map((call) => pastOf(desk, call, true)), ...oldNotesOf(desk, records)],
    orders: (await ordersOfNumber(desk.db, found.number, now)).map(({ number }) => number),
    visit: await visitOf(desk, records),
    after: await nextAfter(desk, person.queue, now),
    undoable,
  }
}

/** Returns the first order without a day among the records of a person, and the visits that are free there. */
async function visitOf(
  desk: DeskContext,
  records: readonly CallableRecord[],
): Promise<CallPageContent['visit']> {
  const order = records.find(({ why, is_callable }) => why === 'visit' && is_callable)
  const row = order && (await findLead(desk.db, order.id))
  if (!row) return null
  const [handle, hasEmail] = [encryptIdForUrl(desk.vault, row.id), Boolean(row.answers.email?.email)]
  return { handle, hasEmail, choices: await freeVisitsOf(desk, row) }
}

/**
 * Returns the person whom “Próxima” would give next from a queue, unless another desk user is faster; null if no one is
 * waiting. The person who is being called is assigned, and therefore no longer waiting.
 */
async function nextAfter(desk: DeskContext, queue: CallQueue, now: Date): Promise<CallPageContent['after']> {
  const [id] = await nextPeople(desk.db, now, queue, 1)
  const found = id === undefined ? undefined : await findPersonToCall(desk.db, id, now)
  if (!found) return null
  const others = (await recordsOf(desk.db, found.number, now)).filter((each) => each.id !== id)
  const { whys, asked, isHeld, reference, since, city, promised } = await personOf(
    desk,
    found,
    [found, ...others.filter(isOpen)],
    null,
  )
  return { whys, asked, isHeld, reference, since, city, promised }
}

const firstOf = <T>(records: readonly CallableRecord[], of: (record: CallableRecord) => T | null) =>
  records.map(of).find((each) => each !== null) ?? null

async function personOf(
  desk: DeskContext,
  found: CallableRecord,
  records: readonly CallableRecord[],
  takenBy: string | null,
): Promise<CallPageContent['person']> {
  const whys = [...new Set(records.map(({ why }) => why))]
  const edition = await desk.catalogue.currentEdition()
  const plan = firstOf(records, (each) => each.plan)
  const isBlocked = await isNotToBeCalled(desk.db, found.number)
  const answered = records.map((each) => each.answered).find((each) => each.length > 0) ?? []
  return {
    ...callListRowOf(desk, {
      ...found,
      asked: records
        .filter(({ why }) => why === 'asked' || why === 'cancellation')
        .reduce((sum, { requests }) => sum + requests, 0),
      whys,
      held_id: firstOf(records, ({ held_id }) => held_id),
      value: firstOf(records, ({ value }) => value),
      city: firstOf(records, ({ city }) => city),
      taken_by: takenBy,
      promised: found.result === 'de-novo' ? found.next_try : null,
    }),
    queue: queueOf(whys),
    plan: (plan && edition.byId.get(plan)?.plan) ?? null,
    campaign: firstOf(records, ({ campaign }) => campaign),
    question:
      firstOf(records, ({ step }) => step) ??
      (answered.length > 0 ? questionWhereOrderStopped(answered) : null),
    answered: answered.length,
    isClosed: !isOpen(found),
    isBlocked,
    askedInSpite:
      isBlocked && isOpen(found) && found.why !== 'visit' ? formatDay(todayInSaoPaulo(found.since)) : null,
    agreedWith: found.agreed_with,
    mayCall: whys.some((why) => ALLOWS_CALL.includes(why)),
    isWrittenOnly: isBlocked && found.why === 'visit',
  }
}

type Contact = { name: string | null; phone: string; email: string | null }

function contactIn({ vault }: DeskContext, { id, why, contact, name }: CallableRecord): Contact {
  const text = contact === null ? '' : vault.open(contact, id)
  if (why !== 'waiting') return { name, phone: text, email: null }
  const { name: said, phone, email } = JSON.parse(text) as { name?: string; phone?: string; email?: string }
  return { name: said ?? null, phone: phone ?? '', email: email ?? null }
}

/**
 * Returns how to reach the person, and the address that is known, as the form of a link needs it: what this record says, since
 * others with the same telephone may be those of people who only typed it: of them it says shortened names.
 */
async function contactOf(
  desk: DeskContext,
  found: CallableRecord,
  records: readonly CallableRecord[],
): Promise<NonNullable<CallPageContent['contact']>> {
  const { plan } = found
  const { byId } = await desk.catalogue.currentEdition()
  const { name, phone, email } = contactIn(desk, found)
  const place = found.place ?? {}
  const others = records.flatMap((each) => contactIn(desk, each).name ?? [])
  const text = (name: string) => {
    const value = place[name]
    return typeof value === 'string' ? value : ''
  }
  return {
    name,
    phone,
    email,
    askFor: found.ask_for,
    maybe: name === null ? [...new Set(others.map(shortenName))] : [],
    cep: text('cep'),
    number: text('number'),
    complement: text('complement'),
    plan: (plan && byId.get(plan)?.sku) ?? '',
  }
}

const pastOf = ({ vault }: DeskContext, call: PastCall, isWhole: boolean): CallHistoryRow => ({
  id: call.id,
  at: call.at.toISOString(),
  operator: call.operator,
  result: resultOf(call.result),
  note: isWhole && call.note !== null ? vault.open(call.note, call.subject_id) : null,
  isNoteHidden: !isWhole && call.note !== null,
  nextTry: call.next_try?.toISOString() ?? null,
  orderNumber: call.order_number,
})

/** Returns the notes of releases that kept only one for each record. */
const oldNotesOf = ({ vault }: DeskContext, records: readonly CallableRecord[]): CallHistoryRow[] =>
  records
    .filter(({ note }) => note !== null)
    .slice(0, 1)
    .map(({ id, note, result, since }) => ({
      id,
      at: since.toISOString(),
      operator: null,
      result: resultOf(result),
      note: note === null ? null : vault.open(note, id),
      isNoteHidden: false,
      nextTry: null,
      orderNumber: null,
    }))

/**
 * Loads the data of the desk's page about one call: the person's contact details, requests, earlier calls and orders.
 */

import { formatDay } from '../../../src/content/desk/number-and-date-formats.ts'
import { todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import type { CallQueue } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { shortenName } from '../../../src/lib/masked-data.ts'
import { nextPeople } from '../../repositories/desk/call-list.ts'
import { callHistoryOf, type PastCall } from '../../repositories/desk/phone-calls.ts'
import { ALLOWS_CALL, queueOf } from '../../repositories/desk/reasons-to-call.ts'
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
import { questionWhereOrderStopped } from '../../rules/desk/stopped-orders.ts'
import { shortReference } from '../../rules/order-number.ts'
import { freeVisitsOf } from '../free-installation-dates.ts'
import { encryptIdForUrl } from './ids-in-urls.ts'
import { audit } from './write-and-check-audit-log.ts'
import { callListRowOf, resultOf } from './call-list.ts'
import { mayUndo } from './call-results.ts'
import type { DeskContext } from './desk-context.ts'

/**
 * Returns a person to call; null if that person may not be called. Contact, notes and orders are left out
 * unless this desk user has taken the call. Reading them is recorded in the audit log.
 */
export async function readCallPage(desk: DeskContext, user: DeskUser, id: string) {
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
async function visitOf(desk: DeskContext, records: readonly CallableRecord[]) {
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
async function nextAfter(desk: DeskContext, queue: CallQueue, now: Date) {
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
) {
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
    // the day of a request after the person asked that nobody calls, for which it may be called once
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
async function contactOf(desk: DeskContext, found: CallableRecord, records: readonly CallableRecord[]) {
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

const pastOf = ({ vault }: DeskContext, call: PastCall, isWhole: boolean) => ({
  id: call.id,
  at: call.at.toISOString(),
  operator: call.operator,
  result: resultOf(call.result),
  note: isWhole && call.note !== null ? vault.open(call.note, call.subject_id) : null,
  isNoteHidden: !isWhole && call.note !== null,
  nextTry: call.next_try?.toISOString() ?? null,
  orderNumber: call.order_number,
})

/** An earlier call to a person. */
export type CallHistoryRow = ReturnType<typeof pastOf>

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

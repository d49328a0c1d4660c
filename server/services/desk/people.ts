import { todayInSaoPaulo } from '../../../src/lib/dates.ts'
import type { PersonProps } from '../../../src/desk/pages/PersonPage.tsx'
import type { PeopleProps } from '../../../src/desk/pages/PeoplePage.tsx'
import { CALL_RESULTS, type CallResult } from '../../../src/contract/desk.ts'
import type { Operator } from '../../repositories/desk/operators.ts'
import {
  notePerson,
  peopleToCall,
  personToCall,
  releasePerson,
  takePerson,
  type Callable,
  type CallableDetail,
} from '../../repositories/desk/people.ts'
import { shortReference } from '../../rules/reference.ts'
import { audit } from './audit.ts'
import { handleOf } from './handles.ts'
import type { Desk } from './parts.ts'

export type Order = 'espera' | 'valor'

const DAY = 86_400_000

const newestFirst = (a: Callable, b: Callable) => b.since.getTime() - a.since.getTime()
const dearestFirst = (a: Callable, b: Callable) => (b.value ?? 0) - (a.value ?? 0) || newestFirst(a, b)
/** Whoever asked comes first, and among those whoever has waited longest. */
const longestFirst = (a: Callable, b: Callable) =>
  Number(b.why === 'asked') - Number(a.why === 'asked') || a.since.getTime() - b.since.getTime()

const rowOf = ({ vault }: Pick<Desk, 'vault'>, each: Callable): PeopleProps['rows'][number] => ({
  handle: handleOf(vault, each.id),
  why: each.why,
  reference: shortReference(vault, each.id),
  since: each.since.toISOString(),
  value: each.value,
  city: each.city && each.state ? `${each.city}, ${each.state}` : (each.city ?? null),
  takenBy: each.taken_by,
  tries: each.tries,
  result: resultOf(each.result),
})

const resultOf = (text: string | null): CallResult | null =>
  CALL_RESULTS.find((each) => each === text) ?? null

/** Everybody to call now, without anything personal. */
export async function listPeople(desk: Desk, order: Order): Promise<PeopleProps['rows']> {
  const people = await peopleToCall(desk.db, desk.clock.now())
  return people.toSorted(order === 'valor' ? dearestFirst : longestFirst).map((each) => rowOf(desk, each))
}

/** How many there are to call, and since when the first of those who asked has waited. */
export async function countPeople(
  desk: Desk,
): Promise<{ asked: number; others: number; oldest: Date | null }> {
  const people = await peopleToCall(desk.db, desk.clock.now())
  const asked = people.filter(({ why }) => why === 'asked')
  const oldest = asked.toSorted(longestFirst)[0]?.since ?? null
  return { asked: asked.length, others: people.length - asked.length, oldest }
}

/**
 * Takes somebody to call; false when somebody else has them. What is personal is shown to whoever took it only.
 */
export async function take(desk: Desk, operator: Operator, id: string): Promise<boolean> {
  const now = desk.clock.now()
  return desk.db.transaction(async (sql) => {
    if (!(await personToCall(sql, id, now))) return false
    const isTaken = await takePerson(sql, id, operator.id, now)
    if (isTaken)
      await audit(sql, desk, { by: operator, what: 'call_taken', subject: shortReference(desk.vault, id) })
    return isTaken
  })
}

type Shown = Pick<PersonProps, 'person' | 'contact' | 'note'>

/**
 * A person to call; contact and note only for the operator who has taken them, and then with an entry in the audit
 * log. Null for whoever may not be called.
 */
export async function openPerson(desk: Desk, operator: Operator, id: string): Promise<Shown | null> {
  const found = await personToCall(desk.db, id, desk.clock.now())
  if (!found) return null
  const shelf = await desk.catalogue.shelf()
  const person = {
    ...rowOf(desk, found),
    plan: (found.plan && shelf.byId.get(found.plan)?.plan) ?? null,
    addon: found.addon,
    answered: found.answered,
    isClosed: found.closed_at !== null,
  }
  if (found.taken_by_id !== operator.id || found.closed_at) return { person, contact: null, note: null }
  await desk.db.transaction((sql) =>
    audit(sql, desk, { by: operator, what: 'call_seen', subject: shortReference(desk.vault, id) }),
  )
  const note = found.note === null ? null : desk.vault.open(found.note, id)
  return { person, contact: contactOf(desk, found), note }
}

function contactOf({ vault }: Desk, { id, why, contact, name }: CallableDetail): PersonProps['contact'] {
  const text = contact === null ? '' : vault.open(contact, id)
  if (why !== 'waiting') return { name, phone: text, email: null }
  const { name: said, phone, email } = JSON.parse(text) as { name?: string; phone?: string; email?: string }
  return { name: said ?? null, phone: phone ?? '', email: email ?? null }
}

/** Results after which nobody has to call any more. */
const CLOSING: readonly CallResult[] = ['pedido', 'recusou', 'errado', 'avisado']

export type Said = { result: CallResult; note: string; nextDay: string | null }

/** Notes what came of a call; false when the call is no longer this operator's. */
export async function noteCall(desk: Desk, operator: Operator, id: string, said: Said): Promise<boolean> {
  const now = desk.clock.now()
  const isClosed = CLOSING.includes(said.result)
  const nextTry = isClosed ? null : nextTryOf(said.nextDay, now)
  const note = said.note === '' ? null : desk.vault.seal(said.note, id)
  return desk.db.transaction(async (sql) => {
    const isNoted = await notePerson(
      sql,
      id,
      operator.id,
      { result: said.result, note, nextTry, isClosed },
      now,
    )
    if (isNoted)
      await audit(sql, desk, {
        by: operator,
        what: 'call_noted',
        subject: shortReference(desk.vault, id),
        detail: { result: said.result },
      })
    return isNoted
  })
}

/** The morning of the day that was chosen, at eight in São Paulo; the next day without one. */
function nextTryOf(day: string | null, now: Date): Date {
  const tomorrow = todayInSaoPaulo(new Date(now.getTime() + DAY))
  return new Date(`${day ?? tomorrow}T08:00:00-03:00`)
}

/** Lets a call go as it was; nothing happens when it is not this operator's. */
export async function release(desk: Desk, operator: Operator, id: string): Promise<void> {
  await desk.db.transaction(async (sql) => {
    if (!(await releasePerson(sql, id, operator.id, desk.clock.now()))) return
    await audit(sql, desk, { by: operator, what: 'call_released', subject: shortReference(desk.vault, id) })
  })
}

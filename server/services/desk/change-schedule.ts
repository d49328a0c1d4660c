/** Changes the capacity of installation slots at the desk. What is booked stays; whom it concerns is said before. */
import { createHash } from 'node:crypto'
import { todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import type { Sql } from '../../db/database.ts'
import {
  lastSlotChange,
  latestVisits,
  lockSlotChanges,
  readSlotChanges,
  readSlots,
  storeSlots,
  type BookedVisit,
  type OverbookedSlot,
  type SlotToStore,
  type StoredSlot,
  type Team,
} from '../../repositories/desk/team-schedule.ts'
import type { Operator } from '../../repositories/desk/operators.ts'
import {
  isSameState,
  roomOf,
  stateAfter,
  targetsOf,
  UNCHANGED,
  type SlotChange,
} from '../../rules/desk/slot-changes.ts'
import { audit, type AuditedDeed, type Deed } from './audit.ts'
import type { Desk } from './desk-context.ts'
import { countOf, teamOptions, visitsToShow, type OrderAccess } from './team-schedule.ts'
import type {
  LeftDay,
  ScheduleReview,
  SlotState,
  TeamOptions,
} from '../../../src/desk/page-data-types/team-schedule.ts'

/** How many slots one change may be about: as many as a form can wait for. */
export const MOST_SLOTS = 30_000
/** How many rows of each list of the review are shown. */
const SHOWN = 60

/** What somebody has seen before they send a change: the last change of others, and whom it concerns. */
export type Seen = { readonly change: number; readonly concernedSum: string | null }

/** A change, and the teams that there are. */
export type Planned = { readonly change: SlotChange; readonly teams: readonly Team[] }

type Draft = {
  readonly changes: readonly (SlotToStore & { readonly booked: number; readonly roomBefore: number })[]
  readonly left: readonly LeftDay[]
  /** The slots in question that were changed since. */
  readonly overtaken: readonly StoredSlot[]
}

const keyOf = (team: string, day: string, period: string) => `${team} ${day} ${period}`

const stateOf = (slot: SlotState | undefined): SlotState =>
  slot ? { capacity: slot.capacity, isClosed: slot.isClosed, reason: slot.reason } : UNCHANGED

/** Returns how many slots a change would be about. */
export const sizeOf = (change: SlotChange, teams: number, today: string): number =>
  targetsOf(change, today).targets.length * (change.team === '' ? teams : 1)

/** Works out what a change would do now. */
function draftOf(
  change: SlotChange,
  teams: readonly Team[],
  stored: readonly StoredSlot[],
  today: string,
  seen: number,
): Draft {
  const { targets, left } = targetsOf(change, today)
  const known = new Map(stored.map((slot) => [keyOf(slot.team, slot.day, slot.period), slot]))
  const chosen = teams.filter(({ team }) => change.team === '' || team === change.team)
  const changes: Draft['changes'][number][] = []
  const overtaken: StoredSlot[] = []
  for (const { team, capacity } of chosen)
    for (const { day, period, source } of targets) {
      const slot = known.get(keyOf(team, day, period))
      const before = stateOf(slot)
      const after =
        change.kind === 'copy'
          ? stateOf(known.get(keyOf(team, source, period)))
          : stateAfter(before, change.action)
      if (slot?.change != null && slot.change > seen) overtaken.push(slot)
      if (isSameState(before, after)) continue
      const [room, roomBefore] = [roomOf(after, capacity), roomOf(before, capacity)]
      changes.push({ team, day, period, before, after, room, roomBefore, booked: slot?.booked ?? 0 })
    }
  return { changes, left, overtaken }
}

const daysOf = (change: SlotChange, today: string) => [
  ...new Set(targetsOf(change, today).targets.flatMap(({ day, source }) => [day, source])),
]

/** Returns the slots whose capacity becomes less than what they have booked. */
const overOf = (changes: Draft['changes']): OverbookedSlot[] =>
  changes.flatMap(({ team, day, period, room, roomBefore, booked }) =>
    room < roomBefore && booked > room ? [{ team, day, period, over: booked - room }] : [],
  )

const visitsAbove = async (sql: Sql, slots: readonly OverbookedSlot[]): Promise<BookedVisit[]> =>
  slots.length === 0 ? [] : latestVisits(sql, slots)

/** A checksum of visits, whatever their order. */
const sumOf = (visits: readonly BookedVisit[]): string =>
  createHash('sha256')
    .update(
      visits
        .map(({ number, day, period }) => keyOf(number, day, period))
        .toSorted()
        .join('\n'),
    )
    .digest('base64url')
    .slice(0, 22)

/** Says what a change would do, and whom it would concern. */
export async function reviewChange(
  desk: Desk,
  { change, teams }: Planned,
  seen: Seen,
  access: OrderAccess,
): Promise<ScheduleReview> {
  const { db, clock } = desk
  const today = todayInSaoPaulo(clock.now())
  const last = await lastSlotChange(db)
  const stored = await readSlots(db, change.team, daysOf(change, today))
  const { changes, left, overtaken } = draftOf(change, teams, stored, today, seen.change)
  const over = overOf(changes)
  const visits = await visitsAbove(db, over)
  const names = teamOptions(teams)
  const concernedSum = sumOf(visits)
  return {
    count: changes.length,
    rows: rowsOf(changes).slice(0, SHOWN),
    left,
    concerned: visitsToShow(desk, visits.slice(0, SHOWN), names, access),
    concernedCount: countOf(over),
    concernedUnknown: countOf(over) - visits.length,
    overtaken: await overtakenRows(desk, overtaken, names),
    overtakenCount: overtaken.length,
    isConcernNew: seen.concernedSum !== null && seen.concernedSum !== concernedSum,
    seen: last,
    concernedSum,
  }
}

type Rows = ScheduleReview['rows']

/** Puts together what is the same for several teams. */
function rowsOf(changes: Draft['changes']): Rows {
  const rows = new Map<string, Rows[number]>()
  for (const { day, period, before, after, booked } of changes) {
    const key = JSON.stringify([day, period, before, after])
    const row = rows.get(key)
    rows.set(key, {
      day,
      period,
      before,
      after,
      teams: (row?.teams ?? 0) + 1,
      booked: (row?.booked ?? 0) + booked,
    })
  }
  return [...rows.values()].toSorted((one, other) =>
    `${one.day} ${one.period}` < `${other.day} ${other.period}` ? -1 : 1,
  )
}

async function overtakenRows(
  desk: Desk,
  slots: readonly StoredSlot[],
  names: TeamOptions,
): Promise<ScheduleReview['overtaken']> {
  const latest = slots.toSorted((one, other) => (other.change ?? 0) - (one.change ?? 0)).slice(0, SHOWN)
  const ids = [...new Set(latest.flatMap(({ change }) => change ?? []))]
  const changes = new Map((await readSlotChanges(desk.db, ids)).map((each) => [each.id, each]))
  const nameOf = new Map(names)
  return latest.flatMap((slot) => {
    const change = changes.get(slot.change ?? 0)
    if (!change) return []
    const { team, day, period, before } = slot
    const { by, at } = change
    const then = { before: before ?? UNCHANGED, after: stateOf(slot) }
    return [{ team: nameOf.get(team) ?? team, day, period, ...then, by, at: at.toISOString() }]
  })
}

/** Thrown to undo a change that somebody has to look at again. */
class Outdated extends Error {}

/**
 * Stores a change with its audit entry; returns false, and stores nothing, if something in question was changed since,
 * or if it would concern other visits than those that were seen.
 */
export async function storeChange(
  desk: Desk,
  operator: Operator,
  { change, teams }: Planned,
  seen: Seen,
): Promise<boolean> {
  const at = desk.clock.now()
  const today = todayInSaoPaulo(at)
  try {
    await desk.db.transaction(async (sql) => {
      await lockSlotChanges(sql)
      const stored = await readSlots(sql, change.team, daysOf(change, today))
      const { changes, overtaken } = draftOf(change, teams, stored, today, seen.change)
      if (overtaken.length > 0) throw new Outdated()
      if (changes.length === 0) return
      // Until here its slots may have been booked: what counts is what the statement found.
      const booked = await storeSlots(sql, changes, { by: operator.email, at })
      const count = new Map(booked.map((slot) => [keyOf(slot.team, slot.day, slot.period), slot.booked]))
      const counted = changes.map((each) => ({
        ...each,
        booked: count.get(keyOf(each.team, each.day, each.period)) ?? 0,
      }))
      if (sumOf(await visitsAbove(sql, overOf(counted))) !== seen.concernedSum) throw new Outdated()
      await audit(sql, desk, deedOf(operator, change, changes))
    })
    return true
  } catch (error) {
    if (error instanceof Outdated) return false
    throw error
  }
}

const DEEDS: Readonly<Record<'set' | 'reset' | 'close' | 'open', AuditedDeed>> = {
  set: 'slots_set',
  reset: 'slots_reset',
  close: 'slots_closed',
  open: 'slots_opened',
}

/** Returns the audit entry of a change. It has no reason, which is free text: the log is kept forever. */
function deedOf(by: Operator, change: SlotChange, changes: Draft['changes']): Deed {
  const about = { team: change.team || 'todas', rows: changes.length }
  if (change.kind === 'copy')
    return { by, what: 'slots_copied', detail: { ...about, day: change.week, weeks: change.weeks } }
  const { from, to, periods, action } = change
  const before = new Set(changes.map(({ roomBefore }) => roomBefore))
  const after = new Set(changes.map(({ room }) => room))
  const [was, ...others] = before
  const values =
    others.length === 0 && after.size === 1
      ? { was: String(was), became: String([...after][0]) }
      : action.kind === 'set' && { visits: action.capacity }
  const days = from === to ? { day: from } : { from, to }
  const period = periods.length === 1 && { period: periods[0] }
  return { by, what: DEEDS[action.kind], detail: { ...about, ...days, ...period, ...values } }
}

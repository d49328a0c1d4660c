/**
 * Changes the capacity of installation slots at the desk. Before a change is stored, a review lists the booked visits that
 * it affects; these visits stay booked.
 */
import { createHash } from 'node:crypto'
import { todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import {
  lastSlotChange,
  latestVisits,
  lockSlotChanges,
  readSlotChanges,
  readSlots,
  storeSlots,
  type BookedVisit,
} from '../../repositories/desk/team-schedule.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import {
  UNCHANGED,
  type SlotChange,
  daysOfChange,
  scheduleDraftOf,
  slotKeyOf,
  overbookedSlotsOf,
  reviewRowsOf,
  slotStateOf,
  type ScheduleDraft,
  type PlannedChange,
} from '../../rules/desk/team-schedule-change.ts'
import type { StoredSlot, TeamOptions } from '../../rules/desk/team-schedule-types.ts'
import { audit, type AuditEvent } from './write-and-check-audit-log.ts'
import type { AuditedAction } from '../../../src/content/desk/audit-sentences.ts'
import type { DeskContext } from './desk-context.ts'
import { visitsOverCapacity, teamOptions, visitsToShow, type OrderAccess } from './team-schedule-page-data.ts'

/** The maximum number of slots in one change, so that the desk user does not wait too long for the page. */
export const MOST_SLOTS = 30_000
/** How many rows of each list of the review are shown. */
const SHOWN = 60

/**
 * What the review showed before a desk user sends a change: the number of the last change that was stored, and a checksum
 * of the affected visits.
 */
export type SeenBeforeChange = { readonly change: number; readonly concernedSum: string | null }

/** Returns a checksum of visits that does not depend on their order. */
const sumOf = (visits: readonly BookedVisit[]): string =>
  createHash('sha256')
    .update(
      visits
        .map(({ number, day, period }) => `${number} ${day} ${period}`)
        .toSorted()
        .join('\n'),
    )
    .digest('base64url')
    .slice(0, 22)

/** Describes what a change would do, and whom it would affect. */
export async function reviewChange(
  desk: DeskContext,
  { change, teams }: PlannedChange,
  seen: SeenBeforeChange,
  access: OrderAccess,
) {
  const { db, clock } = desk
  const today = todayInSaoPaulo(clock.now())
  const last = await lastSlotChange(db)
  const stored = await readSlots(db, change.team, daysOfChange(change, today))
  const { changes, left, overtaken } = scheduleDraftOf({ change, teams }, stored, today, seen.change)
  const over = overbookedSlotsOf(changes)
  const visits = await latestVisits(db, over)
  const names = teamOptions(teams)
  const concernedSum = sumOf(visits)
  return {
    count: changes.length,
    rows: reviewRowsOf(changes).slice(0, SHOWN),
    left,
    concerned: visitsToShow(desk, visits.slice(0, SHOWN), names, access),
    concernedCount: visitsOverCapacity(over),
    concernedUnknown: visitsOverCapacity(over) - visits.length,
    overtaken: await overtakenRows(desk, overtaken, names),
    overtakenCount: overtaken.length,
    isConcernNew: seen.concernedSum !== null && seen.concernedSum !== concernedSum,
    seen: last,
    concernedSum,
  }
}

/** What a change does, before it is stored. */
export type ScheduleChangeReview = Awaited<ReturnType<typeof reviewChange>>

async function overtakenRows(desk: DeskContext, slots: readonly StoredSlot[], names: TeamOptions) {
  const latest = slots.toSorted((one, other) => (other.change ?? 0) - (one.change ?? 0)).slice(0, SHOWN)
  const ids = [...new Set(latest.flatMap(({ change }) => change ?? []))]
  const changes = new Map((await readSlotChanges(desk.db, ids)).map((each) => [each.id, each]))
  const nameOf = new Map(names)
  return latest.flatMap((slot) => {
    const change = changes.get(slot.change ?? 0)
    if (!change) return []
    const { team, day, period, before } = slot
    const { by, at } = change
    const then = { before: before ?? UNCHANGED, after: slotStateOf(slot) }
    return [{ team: nameOf.get(team) ?? team, day, period, ...then, by, at: at.toISOString() }]
  })
}

/** Thrown to undo a change that the person has to review again. */
class Outdated extends Error {}

/**
 * Stores a change with its audit entry; returns false, and stores nothing, if something in question was changed since,
 * or if it would concern other visits than those that were seen.
 */
export async function storeChange(
  desk: DeskContext,
  user: DeskUser,
  { change, teams }: PlannedChange,
  seen: SeenBeforeChange,
): Promise<boolean> {
  const at = desk.clock.now()
  const today = todayInSaoPaulo(at)
  try {
    await desk.db.transaction(async (sql) => {
      await lockSlotChanges(sql)
      const stored = await readSlots(sql, change.team, daysOfChange(change, today))
      const { changes, overtaken } = scheduleDraftOf({ change, teams }, stored, today, seen.change)
      if (overtaken.length > 0) throw new Outdated()
      if (changes.length === 0) return
      // Until here its slots may have been booked: what counts is what the statement found.
      const booked = await storeSlots(sql, changes, { by: user.email, at })
      const counts = new Map(booked.map((slot) => [slotKeyOf(slot), slot.booked]))
      const counted = changes.map((slot) => ({ ...slot, booked: counts.get(slotKeyOf(slot)) ?? 0 }))
      if (sumOf(await latestVisits(sql, overbookedSlotsOf(counted))) !== seen.concernedSum)
        throw new Outdated()
      await audit(sql, desk, auditEventOf(user, change, changes))
    })
    return true
  } catch (error) {
    if (error instanceof Outdated) return false
    throw error
  }
}

const AUDITED_ACTIONS: Readonly<Record<'set' | 'reset' | 'close' | 'open', AuditedAction>> = {
  set: 'slots_set',
  reset: 'slots_reset',
  close: 'slots_closed',
  open: 'slots_opened',
}

/** Returns the audit entry of a change. It has no reason, which is free text: the log is kept forever. */
function auditEventOf(by: DeskUser, change: SlotChange, changes: ScheduleDraft['changes']): AuditEvent {
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
  return { by, what: AUDITED_ACTIONS[action.kind], detail: { ...about, ...days, ...period, ...values } }
}

/**
 * Computes the effect of a change of the teams' calendar before it is stored: new capacities, overbooked slots, days
 * left unchanged.
 */
import type {
  OverbookedSlot,
  SlotKey,
  SlotState,
  SlotToStore,
  StoredSlot,
  Team,
  UnchangedDay,
} from './team-schedule-types.ts'
import {
  isSameState,
  slotCapacity,
  stateAfter,
  slotTargetsOf,
  UNCHANGED,
  type SlotChange,
} from './apply-team-schedule-change.ts'

/** A change, and the teams that there are. */
export type PlannedChange = { readonly change: SlotChange; readonly teams: readonly Team[] }

/** What a change does to single slots. */
export type ScheduleDraft = {
  readonly changes: readonly (SlotToStore & { readonly booked: number; readonly roomBefore: number })[]
  readonly left: readonly UnchangedDay[]
  /** The slots in question that were changed since. */
  readonly overtaken: readonly StoredSlot[]
}

/** Names a slot in a map. */
export const slotKeyOf = ({ team, day, period }: SlotKey): string => `${team} ${day} ${period}`

/** What is set for a slot. */
export const slotStateOf = (slot: SlotState | undefined): SlotState =>
  slot ? { capacity: slot.capacity, isClosed: slot.isClosed, reason: slot.reason } : UNCHANGED

/** Returns how many slots a change would be about. */
export const slotCountOf = (change: SlotChange, teams: number, today: string): number =>
  slotTargetsOf(change, today).targets.length * (change.team === '' ? teams : 1)

/**
 * Works out what a change would do.
 * @param stored the slots of the days in question, and of those that are copied
 * @param seen the last change that the person who sends it has seen
 */
export function scheduleDraftOf(
  { change, teams }: PlannedChange,
  stored: readonly StoredSlot[],
  today: string,
  seen: number,
): ScheduleDraft {
  const { targets, left } = slotTargetsOf(change, today)
  const known = new Map(stored.map((slot) => [slotKeyOf(slot), slot]))
  const chosen = teams.filter(({ team }) => change.team === '' || team === change.team)
  const changes: ScheduleDraft['changes'][number][] = []
  const overtaken: StoredSlot[] = []
  for (const { team, capacity } of chosen)
    for (const { day, period, source } of targets) {
      const slot = known.get(slotKeyOf({ team, day, period }))
      const before = slotStateOf(slot)
      const after =
        change.kind === 'copy'
          ? slotStateOf(known.get(slotKeyOf({ team, day: source, period })))
          : stateAfter(before, change.action)
      if (slot?.change != null && slot.change > seen) overtaken.push(slot)
      if (isSameState(before, after)) continue
      const [room, roomBefore] = [slotCapacity(after, capacity), slotCapacity(before, capacity)]
      changes.push({ team, day, period, before, after, room, roomBefore, booked: slot?.booked ?? 0 })
    }
  return { changes, left, overtaken }
}

/** Returns the days whose slots a change has to know. */
export const daysOfChange = (change: SlotChange, today: string) => [
  ...new Set(slotTargetsOf(change, today).targets.flatMap(({ day, source }) => [day, source])),
]

/** Returns the slots whose capacity becomes less than what they have booked. */
export const overbookedSlotsOf = (changes: ScheduleDraft['changes']): OverbookedSlot[] =>
  changes.flatMap(({ team, day, period, room, roomBefore, booked }) =>
    room < roomBefore && booked > room ? [{ team, day, period, over: booked - room }] : [],
  )

/** A change that is the same for several teams. */
type ReviewRow = Pick<ScheduleDraft['changes'][number], 'day' | 'period' | 'before' | 'after' | 'booked'> & {
  readonly teams: number
}

/** Combines equal changes of several teams into one row. */
export function reviewRowsOf(changes: ScheduleDraft['changes']): ReviewRow[] {
  const rows = new Map<string, ReviewRow>()
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

/**
 * Changes that desk users make to the teams' schedule: the slots that they apply to, and their effect on booked
 * visits.
 */
import { isWorkday, nationalHolidays } from '../../../src/lib/installation-days.ts'
import { addDays, isIsoDate, weekday } from '../../../src/lib/iso-dates.ts'
import type {
  DayOff,
  UnchangedDay,
  SchedulePeriod,
  SlotState,
  OverbookedSlot,
  SlotKey,
  SlotToStore,
  StoredSlot,
  Team,
} from './team-schedule-types.ts'

export const PERIODS: readonly SchedulePeriod[] = ['manha', 'tarde']

/** The state of a slot that was never changed. */
export const UNCHANGED: SlotState = { capacity: null, isClosed: false, reason: null }

/** What a person does with slots. */
export type SlotAction =
  | { readonly kind: 'set'; readonly capacity: number }
  /** Back to the number of the team. */
  | { readonly kind: 'reset' }
  | { readonly kind: 'close'; readonly reason: string | null }
  /** Restores the earlier state of a closed slot. */
  | { readonly kind: 'open' }

/** A change of many slots, of one team or, with '', of all. */
export type SlotChange = { readonly team: string } & (
  | {
      readonly kind: 'days'
      readonly from: string
      readonly to: string
      readonly periods: readonly SchedulePeriod[]
      readonly action: SlotAction
    }
  | {
      readonly kind: 'copy'
      /** The Monday of the week that is copied. */
      readonly week: string
      /** To how many weeks after it. */
      readonly weeks: number
    }
)

export function stateAfter(state: SlotState, action: SlotAction): SlotState {
  switch (action.kind) {
    case 'set':
      return { capacity: action.capacity, isClosed: false, reason: null }
    case 'reset':
      return UNCHANGED
    case 'close':
      return { ...state, isClosed: true, reason: action.reason }
    case 'open':
      return { ...state, isClosed: false, reason: null }
  }
}

const isSameState = (one: SlotState, other: SlotState): boolean =>
  one.capacity === other.capacity && one.isClosed === other.isClosed && one.reason === other.reason

/** How many visits a slot has room for. */
export const slotCapacity = ({ capacity, isClosed }: SlotState, team: number): number =>
  isClosed ? 0 : (capacity ?? team)

/** Whether a text is a day that a calendar shows: those around it are days that the database stores, too. */
export const isCalendarDay = (text: string): boolean => isIsoDate(text) && text.startsWith('2')

/** Returns the Monday of the week of a day. */
export const mondayOf = (day: string): string => addDays(day, -((weekday(day) + 6) % 7))

/** Returns all days from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** Returns why there are no visits on a day; null if technicians work. */
export function dayOff(day: string): DayOff {
  if (isWorkday(day)) return null
  const holiday = nationalHolidays(Number(day.slice(0, 4))).find(({ date }) => date === day)
  return holiday?.name ?? 'sunday'
}

/** A slot of a change, by its day; `source` is the day whose slot it becomes like. */
export type SlotTarget = {
  readonly day: string
  readonly period: SchedulePeriod
  readonly source: string
}

/** Returns the slots that a change applies to, and the days that it leaves unchanged. */
export function slotTargetsOf(
  change: SlotChange,
  today: string,
): { targets: SlotTarget[]; left: UnchangedDay[] } {
  const pairs: { day: string; source: string }[] =
    change.kind === 'days'
      ? daysBetween(change.from, change.to).map((day) => ({ day, source: day }))
      : daysBetween(change.week, addDays(change.week, 6)).flatMap((source) =>
          Array.from({ length: change.weeks }, (_, week) => ({
            day: addDays(source, 7 * (week + 1)),
            source,
          })),
        )
  const left: UnchangedDay[] = []
  const targets: SlotTarget[] = []
  for (const { day, source } of pairs.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
    const off = dayOff(day)
    if (off !== null) left.push({ day, why: off === 'sunday' ? 'sunday' : 'holiday', holiday: off })
    else if (day < today) left.push({ day, why: 'past', holiday: null })
    else if (dayOff(source) !== null) left.push({ day, why: 'source', holiday: dayOff(source) })
    else
      for (const period of change.kind === 'days' ? change.periods : PERIODS)
        targets.push({ day, period, source })
  }
  return { targets, left }
}

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

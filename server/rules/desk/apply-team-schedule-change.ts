/**
 * Changes that desk users make to the teams' schedule: which slots a change applies to, and the state of each slot
 * afterwards. Also the days on which nobody works.
 */
import { isWorkday, nationalHolidays } from '../../../src/lib/installation-days.ts'
import { addDays, isIsoDate, weekday } from '../../../src/lib/iso-dates.ts'
import type { DayOff, UnchangedDay, SchedulePeriod, SlotState } from './team-schedule-types.ts'

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

export const isSameState = (one: SlotState, other: SlotState): boolean =>
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

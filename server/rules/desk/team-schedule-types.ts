/** Types of the calendar of the installation teams, as the desk shows, stores and changes it. */
import type { ListPart } from '../../../src/lib/paginate-list.ts'

export type SchedulePeriod = 'manha' | 'tarde'

/** What a desk user has set for a slot. */
export type SlotState = {
  /** Number of visits; null for the team's usual number. For a closed slot, the number once it is opened again. */
  readonly capacity: number | null
  readonly isClosed: boolean
  /** Why it is closed, if a reason was given. */
  readonly reason: string | null
}

/** Why there are no visits on a day: 'sunday', or the name of a holiday; null if technicians work. */
export type DayOff = string | null

/** A slot of one team, or the sum of all teams. */
export type ScheduleSlot = {
  readonly booked: number
  readonly capacity: number
  /** How many teams have closed this slot. */
  readonly closed: number
  /** How many of the other teams have set its capacity. */
  readonly changed: number
  /** Why it is closed; null if no reason was given, or if there are several. */
  readonly reason: string | null
  /** How many visits are above the capacity. */
  readonly over: number
}

export type ScheduleDay = {
  /** yyyy-mm-dd. */
  readonly day: string
  readonly isPast: boolean
  readonly off: DayOff
  readonly slots: Readonly<Record<SchedulePeriod, ScheduleSlot>>
}

/** A visit that is above the capacity of its slot. */
export type OverbookedVisit = {
  /** The order number, and its page; the latter null for people who may not open it. */
  readonly number: string
  readonly href: string | null
  readonly team: string
  readonly day: string
  readonly period: SchedulePeriod
  /** ISO time at which this slot was booked. */
  readonly bookedAt: string
}

export type OverbookedVisits = {
  readonly count: number
  /** Null for people who may not know single orders. */
  readonly rows: readonly OverbookedVisit[] | null
  readonly part: ListPart
  /** How many of them belong to no order that is known. */
  readonly unknown: number
}

/** Keys of the teams, with their names. */
export type TeamOptions = readonly (readonly [team: string, name: string])[]

export type ScheduleView = 'semana' | 'mes'

/** What the calendar shows. */
export type TeamSchedule = {
  readonly teams: TeamOptions
  /** The key of the team that is shown; '' for all. */
  readonly team: string
  readonly view: ScheduleView
  /** The day that the address names. */
  readonly from: string
  readonly today: string
  readonly before: string
  readonly after: string
  readonly days: readonly ScheduleDay[]
  /** How many visits the team makes in a period, or all together. */
  readonly usual: number
  readonly overbooked: OverbookedVisits
  /** The fullest slots of the coming weeks; null if one team is shown. */
  readonly fullest: {
    readonly rows: readonly {
      readonly key: string
      /** Name of the team, made unique if two teams share a name. */
      readonly team: string
      readonly day: string
      readonly period: SchedulePeriod
      readonly capacity: number
      readonly booked: number
    }[]
    readonly part: ListPart
    /** How many of them are nearly full. */
    readonly filling: number
  } | null
}

/** A day that a change leaves alone. `source`: the day that would be copied to it has no visits. */
export type UnchangedDay = {
  readonly day: string
  readonly why: 'past' | 'sunday' | 'holiday' | 'source'
  readonly holiday: DayOff
}

/** What a change does, before it is stored. */
export type ScheduleChangeReview = {
  /** How many slots change. */
  readonly count: number
  /** The first of the changes, combined if they are the same for several teams. */
  readonly rows: readonly {
    readonly day: string
    readonly period: SchedulePeriod
    readonly before: SlotState
    readonly after: SlotState
    readonly teams: number
    readonly booked: number
  }[]
  readonly left: readonly UnchangedDay[]
  /** The visits above the new capacities; the latest booked first. */
  readonly concerned: readonly OverbookedVisit[]
  readonly concernedCount: number
  /** How many of them belong to no order that is known. */
  readonly concernedUnknown: number
  /** What has been changed since the page was opened from which the change comes; the latest first. */
  readonly overtaken: readonly {
    readonly team: string
    readonly day: string
    readonly period: SchedulePeriod
    readonly before: SlotState
    readonly after: SlotState
    readonly by: string
    readonly at: string
  }[]
  readonly overtakenCount: number
  /** Whether the affected visits differ from those on the page from which the change comes. */
  readonly isConcernNew: boolean
  /** The last change that is shown, and a checksum of the visits. */
  readonly seen: number
  readonly concernedSum: string
}

/** A period of a day of a team. */
export type SlotKey = { readonly team: string; readonly day: string; readonly period: SchedulePeriod }

/** A team with the name of its widest area, and how many visits it makes in a period. */
export type Team = { readonly team: string; readonly name: string; readonly capacity: number }

/** A slot with so many visits above its capacity. */
export type OverbookedSlot = SlotKey & { readonly over: number }

/** A stored slot; `change` is the last change of it, `before` what was set before that. */
export type StoredSlot = SlotKey &
  SlotState & { readonly booked: number; readonly change: number | null; readonly before: SlotState | null }

/** A slot to store: what is set from now on, what was before, and the room that results. */
export type SlotToStore = SlotKey & {
  readonly after: SlotState
  readonly before: SlotState
  readonly room: number
}

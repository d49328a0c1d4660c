/** Types of the calendar of the installation teams, as the desk shows, stores and changes it. */
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

/** Keys of the teams, with their names. */
export type TeamOptions = readonly (readonly [team: string, name: string])[]

/** A day that a change leaves alone. `source`: the day that would be copied to it has no visits. */
export type UnchangedDay = {
  readonly day: string
  readonly why: 'past' | 'sunday' | 'holiday' | 'source'
  readonly holiday: DayOff
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

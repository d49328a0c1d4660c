/** Types of the teams' installation slots, as the desk shows, stores and changes them. */
import type { SchedulePeriod, SlotState } from '../../../src/desk/page-data-types/team-schedule.ts'

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

/** Data of the desk page with the installation slots. */
import type { ListPart } from './list-part.ts'

export type InstallationSlotsProps = {
  readonly rows: readonly {
    /** Name of the team, made unique if two teams share a name. */
    readonly team: string
    /** yyyy-mm-dd. */
    readonly day: string
    readonly period: 'manha' | 'tarde'
    readonly capacity: number
    readonly booked: number
  }[]
  readonly part: ListPart
}

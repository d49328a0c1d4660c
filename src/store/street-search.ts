import type { StreetSearch } from '../funnel/street-search.ts'
import { reducerOf } from './create-reducer.ts'
import * as events from './events.ts'

const idle: StreetSearch = { status: 'idle' }

/** Store slice of the search for a street. It is kept in memory only. */
export const streetsReducer = reducerOf<StreetSearch>(idle, (on) => {
  on(events.streetsAsked, (_search, query) => ({ status: 'busy', query }))
  on(events.streetsSettled, (_search, settled) => settled)
  on(events.booted, () => idle)
  on(events.restarted, () => idle)
})

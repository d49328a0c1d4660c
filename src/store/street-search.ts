import type { StreetSearch } from '../funnel/street-search-state-and-rules.ts'
import { buildReducer } from './reducer-without-immer.ts'
import * as events from './redux-actions.ts'

/** Store slice of the search for a street. It is kept in memory only. */
export const streetsReducer = buildReducer<StreetSearch>({ status: 'idle' }, (on) => {
  on(events.streetsRequested, (_search, query) => ({ status: 'busy', query }))
  on(events.streetsFound, (search, { towns, streets }) =>
    search.status === 'busy' ? { ...search, status: 'done', towns, streets } : search,
  )
  on(events.streetsFailed, (search) => (search.status === 'busy' ? { ...search, status: 'failed' } : search))
})

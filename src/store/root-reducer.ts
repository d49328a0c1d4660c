/** Combines the slices of the store. */
import { combineReducers, type Store } from '@reduxjs/toolkit'
import { dialogueReducer } from './dialogue.ts'
import { uiReducer } from './journey-position-and-ui-state.ts'
import { orderReducer } from './order.ts'
import { partsReducer } from './progress-of-multi-part-questions.ts'
import { savesReducer } from './answers-being-saved.ts'
import { streetsReducer } from './street-search.ts'
import { orderActionsReducer } from './order-action-status.ts'

export const rootReducer = combineReducers({
  order: orderReducer,
  ui: uiReducer,
  saves: savesReducer,
  dialogue: dialogueReducer,
  parts: partsReducer,
  orderActions: orderActionsReducer,
  streets: streetsReducer,
})
export type RootState = ReturnType<typeof rootReducer>
export type AppStore = Store<RootState>

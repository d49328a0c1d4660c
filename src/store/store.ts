import { combineReducers, type Store } from '@reduxjs/toolkit'
import { dialogueReducer } from './dialogue.ts'
import { flowReducer } from './flow.ts'
import { orderReducer } from './order.ts'
import { savesReducer } from './saves.ts'

export const rootReducer = combineReducers({
  order: orderReducer,
  flow: flowReducer,
  saves: savesReducer,
  dialogue: dialogueReducer,
})
export type RootState = ReturnType<typeof rootReducer>
export type AppStore = Store<RootState>

import { createSlice } from '@reduxjs/toolkit'
import * as events from './events.ts'
import type { SaveItem } from './events.ts'

/** The ordered save queue (decisions 34) and the version of every saved answer. */
export interface Saves {
  items: SaveItem[]
  sending: string | null
  failure: { text: string; offline: boolean } | null
  versions: Record<string, number>
}

const initialState: Saves = { items: [], sending: null, failure: null, versions: {} }

const slice = createSlice({
  name: 'saves',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    const drop = (saves: Saves, key: string) => {
      saves.items = saves.items.filter((item) => item.key !== key)
      saves.sending = null
      saves.failure = null
    }
    builder
      .addCase(events.leadLoaded, (saves, { payload }) => {
        saves.versions = payload.versions
      })
      .addCase(events.saveQueued, (saves, { payload }) => {
        // A correction of an answer that has not left yet takes its place.
        const waiting = saves.items.filter((item) => item.wire !== payload.wire || item.key === saves.sending)
        saves.items = [...waiting, payload as never]
      })
      .addCase(events.saveStarted, (saves, { payload }) => {
        saves.sending = payload.key
      })
      .addCase(events.saved, (saves, { payload }) => {
        saves.versions[payload.wire] = payload.version
        drop(saves, payload.key)
      })
      .addCase(events.saveFailed, (saves, { payload }) => {
        saves.sending = null
        saves.failure = payload
      })
      .addCase(events.saveRefused, (saves, { payload }) => drop(saves, payload.key))
      .addCase(events.savesForgotten, () => initialState)
      .addCase(events.leadLost, () => initialState)
      .addCase(events.restarted, () => initialState)
  },
})
export const savesReducer = slice.reducer

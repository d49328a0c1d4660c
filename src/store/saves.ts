import { createSlice } from '@reduxjs/toolkit'
import * as events from './events.ts'
import type { SaveItem } from './events.ts'

/** The ordered save queue (decisions 34) and the version of every saved answer. */
export interface Saves {
  items: SaveItem[]
  sending: string | null
  /** Key of the first item once it has left: the server may have it, even when no reply came. */
  tried: string | null
  failure: { text: string; offline: boolean } | null
  versions: Record<string, number>
}

const initialState: Saves = { items: [], sending: null, tried: null, failure: null, versions: {} }

/**
 * Version that the server must hold for an item to be a change of what the visitor saw (If-Match): 0 for an
 * answer that was never given. Each item of the same answer before it in the queue makes one more.
 */
export function versionBefore(
  { items, versions }: Pick<Saves, 'items' | 'versions'>,
  item: SaveItem,
): number {
  const at = items.findIndex((each) => each.key === item.key)
  const earlier = items.slice(0, Math.max(at, 0)).filter((each) => each.wire === item.wire)
  return (versions[item.wire] ?? 0) + earlier.length
}

/** Whether an item still changes what the server holds by now; if not, another tab answered meanwhile. */
export function isStillNew(
  { versions }: Pick<Saves, 'versions'>,
  item: SaveItem,
  held: Readonly<Record<string, number>>,
): boolean {
  return (held[item.wire] ?? 0) === (versions[item.wire] ?? 0)
}

const slice = createSlice({
  name: 'saves',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    const drop = (saves: Saves, key: string) => {
      saves.items = saves.items.filter((item) => item.key !== key)
      saves.sending = null
      saves.tried = null
      saves.failure = null
    }
    builder
      .addCase(events.leadLoaded, (saves, { payload }) => {
        saves.items = saves.items.filter((item) => isStillNew(saves, item, payload.versions))
        if (!saves.items.some((item) => item.key === saves.tried)) saves.tried = null
        saves.versions = payload.versions
      })
      .addCase(events.saveQueued, (saves, { payload }) => {
        // A correction of an answer that has not left yet takes its place.
        const staying = saves.items.filter((item) => item.wire !== payload.wire || item.key === saves.tried)
        saves.items = [...staying, payload as never]
      })
      .addCase(events.saveStarted, (saves, { payload }) => {
        saves.sending = payload.key
        saves.tried = payload.key
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
      .addCase(events.saveDropped, (saves, { payload }) => drop(saves, payload.key))
      .addCase(events.savesForgotten, () => initialState)
      .addCase(events.leadLost, () => initialState)
      .addCase(events.restarted, () => initialState)
  },
})
export const savesReducer = slice.reducer

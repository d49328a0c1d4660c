/** Store slice of the answers that are being saved to the server (src/sagas/server-record/save-queue.ts sends them). */
import type { Problem } from '../lib/problem-keys.ts'
import * as events from './redux-actions.ts'
import type { SaveItem } from './redux-actions.ts'
import { buildReducer } from './reducer-without-immer.ts'

/** Store slice of the save queue, and of the version of every saved answer. */
export interface Saves {
  items: SaveItem[]
  /**
   * Keys of the items that were sent and are first in the queue. The server may have stored an item even if
   * no reply came.
   */
  tried: readonly string[]
  /** Keys of the items that are sent with the risk check; the queue skips them. */
  held: readonly string[]
  failure: { problem: Problem; offline: boolean } | null
  versions: Record<string, number>
}

const initialState: Saves = { items: [], tried: [], held: [], failure: null, versions: {} }

/**
 * Returns the version of an answer that the server must still have when the item is saved (If-Match): the
 * last known version, or 0 for a new answer, plus one for each earlier item of the same answer in the queue.
 */
export function expectedVersion(
  { items, versions }: Pick<Saves, 'items' | 'versions'>,
  item: SaveItem,
): number {
  const at = items.findIndex((each) => each.key === item.key)
  const earlier = items.slice(0, Math.max(at, 0)).filter((each) => each.wire === item.wire)
  return (versions[item.wire] ?? 0) + earlier.length
}

/**
 * Whether the server still has the version of the answer that this page knows. If not, another tab has
 * changed the answer in the meantime.
 */
export function isVersionUnchanged(
  { versions }: Pick<Saves, 'versions'>,
  item: SaveItem,
  held: Readonly<Record<string, number>>,
): boolean {
  return (held[item.wire] ?? 0) === (versions[item.wire] ?? 0)
}

const without = (saves: Saves, key: string): Saves => ({
  ...saves,
  items: saves.items.filter((item) => item.key !== key),
  tried: saves.tried.filter((each) => each !== key),
  failure: null,
})

export const savesReducer = buildReducer(initialState, (on) => {
  on(events.recordLoaded, (saves, { versions }) => {
    const items = saves.items.filter((item) => isVersionUnchanged(saves, item, versions))
    const tried = saves.tried.filter((key) => items.some((item) => item.key === key))
    return { ...saves, items, tried, versions }
  })
  on(events.saveQueued, (saves, item) => {
    // A correction replaces an answer that has not been sent yet.
    const staying = saves.items.filter((each) => each.wire !== item.wire || saves.tried.includes(each.key))
    return { ...saves, items: [...staying, item] }
  })
  // answers stored when the record was created need no saving
  on(events.coverageChecked, (saves, { versions }) =>
    versions
      ? {
          ...saves,
          items: saves.items.filter((item) => versions[item.wire] === undefined),
          versions: { ...saves.versions, ...versions },
        }
      : saves,
  )
  on(events.saveStarted, (saves, { keys }) => ({ ...saves, tried: [...new Set([...saves.tried, ...keys])] }))
  on(events.answerSaved, (saves, { key, wire, version }) => ({
    ...without(saves, key),
    versions: { ...saves.versions, [wire]: version },
  }))
  on(events.saveFailed, (saves, failure) => ({ ...saves, failure }))
  on(events.savesHeld, (saves, { keys }) => ({ ...saves, held: keys }))
  on(events.savesReleased, (saves) => ({ ...saves, held: [] }))
  on(events.saveRefused, (saves, { key }) => without(saves, key))
  on(events.saveDropped, (saves, { key }) => without(saves, key))
  on(events.saveQueueCleared, () => initialState)
  on(events.recordLost, () => initialState)
  on(events.orderRestarted, () => initialState)
})

import * as events from './events.ts'
import type { SaveItem } from './events.ts'
import { reducerOf } from './reducer.ts'

/** The ordered save queue (D34) and the version of every saved answer. */
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

const without = (saves: Saves, key: string): Saves => ({
  ...saves,
  items: saves.items.filter((item) => item.key !== key),
  sending: null,
  tried: null,
  failure: null,
})

export const savesReducer = reducerOf(initialState, (on) => {
  on(events.subjectLoaded, (saves, { versions }) => {
    const items = saves.items.filter((item) => isStillNew(saves, item, versions))
    const tried = items.some((item) => item.key === saves.tried) ? saves.tried : null
    return { ...saves, items, tried, versions }
  })
  on(events.saveQueued, (saves, item) => {
    // A correction of an answer that has not left yet takes its place.
    const staying = saves.items.filter((each) => each.wire !== item.wire || each.key === saves.tried)
    return { ...saves, items: [...staying, item] }
  })
  // what was stored with the subject's creation is no answer to be saved any more
  on(events.coverageChecked, (saves, { versions }) =>
    versions
      ? {
          ...saves,
          items: saves.items.filter((item) => versions[item.wire] === undefined),
          versions: { ...saves.versions, ...versions },
        }
      : saves,
  )
  on(events.saveStarted, (saves, { key }) => ({ ...saves, sending: key, tried: key }))
  on(events.saved, (saves, { key, wire, version }) => ({
    ...without(saves, key),
    versions: { ...saves.versions, [wire]: version },
  }))
  on(events.saveFailed, (saves, failure) => ({ ...saves, sending: null, failure }))
  on(events.saveRefused, (saves, { key }) => without(saves, key))
  on(events.saveDropped, (saves, { key }) => without(saves, key))
  on(events.savesForgotten, () => initialState)
  on(events.subjectLost, () => initialState)
  on(events.restarted, () => initialState)
})

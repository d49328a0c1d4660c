import { delay, outside } from '../runtime/effects.ts'
import type { Stored, Subject } from './subject.ts'

const PATIENCE_FOR_BATCH = 8
const PAUSE_MS = 250

/** Versions that answers of a subject had when the page before this one sent them on leaving, by wire step. */
function sentOnLeaving(text: string | null): [string, number][] {
  try {
    const sent: unknown = JSON.parse(text ?? '{}')
    if (typeof sent !== 'object' || sent === null) return []
    return Object.entries(sent).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
  } catch {
    return [] // corrupted or of an old format: as if nothing was sent (X20)
  }
}

/**
 * The stored subject, once it holds what was sent on leaving or that is plainly not coming any more (two seconds).
 */
export function* fetchStored(load: NonNullable<Subject['load']>, id: string): Generator<unknown, Stored> {
  const { api, storage } = yield* outside()
  const awaited = sentOnLeaving(storage.read('sent'))
  for (let attempt = 0; ; attempt += 1) {
    const stored = yield* load(api, id)
    const isHere = awaited.every(([wire, before]) => (stored.versions[wire] ?? 0) > before)
    if (isHere || attempt >= PATIENCE_FOR_BATCH) {
      storage.drop('sent')
      return stored
    }
    yield* delay(PAUSE_MS)
  }
}

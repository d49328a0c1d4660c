/** Sends unsaved answers when the visitor leaves the page, and lets the next page wait until they have arrived. */
import { callApi } from '../runtime/call-api.ts'
import { delay, getDependencies, select } from '../runtime/effects.ts'
import type { Stored, RecordApiCalls } from '../runtime/server-record-types.ts'
import { expectedVersion } from '../../store/saves.ts'
import { selectUi, selectSaves } from '../../store/selectors.ts'

/**
 * Sends the whole save queue when the page is left, in one request that the browser completes afterwards. It also
 * stores the versions that the server had before, so that the next page can wait until the answers have arrived.
 */
export function* sendAnswersOnLeave() {
  const { storage, recordCalls, report } = yield* getDependencies()
  const { recordId } = yield* select(selectUi)
  const saves = yield* select(selectSaves)
  const leave = recordCalls?.leave
  if (!leave || !recordId || saves.items.length === 0) return
  const items = saves.items.map((item) => ({ ...item, version: expectedVersion(saves, item) }))
  const held = items.map(({ wire }) => [wire, saves.versions[wire] ?? 0])
  storage.write('sent', JSON.stringify(Object.fromEntries(held)))
  try {
    yield* callApi((api) => leave(api, items, recordId))
  } catch (error) {
    report(error, 'leave')
  }
}

const PATIENCE_FOR_BATCH = 8
const PAUSE_MS = 250

/** Parses the stored versions: by wire step, the version that the server had before the answer was sent. */
function sentOnLeaving(text: string | null): [string, number][] {
  try {
    const sent: unknown = JSON.parse(text ?? '{}')
    if (typeof sent !== 'object' || sent === null) return []
    return Object.entries(sent).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
  } catch {
    return [] // corrupted or in an old format: as if nothing was sent
  }
}

/**
 * Loads the stored record. If answers were sent when the previous page was left, waits up to two seconds
 * until the record includes them.
 */
export function* fetchStored(
  load: NonNullable<RecordApiCalls['load']>,
  id: string,
): Generator<unknown, Stored> {
  const { storage } = yield* getDependencies()
  const awaited = sentOnLeaving(storage.read('sent'))
  for (let attempt = 0; ; attempt += 1) {
    const stored = yield* load(id)
    const isHere = awaited.every(([wire, before]) => (stored.versions[wire] ?? 0) > before)
    if (isHere || attempt >= PATIENCE_FOR_BATCH) {
      storage.drop('sent')
      return stored
    }
    yield* delay(PAUSE_MS)
  }
}

/**
 * Sends the whole save queue when the page is left, in one request that the browser completes afterwards. It also
 * stores the versions that the server had before, so that the next page can wait until the answers have arrived.
 */
import { callApi } from '../runtime/call-api.ts'
import { getDependencies, select } from '../runtime/effects.ts'
import { expectedVersion } from '../../store/answers-being-saved.ts'
import { selectUi, selectSaves } from '../../store/selectors.ts'

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

import { versionBefore } from '../../store/saves.ts'
import { selectFlow, selectSaves } from '../../store/selectors.ts'
import { outside, select } from '../runtime/effects.ts'

/**
 * On page leave, sends the whole queue in one request that outlives the page (D34). The server's previous versions
 * are kept, so that the next page can wait for the answers to arrive.
 */
export function* sendAllOnLeave() {
  const { api, storage, subject, report } = yield* outside()
  const { subjectId } = yield* select(selectFlow)
  const saves = yield* select(selectSaves)
  if (!subject?.leave || !subjectId || saves.items.length === 0) return
  const items = saves.items.map((item) => ({ ...item, version: versionBefore(saves, item) }))
  const held = items.map(({ wire }) => [wire, saves.versions[wire] ?? 0])
  storage.write('sent', JSON.stringify(Object.fromEntries(held)))
  subject.leave(api, items, subjectId).catch((error: unknown) => report(error, 'leave'))
}

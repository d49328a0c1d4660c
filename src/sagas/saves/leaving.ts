import { versionBefore } from '../../store/saves.ts'
import { selectFlow, selectSaves } from '../../store/selectors.ts'
import { outside, select } from '../effects.ts'

/**
 * The page is being left: the whole queue goes as one request that outlives it (decisions 34). What the server
 * held before stays behind, so that the next page waits for the answers to arrive.
 */
export function* sendAllAtOnce() {
  const { api, memory, report } = yield* outside()
  const { leadId } = yield* select(selectFlow)
  const saves = yield* select(selectSaves)
  if (!leadId || saves.items.length === 0) return
  const batch = saves.items.map((item) => ({
    step: item.wire,
    body: item.body,
    key: item.key,
    version: versionBefore(saves, item),
  }))
  const held = saves.items.map(({ wire }) => [wire, saves.versions[wire] ?? 0])
  memory.write('sent', JSON.stringify(Object.fromEntries(held)))
  api.lead.batch(leadId, batch).catch((error: unknown) => report(error, 'batch'))
}

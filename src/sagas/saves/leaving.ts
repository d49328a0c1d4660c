import { selectFlow, selectSaves } from '../../store/selectors.ts'
import { outside, select } from '../effects.ts'

/**
 * The page is being left: the whole queue goes as one request that outlives it (decisions 34). The steps'
 * names stay behind, so that the next page waits for them to arrive.
 */
export function* sendAllAtOnce() {
  const { api, memory, report } = yield* outside()
  const { leadId } = yield* select(selectFlow)
  const { items, versions } = yield* select(selectSaves)
  if (!leadId || items.length === 0) return
  const batch = items.map(({ key, wire, body }) => ({
    step: wire,
    body,
    key,
    ...(versions[wire] === undefined ? {} : { version: versions[wire] }),
  }))
  memory.write('sent', JSON.stringify(items.map((item) => item.wire)))
  api.lead.batch(leadId, batch).catch((error: unknown) => report(error, 'batch'))
}

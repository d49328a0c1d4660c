import { ApiError, errorText, isRetryable } from '../../api/errors.ts'
import {
  leadLost,
  moved,
  noticeRaised,
  saved,
  saveFailed,
  saveQueued,
  saveRefused,
  savesForgotten,
  saveStarted,
  type SaveItem,
} from '../../store/events.ts'
import { selectFlow, selectOrder, selectPosition, selectSaves } from '../../store/selectors.ts'
import type { RootState } from '../../store/store.ts'
import { call, outside, put, select, take } from '../effects.ts'
import { untilNextTry } from '../patiently.ts'
import { loadLead } from '../resume/loadLead.ts'

const selectNext = (state: RootState) => (state.flow.leadId ? (state.saves.items[0] ?? null) : null)

/** The save queue: one answer at a time, in order, each until it is stored or refused (decisions 34). */
export function* saveQueue() {
  for (;;) {
    const item = yield* select(selectNext)
    if (item) yield* save(item)
    else yield* take([saveQueued.type, 'coverage/checked', 'lead/loaded'])
  }
}

function* save(item: SaveItem) {
  const { api } = yield* outside()
  for (let attempt = 0; ; attempt += 1) {
    const { leadId } = yield* select(selectFlow)
    const { versions, items } = yield* select(selectSaves)
    // Forgotten (a new start) or replaced by a correction while it waited for its next try.
    if (!leadId || !items.some((each) => each.key === item.key)) return
    yield* put(saveStarted({ key: item.key }))
    try {
      const reply = yield* call(api.lead.save, leadId, item.wire, item.body, item.key, versions[item.wire])
      yield* put(saved({ key: item.key, wire: item.wire, version: reply.version }))
      return
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!isRetryable(error)) return yield* settleRefusal(item, error)
      yield* put(saveFailed({ text: errorText(error.failure), offline: error.failure.kind === 'network' }))
      yield* untilNextTry(attempt, error)
    }
  }
}

/** A save that will never pass: back to its question with the server's text, later answers kept. */
function* settleRefusal(item: SaveItem, error: ApiError) {
  const { failure } = error
  const reply = failure.kind === 'server' ? failure.reply : {}
  const status = failure.kind === 'server' || failure.kind === 'http' ? failure.status : 0
  if (status === 404 || status === 410) {
    yield* put(leadLost())
    return
  }
  if (reply.code === 'finished' || reply.code === 'version_conflict') {
    yield* put(savesForgotten())
    yield* loadLead()
    if (reply.code === 'version_conflict') yield* put(noticeRaised({ kind: 'other-tab' }))
    return
  }
  const values = (yield* select(selectOrder)).answers[item.step]?.values ?? {}
  const position = yield* select(selectPosition)
  yield* put(saveRefused({ key: item.key, step: item.step, text: errorText(failure), values }))
  if (position !== item.step) yield* put(moved({ to: item.step, how: 'push', returnTo: position }))
}

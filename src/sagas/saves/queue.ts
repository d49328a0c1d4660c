import { ApiError, errorText, isRetryable } from '../../api/errors.ts'
import { stepOf } from '../../funnel/journeys.ts'
import type { StepId } from '../../funnel/types.ts'
import {
  moved,
  noticeRaised,
  saved,
  saveDropped,
  saveFailed,
  saveQueued,
  saveRefused,
  savesForgotten,
  saveStarted,
  type SaveItem,
} from '../../store/events.ts'
import { versionBefore } from '../../store/saves.ts'
import { selectFlow, selectOrder, selectPosition, selectSaves } from '../../store/selectors.ts'
import type { RootState } from '../../store/store.ts'
import { call, outside, put, select, take } from '../effects.ts'
import { takeWayOut } from '../finish/refusedOrder.ts'
import { untilNextTry } from '../patiently.ts'
import { loadLead } from '../resume/loadLead.ts'
import { loseLead } from '../resume/loseLead.ts'
import { whileOrder } from '../whileAt.ts'

const selectNext = (state: RootState) =>
  state.flow.leadId && state.flow.phase === 'ready' ? (state.saves.items[0] ?? null) : null

/** The save queue: one answer at a time, in order, each until it is stored or refused (decisions 34). */
export function* saveQueue() {
  for (;;) {
    const item = yield* select(selectNext)
    if (item) yield* whileOrder(() => save(item))
    else yield* take([saveQueued.type, 'coverage/checked', 'lead/loaded'])
  }
}

function* save(item: SaveItem) {
  const { api } = yield* outside()
  for (let attempt = 0; ; attempt += 1) {
    const { leadId } = yield* select(selectFlow)
    const saves = yield* select(selectSaves)
    // Forgotten or taken the place of while it waited for its next try.
    if (!leadId || !saves.items.some((each) => each.key === item.key)) return
    yield* put(saveStarted({ key: item.key }))
    try {
      const version = versionBefore(saves, item)
      const reply = yield* call(api.lead.save, leadId, item.wire, item.body, item.key, version)
      yield* put(saved({ key: item.key, wire: item.wire, version: reply.version }))
      return
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!isRetryable(error)) {
        yield* settleRefusal(item, error)
        return
      }
      yield* put(saveFailed({ text: errorText(error.failure), offline: error.failure.kind === 'network' }))
      yield* untilNextTry(attempt, error)
    }
  }
}

/** What is to be done about a save that will never pass. */
function* settleRefusal(item: SaveItem, error: ApiError) {
  const { failure } = error
  const reply = failure.kind === 'server' ? failure.reply : {}
  const status = failure.kind === 'server' || failure.kind === 'http' ? failure.status : 0
  if (status === 404 || status === 410) {
    yield* loseLead()
    return
  }
  if (reply.code === 'finished') {
    yield* put(savesForgotten())
    yield* takeWayOut({ kind: 'reload' })
    return
  }
  if (reply.code === 'version_conflict') {
    yield* put(saveDropped({ key: item.key }))
    yield* loadLead()
    yield* put(noticeRaised({ kind: 'other-tab' }))
    return
  }
  const { items } = yield* select(selectSaves)
  if (items.some((each) => each.wire === item.wire && each.key !== item.key)) {
    // A later answer to the same question waits behind it: that one counts.
    yield* put(saveDropped({ key: item.key }))
    return
  }
  yield* bringBack(item, error, reply.field)
}

/** Back to the question with the server's text, later answers kept. */
function* bringBack({ key, step }: SaveItem, error: ApiError, named: string | undefined) {
  const values = (yield* select(selectOrder)).answers[step]?.values ?? {}
  const position = yield* select(selectPosition)
  const { returnTo } = yield* select(selectFlow)
  yield* put(saveRefused({ key, step, values, text: errorText(error.failure), field: fieldOf(step, named) }))
  if (position !== step) yield* put(moved({ to: step, how: 'push', returnTo: returnTo ?? position }))
}

/** The field that a refusal is about: the one the server names, else the first that is typed. */
function fieldOf(step: StepId, named: string | undefined): string {
  const { fields } = stepOf(step)
  const known = fields.find((field) => field.name === named)
  return (known ?? fields.find((field) => field.kind !== 'choice') ?? fields[0])?.name ?? ''
}

import { ApiError, errorText, isRetryable } from '../../api/errors.ts'
import { stepOf } from '../../funnel/journeys.ts'
import type { BatchReply } from '../../contract/lead.ts'
import type { ErrorReply } from '../../contract/common.ts'
import type { Step } from '../../funnel/types.ts'
import {
  coverageChecked,
  factsLearned,
  moved,
  noticeRaised,
  saved,
  saveDropped,
  saveFailed,
  saveQueued,
  saveRefused,
  savesForgotten,
  savesReleased,
  saveStarted,
  subjectLoaded,
  type SaveItem,
} from '../../store/events.ts'
import { versionBefore } from '../../store/saves.ts'
import { selectFlow, selectOrder, selectPosition, selectSaves } from '../../store/selectors.ts'
import type { RootState } from '../../store/store.ts'
import { call, outside, put, select, take } from '../runtime/effects.ts'
import { cancelWhenOver } from '../runtime/cancel.ts'
import { pauseBeforeRetry } from '../runtime/retry.ts'
import { loadSubject } from './load.ts'
import { loseSubject } from './lose.ts'
import { takeWayOut } from './recover.ts'
import type { VersionedItem } from './subject.ts'

/**
 * The next answers to send: the first in the queue, plus those of the same submit right after it. None while the
 * risk check takes them along.
 */
const selectNext = (state: RootState): readonly SaveItem[] => {
  const { subjectId, phase } = state.flow
  const { items, held } = state.saves
  const [first, ...others] = items
  if (!subjectId || phase !== 'ready' || !first || held.includes(first.key)) return []
  const end = others.findIndex((item) => item.group === undefined || item.group !== first.group)
  return [first, ...others.slice(0, end < 0 ? undefined : end)]
}

const WAKING = [
  saveQueued.type,
  savesReleased.type,
  coverageChecked.type,
  subjectLoaded.type,
  factsLearned.type,
]

/** The save queue: one submit at a time, in order, until each is stored or rejected (D34). */
export function* saveQueue() {
  const { painted } = yield* outside()
  for (;;) {
    const items = yield* select(selectNext)
    if (items.length > 0) {
      yield* cancelWhenOver(() => save(items))
      continue
    }
    yield* take(WAKING)
    // The answer's own move comes first: it may lead to the risk check, which takes the answer along. The next question
    // comes first, too, since starting a request costs as much time as drawing half of it.
    yield* call(painted)
  }
}

function* save(items: readonly SaveItem[]) {
  const [first] = items
  for (let attempt = 0; first; attempt += 1) {
    const { subjectId } = yield* select(selectFlow)
    const saves = yield* select(selectSaves)
    // Discarded or replaced while waiting for its next attempt.
    const waiting = items.filter((item) => saves.items.some((each) => each.key === item.key))
    if (!subjectId || waiting.length === 0) return
    yield* put(saveStarted({ keys: waiting.map(({ key }) => key) }))
    try {
      const versioned = waiting.map((item) => ({ ...item, version: versionBefore(saves, item) }))
      yield* send(versioned, subjectId)
      return
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!isRetryable(error)) {
        yield* settleRefusal(waiting[0] ?? first, error)
        return
      }
      yield* put(saveFailed({ text: errorText(error.failure), offline: error.failure.kind === 'network' }))
      yield* pauseBeforeRetry(attempt, error)
    }
  }
}

/** Saves a single answer with its own call, and several as a batch in which each may be rejected individually. */
function* send(items: readonly VersionedItem[], subjectId: string) {
  const { api, subject } = yield* outside()
  const [first] = items
  if (!subject?.save || !first) return
  if (items.length === 1 || !subject.batch) {
    const { version } = yield* call(subject.save, api, first, subjectId)
    yield* put(saved({ key: first.key, wire: first.wire, version }))
    return
  }
  const { results } = yield* call(subject.batch, api, items, subjectId)
  for (const [at, item] of items.entries()) {
    const result = results[at]
    if (result?.success) yield* put(saved({ key: item.key, wire: item.wire, version: result.version ?? 0 }))
    else if (result) yield* settleRefusal(item, refusalOf(result))
  }
}

/** Turns a rejected batch item into the error its own call would have raised. */
function refusalOf({ message = '', ...reply }: BatchReply['results'][number]): ApiError {
  const { code, field, current } = reply as Partial<ErrorReply>
  return new ApiError({ kind: 'server', status: 409, text: message, reply: { code, field, current } })
}

/** Handles a save that will never succeed. */
function* settleRefusal(item: SaveItem, error: ApiError) {
  const { failure } = error
  const reply = failure.kind === 'server' ? failure.reply : {}
  const status = failure.kind === 'server' || failure.kind === 'http' ? failure.status : 0
  if (status === 404 || status === 410) {
    yield* loseSubject()
    return
  }
  if (reply.code === 'finished') {
    yield* put(savesForgotten())
    yield* takeWayOut({ kind: 'reload' })
    return
  }
  if (reply.code === 'version_conflict') {
    yield* put(saveDropped({ key: item.key }))
    yield* loadSubject()
    yield* put(noticeRaised({ kind: 'other-tab' }))
    return
  }
  const { items } = yield* select(selectSaves)
  if (items.some((each) => each.wire === item.wire && each.key !== item.key)) {
    // A later answer to the same question is queued: that one counts.
    yield* put(saveDropped({ key: item.key }))
    return
  }
  yield* bringBack(item, error, reply.field)
}

/** Returns to the question with the server's message; later answers are kept. */
function* bringBack({ key, step }: SaveItem, error: ApiError, named: string | undefined) {
  const order = yield* select(selectOrder)
  const values = order.answers[step]?.values ?? {}
  const position = yield* select(selectPosition)
  const { returnTo } = yield* select(selectFlow)
  yield* put(
    saveRefused({
      key,
      step,
      values,
      text: errorText(error.failure),
      field: fieldOf(stepOf(order, step), named),
    }),
  )
  if (position !== step) yield* put(moved({ to: step, how: 'push', returnTo: returnTo ?? position }))
}

/** The field a rejection concerns: the one named by the server, else the first typed one. */
function fieldOf(step: Step, named: string | undefined): string {
  const { fields } = step
  const known = fields.find((field) => field.name === named)
  return (known ?? fields.find((field) => field.kind !== 'choice') ?? fields[0])?.name ?? ''
}

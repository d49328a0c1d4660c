/** Sends the visitor's answers to the server in the background, from the queue in src/store/answers-being-saved.ts. */
import type { Action } from '@reduxjs/toolkit'
import { ApiError, givesReason, isRetryable } from '../../api/api-error-and-its-message.ts'
import type { BatchReply } from '../../contract/lead.ts'
import type { ErrorReply } from '../../contract/shared-schemas.ts'
import {
  coverageChecked,
  factsLoaded,
  answerSaved,
  retryRequested,
  saveDropped,
  saveFailed,
  saveQueued,
  savesReleased,
  saveStarted,
  recordLoaded,
  type SaveItem,
  stepChanged,
  noticeRaised,
  saveRefused,
  saveQueueCleared,
} from '../../store/redux-actions.ts'
import { expectedVersion } from '../../store/answers-being-saved.ts'
import { selectUi, selectSaves, selectOrder, selectPosition } from '../../store/selectors.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { callApi } from '../runtime/call-api.ts'
import { call, getDependencies, put, select, spawn, take } from '../runtime/effects.ts'
import { reportErrors } from '../runtime/guarded-sagas.ts'
import { cancelWhenOver } from '../runtime/run-cancellable-saga.ts'
import { pauseBeforeRetry } from '../runtime/retry-calls-and-show-failures.ts'
import type { VersionedItem } from '../runtime/server-record-types.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import type { Step } from '../../funnel/step-and-journey-types.ts'
import { loadRecord, loseRecord } from './load-server-record.ts'
import { applyRecovery } from './recover-from-rejected-call.ts'
import { isContactGiven } from '../../funnel/is-contact-given.ts'

/**
 * Selects the next answers to send: the first in the queue, and the following ones that were submitted
 * together with it. Selects none while the first is held back for the risk check.
 */
const selectNext = (state: RootState): readonly SaveItem[] => {
  const { recordId, phase } = state.ui
  const { items, held } = state.saves
  const [first, ...others] = items
  if (!recordId || phase !== 'ready' || !first || held.includes(first.key)) return []
  const end = others.findIndex((item) => item.group === undefined || item.group !== first.group)
  return [first, ...others.slice(0, end < 0 ? undefined : end)]
}

const WAKING = [
  saveQueued.type,
  savesReleased.type,
  coverageChecked.type,
  recordLoaded.type,
  factsLoaded.type,
]

/** Milliseconds in the background after which a visitor has stopped. */
const PAUSE_MS = 60_000

/** Runs from the first answer that is saved. The id of the order for which the link was offered is stored. */
function* offerLinkAfterPause() {
  const { can, now, signals, storage } = yield* getDependencies()
  if (!can.has('resume')) return
  const channel = yield* call(signals)
  let hiddenAt = Infinity
  for (;;) {
    const signal = yield* take(channel)
    if (signal === 'hidden') hiddenAt = now()
    if (signal !== 'visible' || now() - hiddenAt < PAUSE_MS) continue
    const { notice, phase, recordId } = yield* select(selectUi)
    const order = yield* select(selectOrder)
    const isOpen = phase === 'ready' && !notice && !order.finished
    if (!isOpen || !recordId || !isContactGiven(order) || storage.read('offered') === recordId) continue
    storage.write('offered', recordId)
    yield* put(noticeRaised({ kind: 'elsewhere' }))
  }
}

/**
 * Runs the save queue: sends the answers of one submit at a time, in order, until each is stored or rejected.
 */
export function* saveQueue() {
  const { painted } = yield* getDependencies()
  // from the first answer on there is an order to go on with elsewhere
  yield* spawn(reportErrors(offerLinkAfterPause))
  for (;;) {
    const items = yield* select(selectNext)
    if (items.length > 0) {
      yield* cancelWhenOver(() => save(items))
      continue
    }
    yield* take(WAKING)
    // Wait until the next screen is drawn. The answer may lead to the risk check, which then sends the answer
    // itself. Starting a request also takes half as long as drawing the next question.
    yield* call(painted)
  }
}

/**
 * Drops answers that the visitor has given anew, so that one which the server never takes holds nothing up. A server
 * with versions may have stored such an answer and counts the new one from it, so there it is sent until it is stored.
 */
function* dropReplaced(sent: readonly SaveItem[]) {
  if ((yield* getDependencies()).can.has('versions')) return
  const { items } = yield* select(selectSaves)
  for (const { key, wire } of sent)
    if (items.some((each) => each.wire === wire && each.key !== key)) yield* put(saveDropped({ key }))
}

function* save(items: readonly SaveItem[]) {
  const [first] = items
  const isWord = (action: Action) =>
    retryRequested.match(action) ||
    (saveQueued.match(action) && items.some(({ wire }) => wire === action.payload.wire))
  for (let attempt = 0; first; attempt += 1) {
    yield* dropReplaced(items)
    const { recordId } = yield* select(selectUi)
    const saves = yield* select(selectSaves)
    // While this attempt was delayed, answers may have been discarded or replaced.
    const waiting = items.filter((item) => saves.items.some((each) => each.key === item.key))
    if (!recordId || waiting.length === 0) return
    yield* put(saveStarted({ keys: waiting.map(({ key }) => key) }))
    try {
      const versioned = waiting.map((item) => ({ ...item, version: expectedVersion(saves, item) }))
      yield* deliver(versioned, recordId)
      return
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      yield* put(saveFailed({ problem: error.problem, offline: error.failure.kind === 'network' }))
      yield* pauseBeforeRetry(attempt, error, isWord)
    }
  }
}

/**
 * Sends the answers and handles a rejection. Throws if another attempt may succeed. What the server says about an answer
 * is shown at its question, even if it might pass: nobody waits here who could read it elsewhere.
 */
function* deliver(items: readonly VersionedItem[], recordId: string) {
  try {
    yield* send(items, recordId)
  } catch (error) {
    const [first] = items
    if (!(error instanceof ApiError) || !first || (isRetryable(error) && !givesReason(error))) throw error
    yield* handleRefusedSave(first, error)
  }
}

/**
 * Handles an answer that the server rejected for good. Depending on the reason, the order is loaded again or forgotten,
 * the answer is dropped, or its question is shown again.
 */
function* handleRefusedSave(item: SaveItem, error: ApiError) {
  const { failure } = error
  const reply = failure.kind === 'server' ? failure.reply : {}
  const status = failure.kind === 'server' || failure.kind === 'http' ? failure.status : 0
  if (status === 404 || status === 410) {
    yield* loseRecord()
    return
  }
  if (reply.code === 'finished') {
    yield* put(saveQueueCleared())
    yield* applyRecovery({ kind: 'reload' })
    return
  }
  if (reply.code === 'version_conflict') {
    const { answers: before } = yield* select(selectOrder)
    yield* put(saveDropped({ key: item.key }))
    yield* loadRecord()
    yield* put(noticeRaised({ kind: 'other-tab', before }))
    return
  }
  const { items } = yield* select(selectSaves)
  if (items.some((each) => each.wire === item.wire && each.key !== item.key)) {
    // a later answer to the same question is queued and replaces this one
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
  const { returnTo } = yield* select(selectUi)
  yield* put(
    saveRefused({
      key,
      step,
      values,
      problem: error.problem,
      field: fieldOf(stepOf(order, step), named),
    }),
  )
  if (position !== step) yield* put(stepChanged({ to: step, how: 'push', returnTo: returnTo ?? position }))
}

/** The field that a rejection concerns: the one that the server names, or else the first typed field. */
function fieldOf(step: Step, named: string | undefined): string {
  const { fields } = step
  const known = fields.find((field) => field.name === named)
  return (known ?? fields.find((field) => field.kind !== 'choice') ?? fields[0])?.name ?? ''
}

/**
 * Saves a single answer with its own call. Several answers are saved as a batch, in which each may be
 * rejected alone.
 */
function* send(items: readonly VersionedItem[], recordId: string) {
  const { recordCalls } = yield* getDependencies()
  const [first] = items
  const { save, batch } = recordCalls ?? {}
  if (!save || !first) return
  if (items.length === 1 || !batch) {
    const { version } = yield* callApi((api) => save(api, first, recordId))
    yield* put(answerSaved({ key: first.key, wire: first.wire, version }))
    return
  }
  const { results } = yield* callApi((api) => batch(api, items, recordId))
  for (const [at, item] of items.entries()) {
    const result = results[at]
    if (result?.success)
      yield* put(answerSaved({ key: item.key, wire: item.wire, version: result.version ?? 0 }))
    else if (result) yield* handleRefusedSave(item, refusalOf(result))
  }
}

/** Turns a rejected item of a batch into the error that a call for this item alone would have raised. */
function refusalOf({ message = '', ...reply }: BatchReply['results'][number]): ApiError {
  const { code, field, current } = reply as Partial<ErrorReply>
  return new ApiError({ kind: 'server', status: 409, text: message, reply: { code, field, current } })
}

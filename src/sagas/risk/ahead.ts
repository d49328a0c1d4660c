import type { Action } from '@reduxjs/toolkit'
import { ApiError, isRetryable } from '../../api/errors.ts'
import { stepOf } from '../../funnel/journeys.ts'
import { firstMissing } from '../../funnel/navigation.ts'
import {
  accepted,
  booted,
  factsLearned,
  moved,
  restarted,
  retryAsked,
  riskAheadChanged,
  riskChecked,
  saved,
  saveDropped,
  saveFailed,
  saveRefused,
  subjectLoaded,
  subjectLost,
} from '../../store/events.ts'
import { selectFlow, selectOrder, selectSaves, selectSubjectId, selectWait } from '../../store/selectors.ts'
import { cleaningUp } from '../runtime/cancel.ts'
import { call, delay, outside, put, race, select, spawn, take } from '../runtime/effects.ts'
import { showFailure } from '../runtime/retry.ts'
import { safely } from '../runtime/safely.ts'
import { requestCheck, withHeldAnswers } from './request.ts'

/**
 * Asks for the risk check while the visitor chooses how to pay, which it is not about, so that they need not wait for
 * it (docs/decisions/0042-the-risk-check-ahead.md). Should it fail, the step that waits requests it again; a visitor
 * who does not wait for it yet is not notified.
 */
export function* askRiskAhead() {
  const { subject } = yield* outside()
  const { mode, online, isRiskAsked } = yield* select(selectFlow)
  const order = yield* select(selectOrder)
  if (!subject?.confirm || !online || isRiskAsked || order.facts.risk !== 'none') return
  // a page that asks for more than the payment has more to wait for
  if (stepOf(order, firstMissing(order, mode)).meanwhile === 'risk-ahead') yield* spawn(safely(askBehind))
}

function* askBehind() {
  yield* put(riskAheadChanged({ isAsked: true }))
  yield* cleaningUp(
    () => untilOutdated(),
    () => put(riskAheadChanged({ isAsked: false })),
  )
  yield* forgetOldDates()
}

/** Milliseconds for which the dates in the check's reply are shown; others book visits in the meantime. */
const DATES_LAST_MS = 60_000

/** The dates of a visitor who takes longer over the payment are fetched again when they reach that question. */
export function* forgetOldDates() {
  const order = yield* select(selectOrder)
  if (!order.facts.freeDates) return
  const isShown = (action: Action) =>
    moved.match(action) && stepOf(order, action.payload.to).needs === 'dates'
  const isOver = (action: Action) => ENDS.some(({ match }) => match(action))
  const { old } = yield* race({
    old: delay(DATES_LAST_MS),
    shown: take((action: Action) => isShown(action) || isOver(action)),
  })
  if (old) yield* put(factsLearned({ facts: { freeDates: null } }))
}

/** Another order, or the same one as the server knows it. */
const ENDS = [restarted, subjectLost, subjectLoaded, booted]

function* untilOutdated() {
  const order = yield* select(selectOrder)
  /** An answer that the check or the dates in its reply depend on; or the visitor requests another attempt. */
  const isOutdated = (action: Action) =>
    [...ENDS, retryAsked].some(({ match }) => match(action)) ||
    (accepted.match(action) && !stepOf(order, action.payload.step).wire?.includes('bankInfo'))
  yield* race({ done: call(ask), outdated: take(isOutdated) })
}

function* ask() {
  const { painted, uuid } = yield* outside()
  const before = (yield* select(selectSaves)).items.map(({ key }) => key)
  yield* withHeldAnswers(function* (held) {
    // the question comes first: starting a request costs as much time as drawing half of it
    yield* call(painted)
    if (!(yield* areStored(before.filter((key) => !held.includes(key))))) return
    try {
      yield* put(riskChecked(yield* requestCheck(uuid())))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const isAwaited = (yield* select(selectWait))?.what === 'risk'
      if (isAwaited && isRetryable(error)) yield* showFailure('risk', error)
    }
  })
}

/** Waits for answers that have their own calls. False as soon as anything is in the way; that is not reported here. */
function* areStored(keys: readonly string[]) {
  for (;;) {
    const { items, failure } = yield* select(selectSaves)
    if (failure || !(yield* select(selectSubjectId))) return false
    if (!items.some(({ key }) => keys.includes(key))) return true
    if (saveRefused.match(yield* take([saved, saveFailed, saveDropped, saveRefused]))) return false
  }
}

/** The risk check: in the background while the visitor answers, and waited for at its own step. */
import type { Action } from '@reduxjs/toolkit'
import { ApiError, isRetryable } from '../../api/api-error-and-its-message.ts'
import { stepOf, findStep } from '../../funnel/journey-registry.ts'
import { firstMissing } from '../../funnel/next-previous-and-allowed-steps.ts'
import {
  answerAccepted,
  journeyStarted,
  factsLoaded,
  stepChanged,
  orderRestarted,
  retryRequested,
  backgroundRiskCheckChanged,
  riskChecked,
  answerSaved,
  saveDropped,
  saveFailed,
  saveRefused,
  recordLoaded,
  recordLost,
  waitEnded,
  waitStarted,
} from '../../store/redux-actions.ts'
import {
  selectUi,
  selectOrder,
  selectSaves,
  selectRecordId,
  selectWait,
  selectPosition,
} from '../../store/selectors.ts'
import { cleaningUp } from '../runtime/run-cancellable-saga.ts'
import { call, delay, getDependencies, put, race, select, spawn, take } from '../runtime/effects.ts'
import { showFailure } from '../runtime/retry-calls-and-show-failures.ts'
import { reportErrors } from '../runtime/guarded-sagas.ts'
import {
  sendRiskCheck,
  withHeldAnswers,
  requestRiskCheck,
} from './request-risk-check-with-unsaved-answers.ts'
import { goToNextStep } from '../server-record/go-to-step.ts'
import { applyRecoveryDetached } from '../server-record/recover-from-rejected-call.ts'

/**
 * Starts the risk check in the background, so that the visitor does not have to wait for it later
 * (docs/decisions/0024-what-a-visitor-waits-for.md). The check does not depend on the payment. If it fails, the step that
 * waits for it requests it again. The failure is shown only to a visitor who is already waiting.
 */
export function* requestRiskCheckInBackground() {
  const { recordCalls } = yield* getDependencies()
  const { mode, online, isRiskAsked } = yield* select(selectUi)
  const order = yield* select(selectOrder)
  if (!recordCalls?.confirm || !online || isRiskAsked || order.facts.risk !== 'none') return
  // only if the payment is the next question: a page that asks for more has more to wait for
  if (stepOf(order, firstMissing(order, mode)).meanwhile === 'risk-ahead')
    yield* spawn(reportErrors(askBehind))
}

function* askBehind() {
  yield* put(backgroundRiskCheckChanged({ isAsked: true }))
  yield* cleaningUp(
    () => untilOutdated(),
    () => put(backgroundRiskCheckChanged({ isAsked: false })),
  )
  yield* forgetOldDates()
}

/** Milliseconds for which the free dates in the check's reply may be used, because other customers also book dates. */
const DATES_LAST_MS = 60_000

/**
 * Drops the free dates after a minute, unless the visitor has reached the question that shows them. They are
 * fetched again for that question.
 */
export function* forgetOldDates() {
  const order = yield* select(selectOrder)
  if (!order.facts.freeDates) return
  const isShown = (action: Action) =>
    stepChanged.match(action) && stepOf(order, action.payload.to).needs === 'dates'
  const isOver = (action: Action) => ENDS.some(({ match }) => match(action))
  const { old } = yield* race({
    old: delay(DATES_LAST_MS),
    shown: take((action: Action) => isShown(action) || isOver(action)),
  })
  if (old) yield* put(factsLoaded({ facts: { freeDates: null } }))
}

/** Events after which the store holds another order, or the order as loaded from the server. */
const ENDS = [orderRestarted, recordLost, recordLoaded, journeyStarted]

function* untilOutdated() {
  const order = yield* select(selectOrder)
  /**
   * Whether an event makes the check outdated: an answer that the check or its free dates depend on, or
   * another attempt by the visitor.
   */
  const isOutdated = (action: Action) =>
    [...ENDS, retryRequested].some(({ match }) => match(action)) ||
    (answerAccepted.match(action) && !stepOf(order, action.payload.step).wire?.includes('bankInfo'))
  yield* race({ done: call(ask), outdated: take(isOutdated) })
}

function* ask() {
  const { painted, uuid } = yield* getDependencies()
  const before = (yield* select(selectSaves)).items.map(({ key }) => key)
  yield* withHeldAnswers(function* (held) {
    // draw the question first: starting a request takes half as long as drawing it
    yield* call(painted)
    if (!(yield* areStored(before.filter((key) => !held.includes(key))))) return
    try {
      yield* put(riskChecked(yield* sendRiskCheck(uuid())))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const isAwaited = (yield* select(selectWait))?.what === 'risk'
      if (isAwaited && isRetryable(error)) yield* showFailure('risk', error)
    }
  })
}

/** Waits until the given answers are stored. Returns false as soon as anything fails, without showing it. */
function* areStored(keys: readonly string[]) {
  for (;;) {
    const { items, failure } = yield* select(selectSaves)
    if (failure || !(yield* select(selectRecordId))) return false
    if (!items.some(({ key }) => keys.includes(key))) return true
    if (saveRefused.match(yield* take([answerSaved, saveFailed, saveDropped, saveRefused]))) return false
  }
}

/** Continues after the step that waits for the risk check. */
export function* moveOnFromRisk() {
  const step = findStep(yield* select(selectOrder), ({ needs }) => needs === 'risk')
  if (step) yield* goToNextStep(step.id)
}

/** Waits for the risk check that is already running in the background, or starts one. */
export function* waitForRisk() {
  yield* askedAhead()
  if ((yield* select(selectOrder)).facts.risk === 'none') yield* checkRisk()
  else yield* moveOnFromRisk()
}

function* askedAhead() {
  const isAsked = () => select(({ ui }) => ui.isRiskAsked)
  if (!(yield* isAsked())) return
  yield* put(waitStarted({ what: 'risk' }))
  while (yield* isAsked()) yield* take(backgroundRiskCheckChanged)
  // a failure message stays on the screen while the check is requested again
  if ((yield* select(selectWait))?.status === 'running') yield* put(waitEnded())
}

/** Runs the risk check. On the quiz step, after a reload, it only fetches the questions again. */
function* checkRisk() {
  const outcome = yield* requestRiskCheck()
  if (!outcome) return
  if ('way' in outcome) {
    yield* applyRecoveryDetached(outcome.way)
    return
  }
  const waited = findStep(yield* select(selectOrder), ({ needs }) => needs === 'risk')?.id
  yield* put(riskChecked(outcome.reply))
  const position = yield* select(selectPosition)
  if (position === waited || !outcome.reply.quiz) yield* moveOnFromRisk()
}

/** Fetches the questions of a quiz if a reload has lost them. */
export function* fetchQuiz() {
  if (!(yield* select(selectUi)).quiz) yield* checkRisk()
}

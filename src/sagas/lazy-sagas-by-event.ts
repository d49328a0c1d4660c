/**
 * Tables of the sagas that load with the first event that needs them: by kind of submitted answer, by step, by action
 * on the order.
 */
import { ApiError } from '../api/api-error-and-its-message.ts'
import { stepOf } from '../funnel/journey-registry.ts'
import type { Submit } from '../funnel/step-and-journey-types.ts'
import * as events from '../store/redux-actions.ts'
import { selectOrder, selectUi } from '../store/selectors.ts'
import type { OrderAction } from '../store/whole-order-action-types.ts'
import { loadBanks } from './prefetch-data-of-later-questions.ts'
import type { SubmitHandler } from './journey/handle-submitted-answers.ts'
import type { StepPreparers } from './journey/prepare-step.ts'
import { lazySaga, loadLater } from './load-lazy-sagas.ts'
import { actionChannel, call, getDependencies, put, select, take } from './runtime/effects.ts'
import { pauseBeforeRetry } from './runtime/retry-calls-and-show-failures.ts'

/** Submit handlers for answers that are not simply saved; journeys may add their own. */
export const SUBMITS: Partial<Record<Submit, SubmitHandler>> = {
  quiz: lazySaga('submitQuiz', 'quiz'),
  finish: lazySaga('finishOrder', 'finish'),
  contact: lazySaga('submitContact', 'waiting-list'),
}

/** Sagas that prepare steps before they can be answered. */
export const PREPARERS: StepPreparers = {
  coverage: lazySaga('checkAddress', 'coverage'),
  risk: lazySaga('waitForRisk', 'risk'),
  'risk-ahead': lazySaga('requestRiskCheckInBackground'),
  quiz: lazySaga('fetchQuiz', 'quiz'),
  dates: lazySaga('loadFreeDates', 'dates'),
  banks: loadBanks,
}

/** Actions on the whole order; while one runs, another of its kind is not started. */
export const ORDER_ACTIONS = [
  'code',
  'mail-link',
  'dates',
  'refresh',
  'revive',
  'erase',
  'reschedule',
  'send-code',
  'check-code',
  'open-agent-link',
  'accept-agent-link',
] as const satisfies readonly OrderAction['what'][]

/** Runs an action on the whole order, such as erasing it. */
export function* handleOrderAction(action: ReturnType<typeof events.orderActionRequested>) {
  try {
    const { runOrderAction } = yield* call(() => import('./order-actions/run-order-action.ts'))
    yield* runOrderAction(action)
  } catch (error) {
    yield* put(events.orderActionFailed({ what: action.payload.what, problem: { problem: 'rede-caiu' } }))
    throw error
  }
}

/**
 * Starts reporting to third parties at the order's first event. If the code for that does not load, nothing
 * is reported.
 */
export function* track() {
  const first = yield* take([
    events.answerAccepted.type,
    events.earlyAnswersKept.type,
    events.recordLoaded.type,
  ])
  const laterEvents = yield* actionChannel('*')
  const { painted } = yield* getDependencies()
  // the next question is drawn first
  yield* call(painted)
  const loaded = yield* call(async () => import('./tracking/track-order-events.ts').catch(() => null))
  if (loaded) yield* loaded.trackOrder(first, laterEvents)
}

/**
 * Starts the queue that saves answers with the first one that it gets. Nothing is saved before there is a record, and what
 * makes a record has usually loaded the same file. Until that has loaded, the answer is one that could not be saved yet.
 */
export function* startSaveQueue() {
  yield* take(events.saveQueued.type)
  const { painted } = yield* getDependencies()
  // the next question is drawn first
  yield* call(painted)
  for (let attempt = 0; ; attempt += 1) {
    try {
      const { saveQueue } = yield* loadLater()
      yield* saveQueue()
      return
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // before, nothing could have been saved
      const { recordId } = yield* select(selectUi)
      if (recordId) yield* put(events.saveFailed({ problem: error.problem, offline: true }))
      yield* pauseBeforeRetry(attempt, error)
    }
  }
}

const followAnswer = lazySaga('followAnswer')

/** Tells the visitor what an accepted answer changes in other answers, if it may change any. */
export function* announceEffectsOfAnswer(action: ReturnType<typeof events.answerAccepted>) {
  const { setsPrice, view } = stepOf(yield* select(selectOrder), action.payload.step)
  if (setsPrice || view === 'plans' || view === 'offers') yield* followAnswer(action)
}

const rememberCompany = lazySaga('rememberCompany')

/** Remembers that the visitor orders for a company, which most facts do not say. */
export function* noteFacts(action: ReturnType<typeof events.factsLoaded>) {
  if (action.payload.facts.representative) yield* rememberCompany(action)
}

/**
 * The sagas of the order's part, which loads after the first question (order-part.ts): what each event starts, and what
 * prepares a step. They see every event since the page was opened.
 */
import type { Action } from '@reduxjs/toolkit'
import { ApiError } from '../api/api-error-and-its-message.ts'
import { stepOf } from '../funnel/journey-registry.ts'
import type { Submit } from '../funnel/step-and-journey-types.ts'
import * as events from '../store/redux-actions.ts'
import { selectOrder } from '../store/selectors.ts'
import type { OrderAction } from '../store/whole-order-action-types.ts'
import { loadBanks, loadRegulations, loadPriceRange, searchCepsByStreet } from './catalogue/order-lists.ts'
import { loadFreeDates } from './dates/load-free-installation-dates.ts'
import { handleCall, handleWithdraw, submitContact } from './contact/waiting-list-and-call-requests.ts'
import { checkAddress } from './coverage/check-coverage-in-background-or-waiting.ts'
import { finishOrder } from './finish/finish-order.ts'
import { followAnswer } from './journey/announced-changes.ts'
import { handlePartAnswered } from './journey/handle-answered-question-part.ts'
import { submitter, type SubmitHandler } from './journey/handle-submitted-answers.ts'
import { handleAnswersVolunteered } from './journey/handle-volunteered-answers.ts'
import type { StepPreparers } from './journey/prepare-step.ts'
import { restartOrder } from './journey/open-stored-order.ts'
import { requestRiskCheckInBackground, fetchQuiz, waitForRisk } from './risk/risk-check.ts'
import { handleAnotherQuiz, recallQuiz, submitQuiz } from './risk/submit-quiz.ts'
import { actionChannel, call, getDependencies, put, select, take } from './runtime/effects.ts'
import { every, leading, spawned } from './runtime/guarded-sagas.ts'
import { sendLateProtocol } from './server-record/save-late-webchat-protocol.ts'
import { saveQueue } from './server-record/save-queue.ts'
import { rememberCompany } from './storage/facts-kept-in-tab.ts'
import { trackOrder } from './tracking/track-order-events.ts'

export { findLinkedPlan } from './catalogue/find-linked-plan.ts'
export { openStoredOrder } from './journey/open-stored-order.ts'

/** Sagas that prepare steps before they can be answered. */
export const PREPARERS: StepPreparers = {
  coverage: checkAddress,
  risk: waitForRisk,
  'risk-ahead': requestRiskCheckInBackground,
  quiz: fetchQuiz,
  dates: loadFreeDates,
  banks: loadBanks,
}

/** Handlers of answers that are not simply saved; journeys may have their own. */
const SUBMITS: Partial<Record<Submit, SubmitHandler>> = {
  quiz: submitQuiz,
  finish: finishOrder,
  contact: submitContact,
}

/** Actions on the whole order; while one runs, another of its kind is not started. */
const ORDER_ACTIONS = [
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

/** What is started, in this order. */
const watchersFor = (own: Partial<Record<Submit, SubmitHandler>> = {}) => [
  every(events.answerAccepted, announceEffectsOfAnswer),
  every(events.factsLoaded, noteFacts),
  every(events.saveQueued, sendLateProtocol),
  every(events.answersVolunteered, handleAnswersVolunteered),
  ...Object.entries(SUBMITS)
    .filter(([kind]) => !(kind in own))
    .map(([kind, handler]) => leading(events.answersSubmitted, submitter(kind as Submit, handler))),
  leading(events.pricesRequested, loadPriceRange),
  every(events.streetsRequested, searchCepsByStreet),
  every(events.partAnswered, handlePartAnswered),
  every(events.riskChecked, recallQuiz),
  leading(events.anotherQuizRequested, handleAnotherQuiz),
  ...ORDER_ACTIONS.map((what) => leading(requestsOf(what), handleOrderAction)),
  leading(events.restartRequested, restartOrder),
  leading(events.withdrawalRequested, handleWithdraw),
  leading(events.callRequested, handleCall),
  leading(events.regulationsRequested, loadRegulations),
  spawned(saveQueue),
  spawned(fetchBanksAhead),
  spawned(track),
]

const requestsOf = (what: OrderAction['what']) => ({
  match: (action: Action): action is ReturnType<typeof events.orderActionRequested> =>
    events.orderActionRequested.match(action) && action.payload.what === what,
})

export function* orderSaga() {
  const { submits } = yield* getDependencies()
  for (const start of watchersFor(submits)) yield* start()
}

/** Runs an action on the whole order, such as erasing it. Few orders need one, so its code loads with it. */
function* handleOrderAction(action: ReturnType<typeof events.orderActionRequested>) {
  try {
    const { runOrderAction } = yield* call(() => import('./order-actions/run-order-action.ts'))
    yield* runOrderAction(action)
  } catch (error) {
    yield* put(events.orderActionFailed({ what: action.payload.what, problem: { problem: 'rede-caiu' } }))
    throw error
  }
}

/** Tells the visitor what an accepted answer changes in other answers, if it may change any. */
function* announceEffectsOfAnswer(action: ReturnType<typeof events.answerAccepted>) {
  const { setsPrice, view } = stepOf(yield* select(selectOrder), action.payload.step)
  if (setsPrice || view === 'plans' || view === 'offers') yield* followAnswer(action)
}

/** Remembers that the visitor orders for a company, which most facts do not say. */
function* noteFacts(action: ReturnType<typeof events.factsLoaded>) {
  if (action.payload.facts.representative) yield* call(rememberCompany, action)
}

/**
 * Prefetches the list of banks after the first answer, or once a stored order has loaded. Only journeys
 * with a risk check have a payment step.
 */
function* fetchBanksAhead() {
  const { recordCalls, painted } = yield* getDependencies()
  if (!recordCalls?.confirm) return
  yield* take([events.answerAccepted.type, events.recordLoaded.type])
  yield* call(painted)
  try {
    yield* loadBanks()
  } catch (error) {
    // the question for the bank account loads them again
    if (!(error instanceof ApiError)) throw error
  }
}

/** Reports to third parties from the order's first event on, once the next question is drawn. */
function* track() {
  const first = yield* take([
    events.answerAccepted.type,
    events.earlyAnswersKept.type,
    events.recordLoaded.type,
  ])
  const laterEvents = yield* actionChannel('*')
  const { painted } = yield* getDependencies()
  yield* call(painted)
  yield* trackOrder(first, laterEvents)
}

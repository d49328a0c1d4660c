/** Root saga: starts all watchers and then restores or starts the order. */
import type { Action } from '@reduxjs/toolkit'
import { ApiError } from '../api/errors.ts'
import { stepOf } from '../funnel/journey-registry.ts'
import type { Submit } from '../funnel/step-and-journey-types.ts'
import * as events from '../store/redux-actions.ts'
import type { OrderAction } from '../store/whole-order-action-types.ts'
import { selectOrder, selectStep } from '../store/selectors.ts'
import { handleAnswersSubmitted, submitter, type SubmitHandler } from './journey/accept-answers.ts'
import { type Arrival, startOrRestoreOrder } from './journey/start-or-restore-order.ts'
import { watchBrowserEvents } from './journey/watch-browser-events.ts'
import { prepareSteps, type StepPreparers } from './journey/prepare-step.ts'
import { syncAddressBar } from './journey/sync-address-bar.ts'
import { loadReaderForMessage } from './journey/load-message-reader.ts'
import { handleBack, handleCorrection, handleMode, handleUrlNavigation } from './journey/navigation.ts'
import { lookUpOrderCep } from './coverage/look-up-cep.ts'
import { lazySaga } from './load-lazy-sagas.ts'
import {
  actionChannel,
  call,
  getDependencies,
  put,
  select,
  spawn,
  take,
  takeEvery,
  takeLeading,
} from './runtime/effects.ts'
import { reportErrors } from './runtime/report-errors.ts'
import { saveQueue } from './server-record/save-queue.ts'

const openStoredOrder = lazySaga('openStoredOrder', 'load')
const loadBanks = lazySaga('loadBanks')

/**
 * Prefetches the list of banks after the first answer, or once a stored order has loaded. Only journeys
 * with a risk check have a payment step.
 */
function* fetchBanksAhead() {
  const { recordCalls, painted } = yield* getDependencies()
  if (!recordCalls?.confirm) return
  yield* take([events.answerAccepted.type, events.recordLoaded.type])
  // the next question is drawn first
  yield* call(painted)
  try {
    yield* loadBanks()
  } catch (error) {
    // without network their code does not load; the question for the bank account loads it again
    if (!(error instanceof ApiError)) throw error
  }
}

/**
 * Starts reporting to third parties at the order's first event. If the code for that does not load, nothing
 * is reported.
 */
function* track() {
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

const findLinkedPlan = lazySaga('findLinkedPlan')

/** Names the plan that the visitor's link asks for. */
function* nameLinkedPlanLater() {
  const { painted } = yield* getDependencies()
  // the first question is drawn first
  yield* call(painted)
  const { sku, id } = (yield* select(selectOrder)).wish
  if (sku ?? id) yield* findLinkedPlan()
}

/** Looks up the CEP while the house number is being asked. The visitor never waits for it. */
function* lookUpPlace() {
  const step = yield* select(selectStep)
  // steps that need the town look up the same data
  if (step.needs === 'town' || !step.fields.some(({ name }) => name === 'is_block_allotment')) return
  // the question is drawn first
  const { painted } = yield* getDependencies()
  yield* call(painted)
  if ((yield* select(selectStep)) === step) yield* lookUpOrderCep()
}

/** Submit handlers for answers that are not simply saved; journeys may add their own. */
const SUBMITS: Partial<Record<Submit, SubmitHandler>> = {
  quiz: lazySaga('submitQuiz', 'quiz'),
  finish: lazySaga('finishOrder', 'finish'),
  contact: lazySaga('submitContact', 'waiting-list'),
}

/** Sagas that prepare steps before they can be answered. Their code loads when it is needed. */
const LATER: StepPreparers = {
  coverage: lazySaga('checkAddress', 'coverage'),
  risk: lazySaga('waitForRisk', 'risk'),
  'risk-ahead': lazySaga('requestRiskCheckInBackground'),
  quiz: lazySaga('fetchQuiz', 'quiz'),
  dates: lazySaga('loadFreeDates', 'dates'),
  banks: loadBanks,
}

const REGULATIONS_LOST = events.regulationsFailed({ problem: { problem: 'rede-caiu' } })

const ORDER_ACTIONS = [
  'code',
  'dates',
  'revive',
  'erase',
  'reschedule',
  'send-code',
  'check-code',
  'open-agent-link',
  'accept-agent-link',
] as const satisfies readonly OrderAction['what'][]

const CALL_LOST = events.contactRequestChanged({ what: 'call', state: 'failed' })

/**
 * Runs an action on the whole order, such as erasing it. Such actions are rare, so their code loads when the
 * first one is requested.
 */
function* handleOrderAction(action: ReturnType<typeof events.orderActionRequested>) {
  try {
    const { runOrderAction } = yield* call(() => import('./order-actions/run-order-action.ts'))
    yield* runOrderAction(action)
  } catch (error) {
    yield* put(events.orderActionFailed({ what: action.payload.what, problem: { problem: 'rede-caiu' } }))
    throw error
  }
}

const tellOfNewPrice = lazySaga('announceNewPrice')

const dropEarlyDay = lazySaga('dropEarlyDay')

const announceDroppedVisit = lazySaga('announceDroppedVisit')

function* tellWhatFollows(action: ReturnType<typeof events.answerAccepted>) {
  const { setsPrice, view } = stepOf(yield* select(selectOrder), action.payload.step)
  if (setsPrice) yield* tellOfNewPrice(action)
  if (view !== 'plans' && view !== 'offers') return
  if (view === 'plans') yield* dropEarlyDay()
  yield* announceDroppedVisit()
}

export function* rootSaga(arrival: Arrival) {
  const { submits, watch } = yield* getDependencies()
  yield* takeEvery(events.stepChanged, reportErrors(syncAddressBar))
  yield* takeEvery(events.stepChanged, reportErrors(lookUpPlace))
  yield* spawn(reportErrors(prepareSteps), LATER)
  yield* takeEvery(events.answersSubmitted, reportErrors(handleAnswersSubmitted))
  yield* takeEvery(events.answerAccepted, reportErrors(tellWhatFollows))
  yield* takeEvery(events.factsLoaded, reportErrors(lazySaga('rememberCompany')))
  yield* takeEvery(
    events.answersVolunteered,
    // loaded by then, because what reads a message needs the whole journey, too
    reportErrors(lazySaga('recordAnswersFromMessage', 'messages')),
  )
  yield* takeLeading(events.messageHeld, reportErrors(loadReaderForMessage))
  for (const [kind, handler] of Object.entries({ ...SUBMITS, ...submits }))
    yield* takeLeading(events.answersSubmitted, reportErrors(submitter(kind as Submit, handler)))
  yield* takeLeading(events.pricesRequested, reportErrors(lazySaga('loadPriceRange')))
  yield* takeEvery(
    events.streetsRequested,
    reportErrors(lazySaga('searchCepsByStreet', events.streetsFailed())),
  )
  yield* takeEvery(events.partAnswered, reportErrors(lazySaga('recordPartOfAnswer')))
  yield* takeEvery(events.riskChecked, reportErrors(lazySaga('recallQuiz')))
  yield* takeEvery(events.stepVisited, reportErrors(handleUrlNavigation))
  yield* takeEvery(events.backRequested, reportErrors(handleBack))
  yield* takeEvery(events.correctionRequested, reportErrors(handleCorrection))
  yield* takeEvery(events.modeChangeRequested, reportErrors(handleMode))
  yield* takeLeading(events.anotherQuizRequested, reportErrors(lazySaga('handleAnotherQuiz', 'quiz')))
  for (const what of ORDER_ACTIONS) {
    const isIt = (action: Action) => events.orderActionRequested.match(action) && action.payload.what === what
    yield* takeLeading(isIt, reportErrors(handleOrderAction))
  }
  yield* takeLeading(events.restartRequested, reportErrors(lazySaga('restartOrder', 'load')))
  yield* takeLeading(events.withdrawalRequested, reportErrors(lazySaga('handleWithdraw')))
  yield* takeLeading(events.callRequested, reportErrors(lazySaga('handleCall', CALL_LOST)))
  yield* takeLeading(events.regulationsRequested, reportErrors(lazySaga('loadRegulations', REGULATIONS_LOST)))
  if (watch) yield* spawn(reportErrors(watch))
  yield* spawn(reportErrors(saveQueue), lazySaga('handleRefusedSave'))
  yield* spawn(reportErrors(fetchBanksAhead))
  yield* spawn(reportErrors(nameLinkedPlanLater))
  yield* spawn(reportErrors(track))
  yield* spawn(reportErrors(watchBrowserEvents))
  yield* call(reportErrors(startOrRestoreOrder), arrival, openStoredOrder)
}

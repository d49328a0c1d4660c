/** Root saga: starts all watchers and then restores or starts the order. */
import type { Action } from '@reduxjs/toolkit'
import type { Submit } from '../funnel/step-and-journey-types.ts'
import type { OrderAction } from '../store/whole-order-action-types.ts'
import * as events from '../store/redux-actions.ts'
import { fetchBanksAhead, lookUpPlace, nameLinkedPlan } from './prefetch-data-of-later-questions.ts'
import { handleAnswersSubmitted, submitter } from './journey/handle-submitted-answers.ts'
import { loadReaderForMessage } from './journey/load-message-reader.ts'
import { handleBack, handleCorrection, handleMode, handleUrlNavigation } from './journey/handle-navigation.ts'
import { prepareSteps } from './journey/prepare-step.ts'
import { type Arrival, startOrRestoreOrder } from './journey/start-or-restore-order.ts'
import { syncAddressBar } from './journey/sync-address-bar.ts'
import { watchBrowserEvents } from './journey/watch-browser-events.ts'
import {
  handleOrderAction,
  noteFacts,
  ORDER_ACTIONS,
  PREPARERS,
  startSaveQueue,
  SUBMITS,
  announceEffectsOfAnswer,
  track,
} from './lazy-sagas-by-event.ts'
import { lazySaga } from './load-lazy-sagas.ts'
import type { Dependencies } from './runtime/dependencies.ts'
import { call, getDependencies } from './runtime/effects.ts'
import { reportErrors } from './runtime/report-errors.ts'
import { every, leading, spawned } from './runtime/start-sagas-with-error-reports.ts'

const CALL_LOST = events.contactRequestChanged({ what: 'call', state: 'failed' })
const REGULATIONS_LOST = events.regulationsFailed({ problem: { problem: 'rede-caiu' } })

/**
 * What is started, in this order: for every event, for an event while no earlier one is being handled, or from the start.
 * A `lazySaga` loads with its first event.
 */
const watchersFor = ({ submits, watch }: Pick<Dependencies, 'submits' | 'watch'>) => [
  every(events.stepChanged, syncAddressBar),
  every(events.stepChanged, lookUpPlace),
  spawned(prepareSteps, PREPARERS),
  every(events.answersSubmitted, handleAnswersSubmitted),
  every(events.answerAccepted, announceEffectsOfAnswer),
  every(events.factsLoaded, noteFacts),
  every(events.saveQueued, lazySaga('sendLateProtocol')),
  // loaded by then, because what reads a message needs the whole journey, too
  every(events.answersVolunteered, lazySaga('handleAnswersVolunteered', 'messages')),
  leading(events.messageHeld, loadReaderForMessage),
  ...Object.entries({ ...SUBMITS, ...submits }).map(([kind, handler]) =>
    leading(events.answersSubmitted, submitter(kind as Submit, handler)),
  ),
  leading(events.pricesRequested, lazySaga('loadPriceRange')),
  every(events.streetsRequested, lazySaga('searchCepsByStreet', events.streetsFailed())),
  every(events.partAnswered, lazySaga('handlePartAnswered')),
  every(events.riskChecked, lazySaga('recallQuiz')),
  every(events.stepVisited, handleUrlNavigation),
  every(events.backRequested, handleBack),
  every(events.correctionRequested, handleCorrection),
  every(events.modeChangeRequested, handleMode),
  leading(events.anotherQuizRequested, lazySaga('handleAnotherQuiz', 'quiz')),
  ...ORDER_ACTIONS.map((what) => leading(requestsOf(what), handleOrderAction)),
  leading(events.restartRequested, lazySaga('restartOrder', 'load')),
  leading(events.withdrawalRequested, lazySaga('handleWithdraw')),
  leading(events.callRequested, lazySaga('handleCall', CALL_LOST)),
  leading(events.regulationsRequested, lazySaga('loadRegulations', REGULATIONS_LOST)),
  ...(watch ? [spawned(watch)] : []),
  spawned(startSaveQueue),
  spawned(fetchBanksAhead),
  spawned(nameLinkedPlan),
  spawned(track),
  spawned(watchBrowserEvents),
]

const requestsOf = (what: OrderAction['what']) => ({
  match: (action: Action): action is ReturnType<typeof events.orderActionRequested> =>
    events.orderActionRequested.match(action) && action.payload.what === what,
})

const openStoredOrder = lazySaga('openStoredOrder', 'load')

export function* rootSaga(arrival: Arrival) {
  for (const start of watchersFor(yield* getDependencies())) yield* start()
  yield* call(reportErrors(startOrRestoreOrder), arrival, openStoredOrder)
}

/** Root saga: starts what every visit needs, the order's part once it has loaded, and restores or starts the order. */
import type { Submit } from '../funnel/step-and-journey-types.ts'
import * as events from '../store/redux-actions.ts'
import { lookUpPlace } from './coverage/look-up-cep.ts'
import { handleAnswersSubmitted, submitter } from './journey/handle-submitted-answers.ts'
import { loadReaderForMessage } from './journey/load-message-reader.ts'
import { handleBack, handleCorrection, handleMode, handleUrlNavigation } from './journey/handle-navigation.ts'
import { prepareSteps } from './journey/prepare-step.ts'
import { type Arrival, startOrRestoreOrder } from './journey/start-or-restore-order.ts'
import { watchBrowserEvents, syncAddressBar } from './journey/browser-events.ts'
import { nameLinkedPlan, openStoredOrder, preparerOf, type RunBeside, runOrderPart } from './order-part.ts'
import type { Dependencies } from './runtime/dependencies.ts'
import { call, getDependencies } from './runtime/effects.ts'
import { reportErrors, every, leading, spawned } from './runtime/guarded-sagas.ts'

/**
 * What is started with the page, in this order: for every event, for an event while no earlier one is being handled, or
 * from the start. All other events are handled by the order's part (order.ts).
 */
const firstWatchers = ({ submits = {}, watch }: Pick<Dependencies, 'submits' | 'watch'>) => [
  every(events.stepChanged, syncAddressBar),
  every(events.stepChanged, lookUpPlace),
  spawned(prepareSteps, preparerOf),
  every(events.answersSubmitted, handleAnswersSubmitted),
  leading(events.messageHeld, loadReaderForMessage),
  ...Object.entries(submits).map(([kind, handler]) =>
    leading(events.answersSubmitted, submitter(kind as Submit, handler)),
  ),
  every(events.stepVisited, handleUrlNavigation),
  every(events.backRequested, handleBack),
  every(events.correctionRequested, handleCorrection),
  every(events.modeChangeRequested, handleMode),
  ...(watch ? [spawned(watch)] : []),
  spawned(nameLinkedPlan),
  spawned(watchBrowserEvents),
]

export function* rootSaga(arrival: Arrival, runBeside: RunBeside) {
  for (const start of firstWatchers(yield* getDependencies())) yield* start()
  yield* spawned(runOrderPart, runBeside)()
  yield* call(reportErrors(startOrRestoreOrder), arrival, openStoredOrder)
}

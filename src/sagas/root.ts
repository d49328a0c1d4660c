import * as events from '../store/events.ts'
import { loadBanks, loadPlans } from './catalogue/catalogue.ts'
import { loadRegulations } from './catalogue/regulations.ts'
import { handleCall, handleContact, handleWithdraw } from './contact/handleContact.ts'
import { call, fork, spawn, take, takeEvery, takeLeading } from './effects.ts'
import { handleFinish } from './finish/handleFinish.ts'
import { handleAnswered } from './journey/handleAnswered.ts'
import { followWithAddress, watchMoves } from './journey/handleMoved.ts'
import {
  handleBack,
  handleCorrection,
  handleMode,
  handleStartVisited,
  handleVisited,
} from './journey/handleVisited.ts'
import { handleAnotherQuiz, handleQuiz } from './risk/handleQuiz.ts'
import { type Arrival, boot, startAnew } from './resume/boot.ts'
import { safely } from './safely.ts'
import { saveQueue } from './saves/queue.ts'
import { watchWeather } from './weather.ts'

/** After the first answer, or with a stored lead, the list of banks is fetched ahead (decisions 34). */
function* fetchBanksAhead() {
  yield* take([events.accepted.type, events.leadLoaded.type])
  yield* fork(loadBanks)
}

/** Starts every watcher, then opens the visit. */
export function* root(arrival: Arrival) {
  yield* takeEvery(events.moved, safely(followWithAddress))
  yield* spawn(safely(watchMoves))
  yield* takeEvery(events.answered, safely(handleAnswered))
  yield* takeLeading(events.answered, safely(handleQuizOrFinish))
  yield* takeEvery(events.visited, safely(handleVisited))
  yield* takeEvery(events.startVisited, safely(handleStartVisited))
  yield* takeEvery(events.backAsked, safely(handleBack))
  yield* takeEvery(events.correctionAsked, safely(handleCorrection))
  yield* takeEvery(events.modeAsked, safely(handleMode))
  yield* takeLeading(events.anotherQuizAsked, safely(handleAnotherQuiz))
  yield* takeLeading(events.restartAsked, safely(startAnew))
  yield* takeLeading(events.answered, safely(handleContact))
  yield* takeLeading(events.withdrawAsked, safely(handleWithdraw))
  yield* takeLeading(events.callAsked, safely(handleCall))
  yield* takeLeading(events.plansAsked, safely(loadPlans))
  yield* takeLeading(events.regulationsAsked, safely(loadRegulations))
  yield* spawn(safely(saveQueue))
  yield* spawn(safely(fetchBanksAhead))
  yield* spawn(safely(watchWeather))
  yield* call(safely(boot), arrival)
}

/** The two answers that need the server's word take one click at a time (faults 12). */
function* handleQuizOrFinish(action: ReturnType<typeof events.answered>) {
  yield* call(handleQuiz, action)
  yield* call(handleFinish, action)
}

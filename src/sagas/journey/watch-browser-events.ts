/** Handles browser events: the connection, the page's visibility and the visitor leaving the page. */
import { connectionChanged, retryRequested } from '../../store/redux-actions.ts'
import { selectUi, selectSaves } from '../../store/selectors.ts'
import { call, getDependencies, put, select, takeEvery } from '../runtime/effects.ts'
import type { BrowserSignal } from '../runtime/dependencies.ts'
import { sendAnswersOnLeave } from '../server-record/send-answers-on-leave.ts'

export function* watchBrowserEvents() {
  const { signals } = yield* getDependencies()
  const channel = yield* call(signals)
  yield* takeEvery(channel, handleSignal)
}

function* handleSignal(signal: BrowserSignal) {
  if (signal === 'leaving') return yield* sendAnswersOnLeave()
  if (signal === 'hidden') return
  if (signal !== 'visible') {
    yield* put(connectionChanged({ online: signal === 'online' }))
    return
  }
  const { failure } = yield* select(selectSaves)
  const { wait } = yield* select(selectUi)
  // no automatic retry if only a code or a person can help
  if (failure || (wait?.status === 'failed' && !wait.help)) yield* put(retryRequested())
}

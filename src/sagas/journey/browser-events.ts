/** Handles browser events (connection, visibility, leaving the page), and keeps the address in sync. */
import { connectionChanged, retryRequested } from '../../store/redux-actions.ts'
import { selectUi, selectSaves } from '../../store/selectors.ts'
import { call, getDependencies, put, select, takeEvery } from '../runtime/effects.ts'
import type { BrowserSignal } from '../runtime/dependencies.ts'
import { callApi } from '../runtime/call-api.ts'
import { expectedVersion } from '../../store/answers-being-saved.ts'
import type { PayloadAction } from '@reduxjs/toolkit'

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

/**
 * Sends the whole save queue when the page is left, in one request that the browser completes afterwards. It also
 * stores the versions that the server had before, so that the next page can wait until the answers have arrived.
 */
function* sendAnswersOnLeave() {
  const { storage, recordCalls, report } = yield* getDependencies()
  const { recordId } = yield* select(selectUi)
  const saves = yield* select(selectSaves)
  const leave = recordCalls?.leave
  if (!leave || !recordId || saves.items.length === 0) return
  const items = saves.items.map((item) => ({ ...item, version: expectedVersion(saves, item) }))
  const held = items.map(({ wire }) => [wire, saves.versions[wire] ?? 0])
  storage.write('sent', JSON.stringify(Object.fromEntries(held)))
  try {
    yield* callApi((api) => leave(api, items, recordId))
  } catch (error) {
    report(error, 'leave')
  }
}

/** Keeps the URL in sync with the state. */
export function* syncAddressBar({ payload }: PayloadAction<{ how: 'push' | 'replace' | 'none' }>) {
  if (payload.how === 'none') return
  const { go } = yield* getDependencies()
  const { mode, position } = yield* select(selectUi)
  go({ step: position, mode, how: payload.how })
}

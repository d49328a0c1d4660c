/**
 * Loads the code that reads messages, and retries until it has loaded, so that the visitor need not type the message
 * twice. A failure is shown with a retry button, unless the screen is already showing that the visitor must wait.
 */
import { ApiError } from '../../api/api-error-and-its-message.ts'
import { messagesReadable, waitEnded } from '../../store/redux-actions.ts'
import { selectWait } from '../../store/selectors.ts'
import { call, getDependencies, put, select } from '../runtime/effects.ts'
import { pauseBeforeRetry, showFailure } from '../runtime/retry-calls-and-show-failures.ts'

export function* loadReaderForMessage() {
  const { loadJourney, loadMessageReader } = yield* getDependencies()
  for (let attempt = 0; ; attempt += 1) {
    try {
      // loaded first, because it requests no file while the site does not answer (docs/decisions/0015)
      yield* call(loadMessageReader)
      yield* call(loadJourney)
      if ((yield* select(selectWait))?.what === 'messages') yield* put(waitEnded())
      yield* put(messagesReadable())
      return
    } catch (cause) {
      const error = new ApiError({ kind: 'network' }, { cause })
      if ((yield* select(selectWait)) === null) yield* showFailure('messages', error)
      yield* pauseBeforeRetry(attempt, error)
    }
  }
}

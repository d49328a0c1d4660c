/** Retries API calls, and shows failures to the waiting visitor. */
import type { Action } from '@reduxjs/toolkit'
import { ApiError, helpForError, isRetryable, retryAfter } from '../../api/api-error-and-its-message.ts'
import { clientPause } from '../../lib/backoff.ts'
import {
  anotherQuizRequested,
  answersSubmitted,
  connectionChanged,
  retryRequested,
  waitEnded,
  waitFailed,
  waitStarted,
  type WaitFor,
} from '../../store/redux-actions.ts'
import { call, delay, put, race, select, take } from './effects.ts'
import { selectUi, selectWait } from '../../store/selectors.ts'

const isBackOnline = (action: Action) => connectionChanged.match(action) && action.payload.online

/** Whether the visitor asks for another attempt: with "Tentar de novo", or with the question's own button. */
const isPush = (action: Action) =>
  retryRequested.match(action) || answersSubmitted.match(action) || anotherQuizRequested.match(action)

/**
 * Waits before the next attempt: until a timer ends, the visitor asks for the attempt, or the connection returns. If
 * the server sent Retry-After, only the timer ends the wait.
 * @returns the visitor's action, if it ended the wait
 */
export function* pauseBeforeRetry(
  attempt: number,
  error: ApiError,
  isWord: (action: Action) => boolean = retryRequested.match,
) {
  const asked = retryAfter(error)
  if (asked > 0) {
    yield* delay(clientPause(attempt, asked))
    return undefined
  }
  const { word } = yield* race({
    time: delay(clientPause(attempt)),
    word: take(isWord),
    online: take(isBackOnline),
  })
  return word
}

export function* showFailure(what: WaitFor, error: ApiError) {
  const { online } = yield* select(selectUi)
  yield* put(
    waitFailed({
      what,
      problem: error.problem,
      offline: !online || error.failure.kind === 'network',
      help: helpForError(error),
    }),
  )
}

/**
 * Shows that the visitor waits for a call. If that call has already failed, its message stays on the screen
 * until the visitor asks for another attempt.
 */
export function* showWait(what: WaitFor) {
  const wait = yield* select(selectWait)
  if (wait?.status !== 'failed' || wait.what !== what) yield* put(waitStarted({ what }))
}

/**
 * Repeats a call that the visitor is waiting for, until it succeeds. On failure the screen shows a message
 * with a retry button. Temporary errors are also retried in the background, under the same message.
 * During a long wait, "Tentar de novo" aborts the pending request and sends a new one (U-everywhere).
 * @param request gets the visitor's action that started this attempt, if any
 * @param isForCaller whether the caller handles an error; such an error is thrown after the waiting state is
 *   cleared
 */
export function* callWithRetry<T>(
  what: WaitFor,
  request: (word?: Action) => Generator<unknown, T>,
  isForCaller: (error: ApiError) => boolean = () => false,
): Generator<unknown, T> {
  let word: Action | undefined
  for (let attempt = 0; ; attempt += 1) {
    if (word) yield* put(waitStarted({ what }))
    else yield* showWait(what)
    const isFailureShown = (yield* select(selectWait))?.status === 'failed'
    try {
      const { reply, again } = yield* race({
        reply: call(request, word),
        again: take(isFailureShown ? isPush : retryRequested),
      })
      if (again) {
        word = again
        continue
      }
      yield* put(waitEnded())
      return reply as T
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (isForCaller(error)) {
        yield* put(waitEnded())
        throw error
      }
      yield* showFailure(what, error)
      if (isRetryable(error)) word = yield* pauseBeforeRetry(attempt, error, isPush)
      else word = yield* take(isPush)
    }
  }
}

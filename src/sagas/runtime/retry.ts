import type { Action } from '@reduxjs/toolkit'
import { ApiError, errorText, isRetryable, retryAfter } from '../../api/errors.ts'
import { clientPause } from '../../lib/backoff.ts'
import {
  anotherQuizAsked,
  answered,
  connectionChanged,
  retryAsked,
  waitEnded,
  waitFailed,
  waitStarted,
  type WaitFor,
} from '../../store/events.ts'
import { call, delay, put, race, select, take } from './effects.ts'
import { selectFlow } from '../../store/selectors.ts'

const isBackOnline = (action: Action) => connectionChanged.match(action) && action.payload.online

/** "Tentar de novo", or the button of the question pressed again. */
const isPush = (action: Action) =>
  retryAsked.match(action) || answered.match(action) || anotherQuizAsked.match(action)

/**
 * Waits for the next try: time, the visitor's word, or the connection coming back. What the server asked for
 * (Retry-After) is waited out in any case. Gives the visitor's word, if that was it.
 */
export function* pauseBeforeRetry(
  attempt: number,
  error: ApiError,
  isWord: (action: Action) => boolean = retryAsked.match,
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

/** The text and kind of an error for a screen that waits. */
function* showFailure(what: WaitFor, error: ApiError) {
  const { online } = yield* select(selectFlow)
  yield* put(
    waitFailed({
      what,
      text: errorText(error.failure),
      offline: !online || error.failure.kind === 'network',
    }),
  )
}

/**
 * Runs a call that the visitor waits for until it succeeds. While it fails the text stands on the screen with a
 * retry; what may pass is also tried again in the background (D25). "Tentar de novo" during a long
 * wait gives the running request up and makes a new one (U-everywhere).
 * @param request gets the visitor's word that led to this try, if one did
 * @param isForCaller errors that the caller has an answer to: they are thrown, after the wait is ended
 */
export function* callWithRetry<T>(
  what: WaitFor,
  request: (word?: Action) => Generator<unknown, T>,
  isForCaller: (error: ApiError) => boolean = () => false,
): Generator<unknown, T> {
  let word: Action | undefined
  for (let attempt = 0; ; attempt += 1) {
    yield* put(waitStarted({ what }))
    try {
      const { reply, again } = yield* race({ reply: call(request, word), again: take(retryAsked) })
      if (again) continue
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

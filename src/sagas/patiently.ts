import { ApiError, errorText, isRetryable, retryAfter } from '../api/errors.ts'
import {
  connectionChanged,
  retryAsked,
  waitEnded,
  waitFailed,
  waitStarted,
  type WaitFor,
} from '../store/events.ts'
import { delay, put, race, select, take } from './effects.ts'
import { selectFlow } from '../store/selectors.ts'

const LONGEST = 30_000

/** Milliseconds before the n-th retry (n from 0): 1 s, 2 s, 4 s … 30 s, or what the server asked for. */
export function backoff(attempt: number, error?: ApiError): number {
  return Math.max(Math.min(1000 * 2 ** attempt, LONGEST), error ? retryAfter(error) : 0)
}

/** Waits for the next try: time, the visitor's word, or the connection coming back. */
export function* untilNextTry(attempt: number, error: ApiError) {
  yield* race({
    time: delay(backoff(attempt, error)),
    asked: take(retryAsked),
    online: take((action: unknown) => connectionChanged.match(action) && action.payload.online),
  })
}

/** The text and kind of an error for a screen that waits. */
export function* showFailure(what: WaitFor, error: ApiError, final = false) {
  const { online } = yield* select(selectFlow)
  yield* put(
    waitFailed({
      what,
      text: errorText(error.failure),
      offline: !online || error.failure.kind === 'network',
      final,
    }),
  )
}

/**
 * Runs a call that the visitor waits for. While it fails in a way that may pass, the text stands on the
 * screen with a retry and it is tried again in the background (decisions 25). Other errors are thrown, after
 * the wait is ended.
 */
export function* patiently<T>(what: WaitFor, request: () => Generator<unknown, T>): Generator<unknown, T> {
  for (let attempt = 0; ; attempt += 1) {
    yield* put(waitStarted({ what }))
    try {
      const reply = yield* request()
      yield* put(waitEnded())
      return reply
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!isRetryable(error)) {
        yield* put(waitEnded())
        throw error
      }
      yield* showFailure(what, error)
      yield* untilNextTry(attempt, error)
    }
  }
}

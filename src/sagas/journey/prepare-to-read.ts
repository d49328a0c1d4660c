import { ApiError } from '../../api/errors.ts'
import { messagesReadable } from '../../store/events.ts'
import { call, outside, put } from '../runtime/effects.ts'
import { pauseBeforeRetry } from '../runtime/retry.ts'

/** Loads what a message may be about, for as long as it takes: the message stands there and must not be typed twice. */
export function* prepareToRead() {
  const { loadJourney } = yield* outside()
  for (let attempt = 0; ; attempt += 1) {
    try {
      yield* call(loadJourney)
      yield* put(messagesReadable())
      return
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      yield* pauseBeforeRetry(attempt, error)
    }
  }
}

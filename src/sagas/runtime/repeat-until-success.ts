import type { Api } from '../../api/api.ts'
import { ApiError, isRetryable } from '../../api/errors.ts'
import { callApi } from './call-api.ts'
import { pauseBeforeRetry } from './retry-while-visitor-waits.ts'

/** Repeats the request for an optional list until it succeeds. Returns null if the server rejects it. */
export function* repeatUntilSuccess<T>(request: (api: Api) => Promise<T>): Generator<unknown, T | null> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return yield* callApi(request)
    } catch (error) {
      if (!(error instanceof ApiError) || !isRetryable(error)) return null
      yield* pauseBeforeRetry(attempt, error)
    }
  }
}

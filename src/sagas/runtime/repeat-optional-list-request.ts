/**
 * Sends the request for an optional list, and repeats it as long as it fails for a passing reason, such as a lost
 * connection. Returns null after any other failure.
 */
import type { Api } from '../../api/create-api.ts'
import { ApiError, isRetryable } from '../../api/api-error-and-its-message.ts'
import { callApi } from './call-api.ts'
import { pauseBeforeRetry } from './retry-calls-and-show-failures.ts'

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

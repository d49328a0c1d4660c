/**
 * Calls the server's API from a saga. If the saga is cancelled, for example because it lost a race, the requests are
 * aborted.
 */
import type { Api } from '../../api/create-api.ts'
import { call, getDependencies } from './effects.ts'

export function* callApi<T>(send: (api: Api) => Promise<T>): Generator<unknown, T> {
  const { openApi } = yield* getDependencies()
  const abort = new AbortController()
  try {
    const opened = openApi(abort.signal)
    const api = opened instanceof Promise ? yield* call(async () => opened) : opened
    return yield* call(send, api)
  } finally {
    abort.abort()
  }
}

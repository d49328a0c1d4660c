import type { Api } from '../../api/api.ts'
import { call, getDependencies } from './effects.ts'

/**
 * Sends calls of the server's API. If the saga is cancelled meanwhile, for example because it has lost a race,
 * the requests are aborted.
 */
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

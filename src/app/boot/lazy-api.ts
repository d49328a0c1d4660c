/** An API client whose code is loaded only after the first question. */
import type { Api } from '../../api/api.ts'
import { ApiError } from '../../api/errors.ts'

/**
 * Name of the method that redux-saga calls on a promise to cancel it, for example after another effect has
 * won a race.
 */
const CANCEL = '@@redux-saga/CANCEL_PROMISE'

/**
 * Creates the API client. Its code can load late, because no call is needed before the second question. A
 * call made earlier waits for the code. If the code does not load, the call fails with a network error, which
 * callers retry.
 * @param onMissing called when a call fails because the code did not load
 */
export function lazyApi(
  load: () => Promise<Api>,
  onMissing: () => void,
): { readonly api: Api; readonly preload: () => Promise<unknown> } {
  let loaded: Api | null = null
  let coming: Promise<Api> | null = null
  const ready = () => {
    coming ??= load().then(
      (api) => (loaded = api),
      (cause: unknown) => {
        coming = null
        throw new ApiError({ kind: 'network' }, { cause })
      },
    )
    return coming
  }

  const run = (api: Api, group: keyof Api, name: PropertyKey, args: unknown[]): unknown => {
    const call: unknown = Reflect.get(api[group], name)
    if (typeof call !== 'function') throw new TypeError(`no such call: ${String(name)}`)
    return Reflect.apply(call, undefined, args)
  }

  const later = (group: keyof Api, name: PropertyKey, args: unknown[]) => {
    // calls at once, so that the request is sent before the waiting screen is drawn
    if (loaded) return run(loaded, group, name, args)
    let cancel = () => {}
    let cancelled = false
    const loading = ready()
    loading.catch(onMissing)
    const reply = loading.then((api): unknown => {
      if (cancelled) throw new ApiError({ kind: 'network' })
      const running = run(api, group, name, args)
      const stop: unknown = Reflect.get(Object(running), CANCEL)
      if (typeof stop === 'function') cancel = () => void Reflect.apply(stop, running, [])
      return running
    })
    return Object.assign(reply, {
      [CANCEL]: () => {
        cancelled = true
        cancel()
      },
    })
  }

  const group = (name: keyof Api) =>
    new Proxy(
      {},
      {
        get:
          (_none, call) =>
          (...args: unknown[]) =>
            later(name, call, args),
      },
    )
  const api = new Proxy({}, { get: (_none, name) => group(name as keyof Api) }) as Api
  return { api, preload: () => ready().catch(() => null) }
}

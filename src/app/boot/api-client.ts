/** API client whose code is loaded after the first question, because no call is needed earlier. */
import type { Api } from '../../api/create-api.ts'
import { ApiError } from '../../api/api-error-and-its-message.ts'

/** Loads what creates a client, and the texts of its errors: one file. */
export async function loadApiCode() {
  const [{ createApi }, { failedRequestProblems }] = await Promise.all([
    import('../../api/create-api.ts'),
    import('../../content/problems/failed-requests.ts'),
  ])
  return { createApi, failedRequestProblems }
}

/** Creates an API client whose requests a signal aborts. */
type CreateApi = (signal?: AbortSignal) => Api

/**
 * Returns `openApi`, which creates an API client for each call of the sagas, and `preload`. A client that is opened
 * before the code has loaded waits for it. If the code cannot be loaded, the call fails with a network error, which
 * callers retry.
 * @param onMissing called when a call fails because the code did not load
 */
export function apiLoader(load: () => Promise<CreateApi>, onMissing: () => void) {
  let loaded: CreateApi | null = null
  let coming: Promise<CreateApi> | null = null
  const ready = () => {
    coming ??= load().then(
      (createApi) => (loaded = createApi),
      (cause: unknown) => {
        coming = null
        throw new ApiError({ kind: 'network' }, { cause })
      },
    )
    return coming
  }
  return {
    openApi(signal?: AbortSignal): Api | Promise<Api> {
      // at once, so that the request is sent before the waiting screen is drawn
      if (loaded) return loaded(signal)
      const loading = ready()
      loading.catch(onMissing)
      return loading.then((createApi) => createApi(signal))
    },
    preload: () => ready().catch(() => null),
  }
}

/**
 * API code for a server that is not our own and offers only the calls of the specification. Loaded only for such a
 * server.
 */
import type { Api, createApi as CreateApi } from '../../api/create-api.ts'
import type { ClientOptions } from '../../api/http-client.ts'
import {
  restrictToSpecification,
  withCepLookUpFallback,
} from '../../api/specification-only-server/specified-calls.ts'
import { ownServer } from './choose-api-server.ts'

export { adaptJourneyToServer } from '../../sagas/specification-only-server/adapt-journey-to-server.ts'

/** Creates the API of such a server; the page's own server looks up the CEPs that it does not know. */
export function createSpecifiedApi(createApi: typeof CreateApi, options: ClientOptions): Api {
  const api = createApi({ ...options, admit: restrictToSpecification })
  return withCepLookUpFallback(api, () => createApi({ ...options, ...ownServer() }))
}

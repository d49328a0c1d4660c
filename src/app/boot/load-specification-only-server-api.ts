import type { ApiServer } from './choose-api-server.ts'

/**
 * Loads the API code for a server that offers only the calls of the specification; returns null for the page's own
 * server.
 */
export async function loadSpecificationOnlyApi({ isOwn }: ApiServer) {
  return isOwn ? null : import('./specification-only-server-api.ts')
}

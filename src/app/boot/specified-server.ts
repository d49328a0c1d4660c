/**
 * What a page needs besides for a server that is not its own and has only what the specification names. Loaded for such
 * a server alone.
 */
import { ALL } from '../../contract/capabilities.ts'
import { OWN_API, type ServerOfCalls } from './server-of-calls.ts'

export { asSpecified } from '../../api/specification/as-specified.ts'
export { withCepInformation } from '../../api/specification/cep-information.ts'
export { partsFor } from '../../sagas/specification/parts.ts'

/** The page's own server, which looks up the CEPs that the other one does not know. */
export const ownServer = (): ServerOfCalls => ({
  base: OWN_API,
  isOwn: true,
  can: ALL,
  fetch: (...args) => window.fetch(...args),
})

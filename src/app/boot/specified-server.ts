/**
 * What a page needs besides for a server that is not its own and has only what the specification names. Loaded for such
 * a server alone.
 */
export { asSpecified } from '../../api/specification/as-specified.ts'
export { withCepInformation } from '../../api/specification/cep-information.ts'
export { partsFor } from '../../sagas/specification/parts.ts'

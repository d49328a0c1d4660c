/** What a person of the operator may do at the desk: calls and leads; figures only; everything. */
export const ROLES = ['atendimento', 'analise', 'administracao'] as const
export type Role = (typeof ROLES)[number]

/**
 * What may come of a call: an order; call again; no answer; does not want; wrong number; told that the network is
 * available.
 */
export const CALL_RESULTS = ['pedido', 'de-novo', 'nao-atendeu', 'recusou', 'errado', 'avisado'] as const
export type CallResult = (typeof CALL_RESULTS)[number]

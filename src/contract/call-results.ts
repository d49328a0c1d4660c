/**
 * Results of a phone call that the staff can record, in this order: ordered; call again; no answer; not
 * interested; wrong number; informed that the network is available.
 */
export const CALL_RESULTS = ['pedido', 'de-novo', 'nao-atendeu', 'recusou', 'errado', 'avisado'] as const
export type CallResult = (typeof CALL_RESULTS)[number]

/**
 * The results that an operator at the desk can record for a phone call. In order, they mean: ordered; call
 * again; no answer; sent a message instead; not interested; wrong number; informed that the network is
 * available.
 */
export const CALL_RESULTS = [
  'pedido',
  'de-novo',
  'nao-atendeu',
  'mensagem',
  'recusou',
  'errado',
  'avisado',
] as const
export type CallResult = (typeof CALL_RESULTS)[number]

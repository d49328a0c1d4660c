/** The queues of people for the operator's desk to call, and the results of these calls. */

/**
 * The queues of people to call at the operator's desk. In order, they mean: requested a call; the risk check
 * rejected them; left an order late; the network has come to their place on the waiting list. A person for
 * whom there are several reasons is in the first of these queues only.
 */
export const CALL_QUEUES = ['pediu', 'analise', 'parou', 'rede'] as const
export type CallQueue = (typeof CALL_QUEUES)[number]

/**
 * The results that a desk user can record for a phone call. In order, they mean: ordered; call
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

/**
 * The queues of people to call at the operator's desk. In order, they mean: requested a call; the risk check
 * rejected them; left an order late; the network has come to their place on the waiting list. A person for
 * whom there are several reasons is in the first of these queues only.
 */
export const CALL_QUEUES = ['pediu', 'analise', 'parou', 'rede'] as const
export type CallQueue = (typeof CALL_QUEUES)[number]

/** Asks whether somebody else's value, which the visitor gave as the answer, may be used in the order. */
export const mayUseOfOther = {
  phone: 'Posso usar esse telefone, mesmo sendo de outra pessoa?',
  email: 'Posso usar esse e-mail, mesmo sendo de outra pessoa?',
  account: 'Posso usar essa conta, mesmo sendo de outra pessoa?',
} as const

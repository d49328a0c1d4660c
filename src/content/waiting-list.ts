/**
 * Texts of the waiting list at an address without network or offer (D3, D10); those of its form are in
 * steps/oferta-indisponivel.ts.
 */
export const waitingList = {
  elsewhere: 'Consultar outro endereço',
  withdraw: 'Não quero ser avisado',
  sent: { title: 'Anotado', text: 'Avisamos quando a fibra puder chegar a este endereço.' },
  /** Masks of the name, telephone and e-mail that were left. */
  reachedBy: (masks: readonly string[]) => `O aviso vai para: ${masks.join(', ')}.`,
  withdrawn: { title: 'Tudo certo', text: 'Não vamos avisar você sobre este endereço.' },
} as const

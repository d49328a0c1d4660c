/**
 * Texts of the waiting list for visitors whose address has no fibre network or no offer. The texts
 * of its form are in steps/oferta-indisponivel.ts.
 */
export const waitingList = {
  /** Names the group of the other ways to continue, for screen readers. */
  others: 'Outras opções',
  elsewhere: 'Consultar outro endereço',
  withdraw: 'Não quero ser avisado',
  person: 'Falar com uma pessoa',
  sent: { title: 'Anotado' },
  /** @param contact the name, phone number and e-mail address that the visitor left; masked after a reload */
  reachedBy: (contact: readonly string[]) =>
    `Avisamos quando a fibra puder chegar a este endereço${contact.length > 0 ? `: ${contact.join(', ')}` : ''}.`,
  withdrawn: { title: 'Tudo certo', text: 'Não vamos avisar você sobre este endereço.' },
} as const

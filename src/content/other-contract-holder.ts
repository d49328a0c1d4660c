/** Texts about another holder of the contract. */

export const otherHolder = {
  /** What changes, with the name and without it. */
  holder: 'o titular',
  data: 'os dados do titular',
  /** Says what is needed before anything of the holder changes. */
  incomplete:
    'Para trocar o titular, preciso dos dados da outra pessoa juntos, em uma mensagem: nome completo, data de nascimento, nome da mãe e CPF. Até lá o pedido fica como está.',
} as const

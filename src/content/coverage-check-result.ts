/** Texts for the result of a coverage check and for the ways to continue. */
export const coverageCheckWords = {
  hasFibre: (where: string) => `Tem fibra em ${where}`,
  from: (price: string) => `Planos a partir de ${price} por mês com débito automático.`,
  orderNow: 'Pedir agora',
  callMe: 'Prefiro receber uma ligação',
  choose: 'Pedir este plano',
} as const

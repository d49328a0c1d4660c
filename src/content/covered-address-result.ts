/** Texts of the coverage journey's result for a covered address, and of its buttons to order or be called. */
export const coveredAddressWords = {
  hasFibre: (where: string) => `Tem fibra em ${where}`,
  from: (price: string) => `Planos a partir de ${price} por mês com débito automático.`,
  orderNow: 'Pedir agora',
  callMe: 'Prefiro receber uma ligação',
  choose: 'Pedir este plano',
} as const

/** Texts for the dead ends of an order; the others are in steps/erro2.ts and steps/sem-ofertas.ts (D3, D10). */
export const outcomes = {
  erro2: { primary: 'Conversar no WhatsApp', secondary: 'Receber uma ligação' },
  'no-offers': {
    another: 'Tentar outro CPF',
    call: (phone: string) => `Ligar para ${phone}`,
    newCustomers: 'Ver ofertas para novos clientes',
  },
} as const

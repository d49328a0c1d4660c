/**
 * Button labels of two pages on which an order cannot continue: the risk check rejected it, or
 * there are no offers. The other texts of these pages are in steps/erro2.ts and steps/sem-ofertas.ts.
 */
export const deadEndButtons = {
  erro2: { primary: 'Conversar no WhatsApp', secondary: 'Receber uma ligação' },
  'no-offers': {
    another: 'Tentar outro CPF',
    other: { renewal: 'Ver as ofertas de renovação', migration: 'Ver as ofertas de migração' },
    call: (phone: string) => `Ligar para ${phone}`,
    newCustomers: 'Ver ofertas para novos clientes',
  },
} as const

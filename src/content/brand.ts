/** The operator's name and the ways to reach a person (M§9, D44). */
export const brand = {
  name: 'TIM Ultrafibra',
  /** The wordmark is plain text: first word in bold, second in the strand's blue. */
  wordmark: ['TIM', 'Ultrafibra'],
  /** Sales line, hidden in the footer for some addons (F§1). */
  sales: { phone: '0800 555 1020', href: 'tel:08005551020' },
  /** Support line, hidden in the footer for the mobile addons (F§1). */
  support: { phone: '103 41', href: 'tel:10341' },
  whatsapp: {
    label: 'WhatsApp',
    href: 'https://wa.me/558005551020?text=Ol%C3%A1!%20Preciso%20de%20ajuda%20com%20o%20meu%20pedido.',
  },
  /** Copies of bills and other self-service for customers (M§7). */
  supportPage: { href: 'https://www.tim.com.br/atendimento' },
  /** Route of the call request, without the addon prefix. */
  callRequest: { label: 'Receber uma ligação', href: '/receber-ligacao/', chatHref: '/receber-ligacao/chat' },
  /** Prefix of the operator's own sales calls. */
  salesPrefix: '0303',
} as const

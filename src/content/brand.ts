/** The operator's name, phone numbers and other contact details. */
export const brand = {
  name: 'TIM Ultrafibra',
  /** The logo is plain text: the first word in bold, the second in the blue of the fibre motif. */
  wordmark: ['TIM', 'Ultrafibra'],
  /** Sales phone number; some campaigns hide it in the footer. */
  sales: { phone: '0800 555 1020', href: 'tel:08005551020' },
  /** Support phone number; the mobile campaigns hide it in the footer. */
  support: { phone: '103 41', href: 'tel:10341' },
  /** The operator's page for copies of bills and other self-service. */
  supportPage: { href: 'https://www.tim.com.br/atendimento' },
  /** Paths of the page and the chat for requesting a phone call, without campaign prefix. */
  callRequest: { label: 'Receber uma ligação', href: '/receber-ligacao/', chatHref: '/receber-ligacao/chat' },
  /** Number prefix of the operator's sales calls. */
  salesPrefix: '0303',
} as const

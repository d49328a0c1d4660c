/** What a visitor needs help with, as far as it is known. Nothing of it is personal. */
export type HelpWanted = {
  /** Number of the order that was placed. */
  readonly orderNumber?: string | undefined
  /** Short reference that finds an open order at the desk. */
  readonly reference?: string | null | undefined
  /** Name of the plan. */
  readonly plan?: string | undefined
  /** Name of the question at which the visitor is. */
  readonly step?: string | undefined
  /** URL that leads back to that question. */
  readonly link?: string | undefined
}

function whatsappHref({ orderNumber, reference, plan, step, link }: HelpWanted): string {
  const message = [
    `Olá! Preciso de ajuda com o meu pedido${orderNumber ? ` ${orderNumber}` : ''}.`,
    reference ? `Referência: ${reference}.` : '',
    plan ? `Plano: ${plan}.` : '',
    step ? `Parei em: ${step}.` : '',
    link ? `Para voltar: ${link}` : '',
  ]
  return `https://wa.me/558005551020?text=${encodeURIComponent(message.filter(Boolean).join(' '))}`
}

/** The operator's name, phone numbers, WhatsApp and other contact details. */
export const brand = {
  name: 'TIM Ultrafibra',
  /** The logo is plain text: the first word in bold, the second in the blue of the fibre motif. */
  wordmark: ['TIM', 'Ultrafibra'],
  /** Sales phone number; some campaigns hide it in the footer. */
  sales: { phone: '0800 555 1020', href: 'tel:08005551020' },
  /** Support phone number; the mobile campaigns hide it in the footer. */
  support: { phone: '103 41', href: 'tel:10341' },
  whatsapp: {
    label: 'WhatsApp',
    href: whatsappHref({}),
    /** The link with what the operator needs to know: the order's number, or reference, plan and question. */
    about: whatsappHref,
  },
  /** The operator's page for copies of bills and other self-service. */
  supportPage: { href: 'https://www.tim.com.br/atendimento' },
  /** Paths of the page and the chat for requesting a phone call, without campaign prefix. */
  callRequest: { label: 'Receber uma ligação', href: '/receber-ligacao/', chatHref: '/receber-ligacao/chat' },
  /** Number prefix of the operator's sales calls. */
  salesPrefix: '0303',
} as const

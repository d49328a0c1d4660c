/** A phone number, and the link that calls it. */
export const asPhone = (phone: string) => ({ phone, href: `tel:${phone.replaceAll(/[^\d+]/g, '')}` })

/** The numbers that the page has of the shop's edition, so that whatever is said in a browser names them. */
const [, sales = '0800 555 1020', support = '103 41'] =
  /"phones":\{"sales":"([^"]+)","support":"([^"]+)/.exec(
    globalThis.document?.getElementById('campaign')?.textContent ?? '',
  ) ?? []

/** The operator's name, phone numbers and other contact details. */
export const brand = {
  name: 'TIM Ultrafibra',
  /** The logo is plain text: the first word in bold, the second in the blue of the fibre motif. */
  wordmark: ['TIM', 'Ultrafibra'],
  /** Sales phone number; some campaigns hide it in the footer. */
  sales: asPhone(sales),
  /** Support phone number; the mobile campaigns hide it in the footer. */
  support: asPhone(support),
  /** The operator's page for copies of bills and other self-service. */
  supportPage: { href: 'https://www.tim.com.br/atendimento' },
  /** Paths of the page and the chat for requesting a phone call, without campaign prefix. */
  callRequest: { label: 'Receber uma ligação', href: '/receber-ligacao/', chatHref: '/receber-ligacao/chat' },
  /** Number prefix of the operator's sales calls. */
  salesPrefix: '0303',
} as const

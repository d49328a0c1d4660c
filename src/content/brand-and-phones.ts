/** The operator's brand name and phone numbers, and the URL paths of the pages for call requests. */

/** Phone numbers of the operator, as visitors read them. */
export type Phones = {
  readonly sales: string
  readonly support: string
  /** The operator's WhatsApp number, with the country code. Only links contain it. */
  readonly whatsapp: string
}

/** The numbers of the shop's first edition. Later editions have their own; these are used where no edition is known. */
export const firstPhones: Phones = {
  sales: '0800 555 1020',
  support: '103 41',
  whatsapp: '55 800 555 1020',
}

/**
 * The numbers of the shop's edition that the page contains, so that all texts in a browser show them. A server has no
 * page: it passes the numbers of an edition explicitly.
 */
export const pagePhones =
  (JSON.parse(
    /"phones":({[^}]+})/.exec(globalThis.document?.getElementById('campaign')?.textContent ?? '')?.[1] ??
      'null',
  ) as Phones | null) ?? firstPhones

/** The link that calls a phone number. */
export const telHref = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`

/** The operator's brand name, and how visitors can ask it to call them. */
export const brand = {
  name: 'TIM Ultrafibra',
  /** The logo is plain text: the first word in bold, the second in the blue of the fibre motif. */
  wordmark: ['TIM', 'Ultrafibra'],
  /** Paths of the page and the chat for requesting a phone call, without campaign prefix. */
  callRequest: { label: 'Receber uma ligação', href: '/receber-ligacao/', chatHref: '/receber-ligacao/chat' },
  /** Prefix of sales calls, which is the same for every company in Brazil. */
  salesPrefix: '0303',
} as const

/** Replaces links to the operator's WhatsApp in the texts of an edition with links to that edition's number. */
import { firstPhones, type Phones } from './brand-and-phones.ts'
import { whatsappHref } from './whatsapp-links.ts'

/** Returns the link to the chat with a number, without a message. */
const whatsappChat = (phone: string): string => whatsappHref(phone).replace(/\?.*/, '')

/** The link to the WhatsApp number of the first edition, as its texts contain it. */
export const firstWhatsappChat = whatsappChat(firstPhones.whatsapp)

/**
 * Returns the target of a link in an edition's texts. A link to the WhatsApp number of the first edition, from which
 * the texts come, leads to the edition's own number.
 */
export function withWhatsapp(href: string, { whatsapp }: Phones): string {
  const rest = href.slice(firstWhatsappChat.length)
  const isFirst = href.startsWith(firstWhatsappChat) && (rest === '' || rest.startsWith('?'))
  return isFirst ? whatsappChat(whatsapp) + rest : href
}

/** Writes the WhatsApp links of a text as people read them: the number, and the message that is sent to it. */
import { shopWords } from '../content/desk/shop-editions.ts'

export const readableWhatsappLinks = (text: string): string =>
  text.replaceAll(/https:\/\/(?:api\.whatsapp\.com|wa\.me)\/[^\s,“”]+/g, (address) => {
    const { pathname, searchParams } = new URL(address)
    const phone = searchParams.get('phone') ?? pathname.replace(/\D/g, '')
    return shopWords.changes.whatsapp(phone, searchParams.get('text') ?? '')
  })

/**
 * Adapts links to WhatsApp in the texts and plans of an edition: to the edition's own number, and with a message that
 * names the plan as it is called now.
 */
import { firstPhones, type Phones } from './brand-and-phones.ts'
import { whatsappHref } from './build-whatsapp-link.ts'

/** Returns the link to the chat with a number, without a message. */
const whatsappChat = (phone: string): string => whatsappHref(phone).replace(/\?.*/, '')

/** The link to the WhatsApp number of the first edition, as its texts contain it. */
const firstWhatsappChat = whatsappChat(firstPhones.whatsapp)

/**
 * Returns the target of a link in an edition's texts. A link to the WhatsApp number of the first edition, from which
 * the texts come, leads to the edition's own number.
 */
export function withWhatsapp(href: string, { whatsapp }: Phones): string {
  const rest = href.slice(firstWhatsappChat.length)
  const isFirst = href.startsWith(firstWhatsappChat) && (rest === '' || rest.startsWith('?'))
  return isFirst ? whatsappChat(whatsapp) + rest : href
}

/** The messages of the first edition, from which plans are copied (src/edition/first-edition.json). */
const NAMES_PLAN = /^(Olá! (?:Vim do site da TIM e quero|Quero) contratar o plano ).+\.$/

/**
 * Returns the link of a plan to WhatsApp. A message of the first edition names the plan as it is called now, after it was
 * renamed or copied; any other message stays as it was written.
 */
export function withPlanName(href: string, plan: string): string {
  const url = URL.parse(href)
  const [, before] = NAMES_PLAN.exec(url?.searchParams.get('text') ?? '') ?? []
  if (!url || before === undefined || url.searchParams.size > 1) return href
  return `${href.slice(0, href.indexOf('?'))}?text=${encodeURIComponent(`${before}${plan}.`)}`
}

/** What the chat says about a condition or a reserve beside the confirmation of an order, and what it then asks. */
import { pagePhones } from './brand-and-phones.ts'

export const conditionsOfOrder = {
  /** `stands` is how the order stands: 'Visita do técnico: quinta-feira, 26 de novembro, manhã (8h às 12h)'. */
  met: (stands: string) => `Sim, é assim que está no pedido. ${stands}.`,
  /** The change that would meet it is offered below. */
  unmet: 'Não é assim que está no pedido.',
  unknown: (said: string) =>
    `“${said}” eu não consigo conferir por aqui, e não confirmei nada. A equipe confere com você pelo ${pagePhones.sales}.`,
  confirm: 'Você confirma o pedido como está?',
  /** The whole order once more, in one line. */
  summary: (stands: string) => `O pedido está assim: ${stands}.`,
} as const

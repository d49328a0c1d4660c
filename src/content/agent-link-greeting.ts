/**
 * Texts of the chat's greeting for a visitor who opens it with a link that an agent sent on WhatsApp, and for an agent who
 * opens it for somebody on the telephone.
 */
import { bringsLoyalty, orderTerms } from './price-conditions.ts'
import { unbrokenBRL } from '../lib/format-prices-and-counts.ts'

/** What the agent entered about the visitor, who has not confirmed it yet. */
type Known = {
  readonly firstName: string
  /** '' if unknown, like `house` and `phone`, which are masked. */
  readonly city: string
  readonly house: string
  readonly phone: string
  /** Name and monthly price by direct debit in reais; null if the agent chose none. */
  readonly plan: { readonly name: string; readonly price: number; readonly hasLoyalty: boolean } | null
}

const planText = ({ name, price, hasLoyalty }: NonNullable<Known['plan']>): string =>
  `${name} por ${orderTerms.monthlyWithDebit(unbrokenBRL(price))}${hasLoyalty ? `, com ${bringsLoyalty}` : ''}`

const placeText = ({ city, house, phone }: Known): string => {
  const known = [house && `o número ${house}`, phone && `o telefone ${phone}`].filter(Boolean).join(' e ')
  return city ? `um endereço em ${city}${known && `, com ${known}`}` : known
}

const sentences = (...texts: readonly (string | false | null)[]) => texts.filter(Boolean).join(' ')

export const agentLink = {
  /** The assistant's greeting; the buttons `yes` and `no` follow. */
  greeting: (known: Known): string => {
    const place = placeText(known)
    return sentences(
      `Oi${known.firstName && `, ${known.firstName}`}! Você veio do WhatsApp.`,
      known.plan && `Já separei o ${planText(known.plan)}.`,
      place && `Tenho ${place}.`,
      'É você?',
    )
  },
  label: 'Este link é seu?',
  yes: 'Sim, sou eu',
  no: 'Não sou eu',
  /** Reply to `no`. */
  dropped: 'Tudo bem, não usei nada do link. Vamos do começo.',
  /** The same for an agent, who reads it with the customer on the telephone. */
  byPhone: {
    greeting: (agent: string, known: Known): string => {
      const place = placeText(known)
      return sentences(
        `Pedido por telefone${known.firstName && ` para ${known.firstName}`}, feito por ${agent}, com a autorização de quem está na linha.`,
        known.plan && `Plano: ${planText(known.plan)}.`,
        place && `Anotado: ${place}.`,
        'É este o pedido?',
      )
    },
    label: 'É este o pedido?',
    yes: 'Sim, começar',
    no: 'Não é este',
  },
} as const

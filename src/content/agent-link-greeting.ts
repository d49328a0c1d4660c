/** Texts of the chat's greeting for a visitor who opens it with a link that an agent sent on WhatsApp. */
import { bringsLoyalty } from './direct-debit-price-conditions.ts'
import { orderTerms } from './order-terms.ts'
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

export const agentLink = {
  /** The assistant's greeting; the buttons `yes` and `no` follow. */
  greeting: ({ firstName, city, house, phone, plan }: Known): string => {
    const known = [house && `o número ${house}`, phone && `o telefone ${phone}`].filter(Boolean).join(' e ')
    return [
      `Oi${firstName && `, ${firstName}`}! Você veio do WhatsApp.`,
      plan &&
        `Já separei o ${plan.name} por ${orderTerms.monthlyWithDebit(unbrokenBRL(plan.price))}${plan.hasLoyalty ? `, com ${bringsLoyalty}` : ''}.`,
      city ? `Tenho um endereço em ${city}${known && `, com ${known}`}.` : known && `Tenho ${known}.`,
      'É você?',
    ]
      .filter(Boolean)
      .join(' ')
  },
  label: 'Este link é seu?',
  yes: 'Sim, sou eu',
  no: 'Não sou eu',
  /** Reply to `no`. */
  dropped: 'Tudo bem, não usei nada do link. Vamos do começo.',
} as const

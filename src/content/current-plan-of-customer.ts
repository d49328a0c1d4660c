/** Texts about the plan that an existing customer has today, beside the one that is chosen. */
import { formatBRL, keepPricesUnbroken, unbrokenBRL } from '../lib/format-prices-and-counts.ts'
import { pagePhones } from './brand-and-phones.ts'
import { priceConditions } from './direct-debit-price-conditions.ts'

/** How a renewal is paid: it neither asks nor changes the form of payment. */
export const renewalPaymentText = 'A mesma de hoje'

/**
 * How a renewal is paid, and which of its prices that means. Reais a month; `price` is that with direct debit.
 * @param directDebit whether the customer pays so today; undefined if that is not known
 */
export function renewalPayment(
  directDebit: boolean | undefined,
  { price, withoutDebit }: { readonly price: number; readonly withoutDebit: number },
): string {
  if (directDebit !== undefined) return `${renewalPaymentText}: ${directDebit ? '' : 'sem '}débito automático`
  if (price === withoutDebit) return renewalPaymentText
  return `${renewalPaymentText}: se a sua conta já está no débito automático, são ${unbrokenBRL(price)} por mês; se não está, ${unbrokenBRL(withoutDebit)}`
}

/** What an existing customer has today, beside what is chosen. */
export const planOfToday = {
  today: 'Hoje',
  /** The same once the renewal is done. */
  before: 'Antes da renovação',
  change: 'O que muda',
  beside: (names: string, difference: string): string => `Com ${names}: ${difference}.`,
  said: (plan: string, price: number, directDebit: boolean): string =>
    keepPricesUnbroken(
      `${plan}, ${formatBRL(price)} por mês ${directDebit ? priceConditions.withDebit : priceConditions.withoutDebit}`,
    ),
  /** How much more or less is paid a month; reais. */
  difference(before: number, after: number): string {
    const cents = Math.round(after * 100) - Math.round(before * 100)
    if (cents === 0) return 'o mesmo preço de hoje'
    return `${unbrokenBRL(Math.abs(cents) / 100)} ${cents < 0 ? 'a menos' : 'a mais'} por mês do que hoje`
  },
} as const

/** From when a renewal counts, which no requirement says. */
export const renewedSince = {
  label: 'Vale desde',
  text: (phone = pagePhones.sales) =>
    `O dia em que o plano e o preço novos passam a valer não está neste pedido; a equipe diz, no ${phone}.`,
}

/** What happens to the old line of a customer who moves to fibre, as far as anything is known. */
export const oldLine = {
  label: 'Sua linha antiga',
  text: (phone = pagePhones.sales) =>
    `O desligamento da rede antiga e a devolução do equipamento são acertados com a equipe. Se vêm duas faturas no mês da troca não está neste pedido; a equipe diz, no ${phone}.`,
}

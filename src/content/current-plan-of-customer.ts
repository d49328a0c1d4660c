/** Texts about the plan that an existing customer has today, beside the one that is chosen. */
import { formatBRL, keepPricesUnbroken, unbrokenBRL } from '../lib/format-prices-and-counts.ts'
import { pagePhones } from './brand-and-phones.ts'
import { priceConditions } from './price-conditions.ts'

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

/** 'R$ 5,00 a menos'; '' for the same. Reais. */
function moreOrLess(before: number, after: number): string {
  const cents = Math.round(after * 100) - Math.round(before * 100)
  return cents === 0 ? '' : `${unbrokenBRL(Math.abs(cents) / 100)} ${cents < 0 ? 'a menos' : 'a mais'}`
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
  /** The same on an offer's card, whose price says how long it lasts. */
  differenceOnCard(
    today: number,
    { price, priceFull }: { readonly price: number; readonly priceFull: number },
  ): string {
    const first = moreOrLess(today, price)
    const later = priceFull > price ? `; depois, ${moreOrLess(today, priceFull) || 'o mesmo de hoje'}` : ''
    return `${first ? `${first} do que hoje` : 'O mesmo de hoje'}${later}`
  },
  /** How much more or less than today is paid a month, at first and after the promotion; reais a month. */
  difference(
    today: number,
    { price, priceFull }: { readonly price: number; readonly priceFull: number },
  ): string {
    const first = moreOrLess(today, price)
    const said = first ? `${first} por mês do que hoje` : 'o mesmo preço de hoje'
    if (priceFull <= price) return said
    return `${said}, por 12 meses; depois, ${moreOrLess(today, priceFull) || 'o mesmo de hoje'}`
  },
} as const

/** From when a renewal counts, which no requirement says. */
export const renewedSince = {
  label: 'Vale desde',
  text: (phone = pagePhones.sales) => `A equipe diz o dia, no ${phone}.`,
}

/** What happens to the old line of a customer who moves to fibre, as far as anything is known. */
export const oldLine = {
  label: 'Sua linha antiga',
  text: (phone = pagePhones.sales) =>
    `Desligamento, devolução do equipamento e faturas do mês da troca: com a equipe, no ${phone}.`,
}

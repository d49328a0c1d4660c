/**
 * The monthly price of an order in words: its condition, how long it is valid, and what follows. Every place that
 * names the price uses these words.
 */
import type { Values } from '../funnel/types.ts'
import { formatBRL, unbroken } from '../lib/format-price.ts'
import { priceConditions } from './order-summary.ts'

/** Prices in reais a month. `directDebit` is undefined where the order does not ask for it. */
export interface SaidPrice {
  readonly price: number
  /** What is paid after the 12 months. */
  readonly priceFull: number
  readonly directDebit?: boolean | undefined
}

/** What follows the monthly price: 'com débito automático, por 12 meses; depois R$ 169,99'. */
export function priceTerms({ price, priceFull, directDebit = true }: SaidPrice): string {
  const condition = directDebit ? priceConditions.withDebit : priceConditions.withoutDebit
  return priceFull > price ? `${condition}, por 12 meses; depois ${formatBRL(priceFull)}` : condition
}

/** The whole sentence: 'R$ 109,99 por mês com débito automático, por 12 meses; depois R$ 169,99'. */
export const priceSentence = (said: SaidPrice): string =>
  `${formatBRL(said.price)} por mês ${priceTerms(said)}`

/** Returns the sentence for the values that a step shows of a price, with its figures as texts. */
export const shownPrice = ({ price, price_full, direct_debit }: Values): string =>
  unbroken(
    priceSentence({
      price: Number(price),
      priceFull: Number(price_full),
      directDebit: direct_debit !== 'false',
    }),
  )

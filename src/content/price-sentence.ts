/**
 * Texts that state the monthly price of an order, its conditions, how long it applies and the price after that. They
 * are used wherever the price is shown.
 */
import type { Values } from '../funnel/step-and-journey-types.ts'
import { formatBRL, keepPricesUnbroken } from '../lib/format-prices-and-counts.ts'
import { bringsLoyalty, priceConditions } from './price-conditions.ts'

/** Prices in reais a month. `directDebit` is undefined where the order does not ask for it. */
export interface PriceDetails {
  readonly price: number
  /** What is paid after the 12 months. */
  readonly priceFull: number
  readonly directDebit?: boolean | undefined
  /** The price without direct debit, while the visitor has not said how to pay. */
  readonly withoutDebit?: number | undefined
}

/**
 * For how long a price holds, and what is paid then: ', por 12 meses; depois R$ 169,99'. `other` is inserted between
 * them.
 */
const duration = ({ price, priceFull }: PriceDetails, other = ''): string =>
  priceFull > price ? `, por 12 meses${other}; depois ${formatBRL(priceFull)}` : other

/**
 * The other price of a plan while the way to pay is not chosen yet, after 'com débito automático; ': 'R$ 119,99 sem'.
 */
export const priceOtherwise = (withoutDebit: number): string => `${formatBRL(withoutDebit)} sem`

/** How long the price of a card lasts, whose payment is said above it: 'por 12 meses, depois R$ 139,99'; '' for always. */
export const priceLasts = ({ price, priceFull }: PriceDetails): string =>
  priceFull > price ? `por 12 meses, depois ${formatBRL(priceFull)}` : ''

/**
 * What follows the monthly price: 'com débito automático, por 12 meses; depois R$ 169,99', or, while the visitor has
 * not said how to pay, 'com débito automático, por 12 meses (R$ 119,99 sem débito); depois R$ 169,99'.
 */
export function priceTerms(said: PriceDetails): string {
  const { directDebit = true, withoutDebit } = said
  const condition = directDebit ? priceConditions.withDebit : priceConditions.withoutDebit
  const other = withoutDebit === undefined ? '' : ` (${priceOtherwise(withoutDebit)} débito)`
  return `${condition}${duration(said, other)}`
}

/** The price if its condition is stated next to it: 'R$ 109,99 por mês, por 12 meses; depois R$ 169,99'. */
export const priceForTwelveMonths = (said: PriceDetails): string =>
  `${formatBRL(said.price)} por mês${duration(said)}`

/** The whole sentence: 'R$ 109,99 por mês com débito automático, por 12 meses; depois R$ 169,99'. */
export const priceSentence = (said: PriceDetails): string =>
  `${formatBRL(said.price)} por mês ${priceTerms(said)}`

/**
 * Returns the sentence for the values that a step shows of a price, with its figures as texts, and with the loyalty period
 * that the price brings.
 */
export const shownPrice = ({ price, price_full, direct_debit, loyalty }: Values): string =>
  keepPricesUnbroken(
    priceSentence({
      price: Number(price),
      priceFull: Number(price_full),
      directDebit: direct_debit !== 'false',
    }) + (loyalty ? `; ${bringsLoyalty}` : ''),
  )

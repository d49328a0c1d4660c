/** Formats prices and whole numbers. */

/** A price in reais split for display: { reais: '1.234', cents: '56' }. */
export interface PriceParts {
  reais: string
  cents: string
}

/**
 * Splits a price in reais for display: whole reais, with dots between thousands and a minus sign if negative,
 * and two digits of cents.
 */
export function priceParts(price: number): PriceParts {
  const cents = Math.round(Math.abs(price) * 100)
  const sign = price < 0 && cents > 0 ? '-' : ''
  const reais = formatCount(Math.floor(cents / 100))
  return { reais: sign + reais, cents: String(cents % 100).padStart(2, '0') }
}

/**
 * Formats a non-negative whole number: 4000 → '4.000'. `Intl` is not used, because its first use loads data
 * that delays the page (docs/decisions/0025).
 */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.')

/** Formats a price in reais: 109.99 → 'R$ 109,99', with an ordinary space (U+0020). */
export function formatBRL(price: number): string {
  const { reais, cents } = priceParts(price)
  return `R$ ${reais},${cents}`
}

/** Replaces the space after every 'R$' by a no-break space, so that no line ends there. */
export const keepPricesUnbroken = (text: string): string => text.replaceAll('R$ ', 'R$\u00A0')

/** Formats a price in reais with a no-break space, for running text on a screen. */
export const unbrokenBRL = (price: number): string => keepPricesUnbroken(formatBRL(price))

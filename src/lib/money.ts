/** A price in reais split for display: { reais: '1.234', cents: '56' }. */
export interface PriceParts {
  reais: string
  cents: string
}

/**
 * Reais and cents as text, dots between thousands, always two digits of cents (M§9). The sign goes with the reais.
 */
export function priceParts(price: number): PriceParts {
  const cents = Math.round(Math.abs(price) * 100)
  const sign = price < 0 && cents > 0 ? '-' : ''
  const reais = formatCount(Math.floor(cents / 100))
  return { reais: sign + reais, cents: String(cents % 100).padStart(2, '0') }
}

/**
 * 4000 → '4.000', for whole numbers that are not negative. Not by the browser's own formats: what it loads for the
 * first of them delays a page's first second (docs/decisions/0025).
 */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.')

/** 109.99 → 'R$ 109,99'. The space is an ordinary one (U+0020), the same on every engine. */
export function formatBRL(price: number): string {
  const { reais, cents } = priceParts(price)
  return `R$ ${reais},${cents}`
}

/** A text as a screen shows it: a line never ends after 'R$'. */
export const unbroken = (text: string): string => text.replaceAll('R$ ', 'R$\u00A0')

/** A price for running text on a screen. */
export const unbrokenBRL = (price: number): string => unbroken(formatBRL(price))

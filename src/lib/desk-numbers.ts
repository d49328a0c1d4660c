/** Parses prices as they are typed into the desk's forms, and formats prices for those forms. */
const AMOUNT = /^(?:R\$)?\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,2}))?$/

/** Reads a price as it is typed: '54,99', 'R$ 1.054,90', '54.99', '55'; null for anything else. */
export function parsePrice(typed: string): number | null {
  const [, reais, cents = ''] = AMOUNT.exec(typed.trim()) ?? []
  return reais === undefined ? null : Number(`${reais.replaceAll('.', '')}.${cents.padEnd(2, '0')}`)
}

/** Writes a price as it is typed: 54.9 → '54,90'. */
export const formatPriceForForm = (price: number): string => price.toFixed(2).replace('.', ',')

/** Returns a rate as a form shows it, in percent: 0.055 → '5,5'. */
export const formatPercentForForm = (rate: number): string => String(rate * 100).replace('.', ',')

/** Reads a percentage below 100, with a comma or a point: '5,5' → 0.055. NaN for anything else. */
export const parsePercent = (typed: string): number =>
  /^\s*\d{1,2}(?:[.,]\d{1,4})?\s*%?\s*$/.test(typed) ? Number.parseFloat(typed.replace(',', '.')) / 100 : NaN

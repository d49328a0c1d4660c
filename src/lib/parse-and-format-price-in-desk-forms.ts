/** Parses prices as they are typed into the desk's forms, and formats prices for those forms. */
const AMOUNT = /^(?:R\$)?\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,2}))?$/

/** Reads a price as it is typed: '54,99', 'R$ 1.054,90', '54.99', '55'; null for anything else. */
export function parsePrice(typed: string): number | null {
  const [, reais, cents = ''] = AMOUNT.exec(typed.trim()) ?? []
  return reais === undefined ? null : Number(`${reais.replaceAll('.', '')}.${cents.padEnd(2, '0')}`)
}

/** Writes a price as it is typed: 54.9 → '54,90'. */
export const formatPriceForForm = (price: number): string => price.toFixed(2).replace('.', ',')

/** Computes what a plan costs in all over some months. */

/** Months for which a plan's first price holds (M9.5). */
export const PROMOTION_MONTHS = 12

/** The sums of this many months are told wherever a plan's whole cost is told. */
export const TOLD_MONTHS = [12, 24] as const

/** Prices in reais a month: at first, and after the promotion. */
export interface PriceOverTime {
  readonly price: number
  /** One that is not higher than the first price is none: the first price then holds always. */
  readonly priceFull: number
}

/** Returns the sum of the first monthly prices, in reais; nothing is paid besides them. */
export function costOverMonths({ price, priceFull }: PriceOverTime, months: number): number {
  const atFirst = priceFull > price ? Math.min(months, PROMOTION_MONTHS) : months
  const cents = (reais: number) => Math.round(reais * 100)
  return (cents(price) * atFirst + cents(priceFull) * (months - atFirst)) / 100
}

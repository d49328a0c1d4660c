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

/** A plan's monthly prices, as in the contract. */
interface PlanPrices {
  readonly price: number
  readonly price_with_dacc: number
  readonly price_full: number
}

/** Returns what is paid for a plan by direct debit. */
export const pricesWithDebit = ({
  price_with_dacc: price,
  price_full: priceFull,
}: PlanPrices): PriceOverTime => ({
  price,
  priceFull,
})

/** Returns what is paid for a plan without direct debit. */
export const pricesWithoutDebit = ({ price, price_full: priceFull }: PlanPrices): PriceOverTime => ({
  price,
  priceFull,
})

const cents = (reais: number) => Math.round(reais * 100)

/** Returns what is paid a month after the promotion, in cents. */
const laterCents = ({ price, priceFull }: PriceOverTime) => cents(Math.max(price, priceFull))

/** Returns the sum of the first monthly prices, in reais; nothing is paid besides them. */
export function costOverMonths(prices: PriceOverTime, months: number): number {
  const atFirst = Math.min(months, PROMOTION_MONTHS)
  return (cents(prices.price) * atFirst + laterCents(prices) * (months - atFirst)) / 100
}

/**
 * Returns how much more is paid a month than for another plan, in reais, negative for less: in the promotion, and after
 * it.
 */
export const monthlyDifference = (prices: PriceOverTime, other: PriceOverTime) => ({
  atFirst: (cents(prices.price) - cents(other.price)) / 100,
  later: (laterCents(prices) - laterCents(other)) / 100,
})

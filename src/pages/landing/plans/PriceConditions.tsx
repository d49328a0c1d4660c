/**
 * Lists the conditions of the price above it, which assumes direct debit: how long it holds, loyalty, the other payment.
 * It is an inline element, because some cards are a single link.
 */
import { smallPrint as words, smallPrint } from '../../../content/landing/price-small-print.ts'
import { priceConditionTexts } from '../../../content/price-conditions.ts'
import { priceOnlyInState } from '../../../content/regional-price-texts.ts'
import { unbrokenBRL } from '../../../lib/format-prices-and-counts.ts'
import type { PlanPrices } from '../../../ui/choices/Price.tsx'
import './price-conditions.css'
import type { PlanCardView } from './build-plan-card-data.ts'

/** What the conditions of a plan's advertised price depend on. Prices are in reais per month. */
type ConditionedPrice = Pick<PlanPrices, 'price' | 'hasLoyalty'> & {
  /** The later price, unless it is struck through above, where its meaning is said. */
  readonly priceFull?: number
  /** The only state in which the plan is sold, as two letters; null for all. */
  readonly state: string | null
}

export function PriceConditions({ price, priceFull, hasLoyalty, state }: ConditionedPrice) {
  return (
    <span className="price-conditions num">
      <b>{priceConditionTexts.directDebitShort}.</b>{' '}
      {priceFull !== undefined && (
        <>
          <span>{words.afterPromotion(unbrokenBRL(priceFull))}</span>{' '}
        </>
      )}
      {hasLoyalty && (
        <>
          <span>{priceConditionTexts.loyaltyShort}</span>{' '}
        </>
      )}
      <span>{words.withoutDebit(unbrokenBRL(price))}</span>
      {state !== null && (
        <>
          {' '}
          <span>{priceOnlyInState(state)}.</span>
        </>
      )}
    </span>
  )
}

/** Returns a plan's price with direct debit and its conditions as one line. */
export const priceLine = ({
  priceWithDebit,
  state,
}: Pick<PlanCardView, 'priceWithDebit' | 'state'>): string =>
  smallPrint.line(unbrokenBRL(priceWithDebit), state)

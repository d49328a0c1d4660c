/**
 * Lists the conditions of the price above it, which assumes direct debit. It is an inline element, because some cards
 * are a single link.
 */
import { smallPrint as words } from '../../../content/landing/price-small-print.ts'
import { priceConditionTexts } from '../../../content/loyalty-and-price-conditions.ts'
import { priceOnlyInState } from '../../../content/regional-price-texts.ts'
import { unbrokenBRL } from '../../../lib/format-prices-and-counts.ts'
import type { PlanPrices } from '../../../ui/choices/Price.tsx'
import './price-conditions.css'

/** What the conditions of a plan's advertised price depend on. Prices are in reais per month. */
type ConditionedPrice = Omit<PlanPrices, 'priceWithDebit'> & {
  /** The only state in which the plan is sold, as two letters; null for all. */
  readonly state: string | null
}

export function PriceConditions({ price, priceFull, hasLoyalty, state }: ConditionedPrice) {
  return (
    <span className="price-conditions num">
      <b>{priceConditionTexts.directDebitShort}.</b> <span>{words.withoutDebit(unbrokenBRL(price))}</span>{' '}
      <span>{words.afterPromotion(unbrokenBRL(priceFull))}</span>
      {hasLoyalty && (
        <>
          {' '}
          <span>{priceConditionTexts.loyaltyShort}</span>
        </>
      )}
      {state !== null && (
        <>
          {' '}
          <span>{priceOnlyInState(state)}.</span>
        </>
      )}
    </span>
  )
}

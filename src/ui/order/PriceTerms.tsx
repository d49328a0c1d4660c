/** Lists what a price depends on: below the rows of the review, and below the price on the receipt. */
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { priceConditionTexts } from '../../content/loyalty-and-price-conditions.ts'
import type { PlanPrices } from '../choices/Price.tsx'
import '../choices/price.css'

type PriceTermsProps = {
  prices: PlanPrices
  /** The visitor's choice of direct debit. If it is undefined, both prices are shown. */
  directDebit?: boolean
  /** The text after a price: its condition, how long it is valid, and what is paid afterwards. */
  terms?: string
}

export function PriceTerms({ prices, directDebit, terms }: PriceTermsProps) {
  return (
    <ul className="price-terms num">
      {terms && <li>{terms}</li>}
      {directDebit === undefined && <li>{priceConditionTexts.withoutDebit(unbrokenBRL(prices.price))}</li>}
      {prices.hasLoyalty && <li>{priceConditionTexts.loyalty}</li>}
    </ul>
  )
}

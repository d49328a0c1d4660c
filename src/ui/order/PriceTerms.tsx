/** Lists what the price on the receipt depends on. */
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { priceConditionTexts } from '../../content/loyalty-and-price-conditions.ts'
import type { PlanPrices } from '../choices/Price.tsx'
import '../choices/price.css'

type PriceTermsProps = {
  prices: PlanPrices
  /** The visitor's choice of direct debit. If it is undefined, both prices are shown. */
  directDebit?: boolean
  /** What is paid in all, with its months. */
  whole?: string
  /** The text after a price: its condition, how long it is valid, and what is paid afterwards. */
  terms?: string
}

export function PriceTerms({ prices, directDebit, terms, whole }: PriceTermsProps) {
  return (
    <ul className="price-terms num">
      {terms && <li>{terms}</li>}
      {directDebit === undefined && <li>{priceConditionTexts.withoutDebit(unbrokenBRL(prices.price))}</li>}
      {whole && <li>{whole}</li>}
      <li>{prices.hasLoyalty ? priceConditionTexts.loyalty : priceConditionTexts.noLoyalty}</li>
    </ul>
  )
}

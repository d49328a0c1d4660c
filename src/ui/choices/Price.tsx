import { unbrokenBRL, priceParts } from '../../lib/money.ts'
import { legal } from '../../content/legal.ts'
import './price.css'

/** Monthly prices of a plan in reais, under the contract's names (F§3). */
export type PlanPrices = {
  /** With direct debit: the advertised price. */
  priceWithDebit: number
  /** Without direct debit. */
  price: number
  /** List price: struck through, and charged after the promotion. */
  priceFull: number
}

/** A monthly price, set as the largest number around. `struck` is the list price, shown before it. */
export function Price({ value, struck }: { value: number; struck?: number }) {
  const { reais, cents } = priceParts(value)
  return (
    <p className="price num">
      {struck !== undefined && struck > value && (
        <span className="price__struck">
          De <s>{unbrokenBRL(struck)}</s> por
        </span>
      )}
      <span className="price__now">
        <span className="price__small">R$ </span>
        <span className="price__reais">{reais}</span>
        <span className="price__cents">,{cents}</span>
        <span className="price__small">/mês</span>
      </span>
    </p>
  )
}

type PriceTermsProps = {
  prices: PlanPrices
  /** The choice once made; both prices are shown until then. */
  directDebit?: boolean
  /** For a card whose price already states its condition. */
  short?: boolean
}

/** Everything the price depends on: shown at the choice, at the review and on the receipt (U). */
export function PriceTerms({ prices, directDebit, short = false }: PriceTermsProps) {
  return (
    <ul className="price-terms num">
      {directDebit !== false && !short && <li>{legal.directDebit}</li>}
      {directDebit !== true && <li>{legal.withoutDebit(unbrokenBRL(prices.price))}</li>}
      <li>{legal.afterPromotion(unbrokenBRL(prices.priceFull))}</li>
      <li>{short ? legal.loyaltyShort : legal.loyalty}</li>
    </ul>
  )
}

import { formatBRL, priceParts } from '../../lib/money.ts'
import { legal } from '../../content/legal.ts'
import './price.css'

/** Prices of a plan in reais a month, as the contract names them (F§3). */
export type PlanPrices = {
  /** With direct debit: the price that is shown. */
  priceWithDebit: number
  /** Without direct debit. */
  price: number
  /** List price: struck through, and paid after the promotion. */
  priceFull: number
}

/** A monthly price, the number the largest thing around it. `struck` is the list price before it. */
export function Price({ value, struck }: { value: number; struck?: number }) {
  const { reais, cents } = priceParts(value)
  return (
    <p className="price num">
      {struck !== undefined && struck > value && (
        <span className="price__struck">
          De <s>{formatBRL(struck)}</s> por
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
  /** The choice, once it is made; both prices stand there before. */
  directDebit?: boolean
  /** For a card whose price carries its condition already. */
  short?: boolean
}

/** Everything a price depends on: shown at the choice, at the review and on the receipt (U). */
export function PriceTerms({ prices, directDebit, short = false }: PriceTermsProps) {
  return (
    <ul className="price-terms num">
      {directDebit !== false && !short && <li>{legal.directDebit}</li>}
      {directDebit !== true && <li>{legal.withoutDebit(formatBRL(prices.price))}</li>}
      <li>{legal.afterPromotion(formatBRL(prices.priceFull))}</li>
      <li>{short ? legal.loyaltyShort : legal.loyalty}</li>
    </ul>
  )
}

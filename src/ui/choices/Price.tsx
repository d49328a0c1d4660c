/** A monthly price in reais, in large type. `struck` is the list price, shown struck through before the price. */
import { costOverMonths } from '../../lib/plan-cost-over-months.ts'
import { unbrokenBRL, priceParts } from '../../lib/format-prices-and-counts.ts'
import { priceConditionTexts } from '../../content/price-conditions.ts'
import './price.css'

/** Monthly prices of a plan in reais, named as in the contract. */
export type PlanPrices = {
  /** With direct debit: the advertised price. */
  priceWithDebit: number
  /** Without direct debit. */
  price: number
  /** List price: struck through, and charged after the promotion. */
  priceFull: number
  /** Whether the plan has a loyalty period. */
  hasLoyalty: boolean
}

/** Returns what a plan costs in all over some months, by direct debit and without it, in reais. */
export const wholeCosts = ({ priceWithDebit, price, priceFull }: PlanPrices, months: number) => ({
  withDebit: costOverMonths({ price: priceWithDebit, priceFull }, months),
  withoutDebit: costOverMonths({ price, priceFull }, months),
})

export function Price({ value, struck }: { value: number; struck?: number }) {
  const { reais, cents } = priceParts(value)
  return (
    <p className="price">
      {struck !== undefined && struck > value && (
        <span className="price__struck">
          De <s>{unbrokenBRL(struck)}</s> {priceConditionTexts.struckPrice} por
        </span>
      )}
      <span className="price__now">
        <span className="price__small">R$ </span>
        <span className="price__reais">{reais}</span>
        <span className="price__cents">{`,${cents}`}</span>
        <wbr />
        <span className="price__small">/mês</span>
      </span>
    </p>
  )
}

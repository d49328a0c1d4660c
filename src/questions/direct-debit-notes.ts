/**
 * Adds to each option of the direct-debit question what a month costs with it, in reais, and what it saves. The option
 * with a text for the saving (`saving`) is the one with direct debit.
 */
import { priceForTwelveMonths } from '../content/price-sentence.ts'
import type { OptionText } from '../content/text-types.ts'
import { plansOf, paysByDebit } from '../funnel/chosen-plan-and-price.ts'
import type { Order } from '../funnel/step-and-journey-types.ts'
import { keepPricesUnbroken, unbrokenBRL } from '../lib/format-prices-and-counts.ts'
import { priceConditions } from '../content/price-conditions.ts'

export function optionsWithSavings(order: Order, options: readonly OptionText[] = []): readonly OptionText[] {
  const plans = plansOf(order)
  if (plans.length === 0) return options
  const withDebit = plans.reduce((sum, plan) => sum + plan.price_with_dacc, 0)
  const without = plans.reduce((sum, plan) => sum + plan.price, 0)
  const saving = without - withDebit
  const priceFull = plans.reduce((sum, plan) => sum + plan.price_full, 0)
  const lasting = (price: number) => keepPricesUnbroken(priceForTwelveMonths({ price, priceFull }))
  return options.map((option) => {
    const price = option.monthly?.(lasting(option.saving ? withDebit : without))
    const saved = saving > 0 && option.saving?.(unbrokenBRL(saving))
    const detail = [price, saved, option.detail].filter(Boolean).join(' ')
    return detail ? { ...option, detail } : option
  })
}

/**
 * Returns the words next to the monthly price: 'com débito automático' (with direct debit) or 'sem débito automático'
 * (without). Direct debit is assumed until the visitor declines it.
 */
export const directDebitPriceNote = (order: Order): string =>
  paysByDebit(order) === false ? priceConditions.withoutDebit : priceConditions.withDebit

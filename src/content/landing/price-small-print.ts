/**
 * Conditions of a plan's advertised price, shown next to each price on landing pages. Each sentence must fit on one
 * line of a narrow card. `state` is the only state in which the plan is sold, as two letters, or null for all.
 */
import { priceConditionTexts, orderTerms } from '../price-conditions.ts'
import { planWords } from '../plan-list.ts'
import { onlyInState } from '../regional-price-texts.ts'

const withPlace = (text: string, state: string | null) =>
  state === null ? text : `${text}, ${onlyInState(state)}`

export const smallPrint = {
  withoutDebit: (price: string) => `${planWords.withoutDebit}: ${price}/mês.`,
  afterPromotion: (price: string) => `${planWords.afterPromotion}: ${price}/mês.`,
  /** Shown below a price, where there is no room for more. */
  brief: (state: string | null) => withPlace(priceConditionTexts.directDebitShort, state),
  /** A price with its conditions, on one line. */
  line: (price: string, state: string | null) => withPlace(orderTerms.monthlyWithDebit(price), state),
} as const

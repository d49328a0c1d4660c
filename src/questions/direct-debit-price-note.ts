import { priceConditions } from '../content/direct-debit-price-conditions.ts'
import { paysByDebit } from '../funnel/chosen-plan-and-price.ts'
import type { Order } from '../funnel/step-and-journey-types.ts'

/**
 * Returns the words next to the monthly price: 'com débito automático' (with direct debit) or 'sem débito automático'
 * (without). Direct debit is assumed until the visitor declines it.
 */
export const directDebitPriceNote = (order: Order): string =>
  paysByDebit(order) === false ? priceConditions.withoutDebit : priceConditions.withDebit

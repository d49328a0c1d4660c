import { priceConditions } from '../content/order-summary.ts'
import { paysByDebit } from '../funnel/chosen-and-requested-plan.ts'
import type { Order } from '../funnel/types.ts'

/** Returns the condition of the order's monthly price. Direct debit is assumed unless it was declined (D99). */
export const priceCondition = (order: Order): string =>
  paysByDebit(order) === false ? priceConditions.withoutDebit : priceConditions.withDebit

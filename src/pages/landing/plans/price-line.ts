import { smallPrint } from '../../../content/landing/price-small-print.ts'
import { unbrokenBRL } from '../../../lib/format-prices-and-counts.ts'
import type { PlanCardView } from './build-plan-card-data.ts'

/** Returns a plan's price with direct debit and its conditions as one line. */
export const priceLine = ({
  priceWithDebit,
  state,
}: Pick<PlanCardView, 'priceWithDebit' | 'state'>): string =>
  smallPrint.line(unbrokenBRL(priceWithDebit), state)

import type { OptionText } from '../content/types.ts'
import { plansOf } from '../funnel/plan-choice.ts'
import type { Order } from '../funnel/types.ts'
import { unbrokenBRL } from '../lib/money.ts'

/**
 * Returns the options of a question with their texts. If an option saves money, its text states the amount
 * saved per month.
 */
export function optionsOf(order: Order, options: readonly OptionText[] = []): readonly OptionText[] {
  const saving = plansOf(order).reduce((sum, plan) => sum + plan.price - plan.price_with_dacc, 0)
  return options.map((option) =>
    option.saving && saving > 0
      ? { ...option, detail: `${option.saving(unbrokenBRL(saving))} ${option.detail ?? ''}` }
      : option,
  )
}

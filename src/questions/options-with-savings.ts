import type { OptionText } from '../content/types.ts'
import { plansOf } from '../funnel/plan-choice.ts'
import type { Order } from '../funnel/types.ts'
import { unbrokenBRL } from '../lib/money.ts'

/** The options of a question; one that saves money says how much a month. */
export function optionsOf(order: Order, options: readonly OptionText[] = []): readonly OptionText[] {
  const saving = plansOf(order).reduce((sum, plan) => sum + plan.price - plan.price_with_dacc, 0)
  return options.map((option) =>
    option.saving && saving > 0
      ? { ...option, detail: `${option.saving(unbrokenBRL(saving))} ${option.detail ?? ''}` }
      : option,
  )
}

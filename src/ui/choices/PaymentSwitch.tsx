/** Above the plans: whether all of their prices are those with direct debit or without it. It sends nothing. */
import { priceConditions } from '../../content/price-conditions.ts'
import { planQuestion } from '../../content/plan-question.ts'
import './payment-switch.css'

export type PaymentShown = {
  /** Whether the prices shown are those with direct debit. */
  readonly directDebit: boolean
  /** What direct debit saves a month on every plan, formatted; '' if that differs. */
  readonly saving: string
  /** Whether it saves that for 12 months, after which every plan costs the same either way. */
  readonly isFirstYear: boolean
  /** Shows the other prices; absent where the visitor has no choice. */
  readonly onChange?: (directDebit: boolean) => void
}

const { payment: words } = planQuestion

export function PaymentSwitch({ directDebit, saving, isFirstYear, onChange }: PaymentShown) {
  if (!onChange) {
    const condition = directDebit ? priceConditions.withDebit : priceConditions.withoutDebit
    return <p className="payment-switch__saving">{words.only(condition)}</p>
  }
  const option = (isDebit: boolean, label: string) => (
    <button
      type="button"
      className="payment-switch__option"
      aria-pressed={isDebit === directDebit}
      onClick={() => onChange(isDebit)}
    >
      {label}
    </button>
  )
  return (
    <div className="payment-switch" role="group" aria-label={words.label}>
      <div className="payment-switch__options">
        {option(true, words.withDebit)}
        {option(false, words.withoutDebit)}
      </div>
      {saving && (
        <p className="payment-switch__saving num">{words.difference(saving, { directDebit, isFirstYear })}</p>
      )}
    </div>
  )
}

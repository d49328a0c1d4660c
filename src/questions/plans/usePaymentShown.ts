/** By which payment the plans' prices are shown: as the visitor answered, pressed above the plans, or pays today. */
import { useDispatch, useSelector } from 'react-redux'
import { priceConditions } from '../../content/price-conditions.ts'
import type { Plan } from '../../contract/plan.ts'
import { paysByDebit } from '../../funnel/chosen-plan-and-price.ts'
import { findStep } from '../../funnel/journey-registry.ts'
import type { Order } from '../../funnel/step-and-journey-types.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { draftChanged } from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectDraft, selectOrder } from '../../store/selectors.ts'
import type { PaymentShown } from '../../ui/choices/PaymentSwitch.tsx'

/** The question about direct debit, and the name of its field; of some journeys none. */
function debitQuestion(order: Order) {
  const step = findStep(order, ({ fields }) => fields.some(({ said }) => said === 'debit'))
  const name = step?.fields.find(({ said }) => said === 'debit')?.name ?? ''
  return { step, name }
}

/** Selects whether direct debit was pressed above the plans; undefined if neither was. */
export function selectPaymentPressed(state: RootState): boolean | undefined {
  const { step, name } = debitQuestion(selectOrder(state))
  const pressed = step ? selectDraft(state, step.id)[name] : undefined
  return pressed === undefined ? undefined : pressed === 'true'
}

/** The choice is kept as the draft of the question about direct debit, which opens with it marked. */
export function usePaymentShown(plans: readonly Plan[]) {
  const dispatch = useDispatch()
  const order = useSelector(selectOrder)
  const { step, name } = debitQuestion(order)
  const directDebit = useSelector(selectPaymentPressed) ?? paysByDebit(order) !== false
  const savings = plans.map((plan) => plan.price - plan.price_with_dacc)
  const [saving = 0] = savings
  const isSame = savings.every((each) => Math.abs(each - saving) < 0.005)
  const isChoice = savings.some((each) => each > 0)
  const shown: PaymentShown | undefined = isChoice
    ? {
        directDebit,
        saving: isSame ? unbrokenBRL(saving) : '',
        isFirstYear: plans.every((plan) => plan.price_full > plan.price),
        ...(step && {
          onChange: (isDebit) => dispatch(draftChanged({ step: step.id, name, value: String(isDebit) })),
        }),
      }
    : undefined
  return {
    shown,
    priceOf: (plan: Plan) => (directDebit ? plan.price_with_dacc : plan.price),
    condition: directDebit ? priceConditions.withDebit : priceConditions.withoutDebit,
  }
}

/**
 * Form in which an existing customer chooses from their own offers: one main offer, and an extra if the step has an
 * optional field for it.
 */
import { useSelector } from 'react-redux'
import { priceConditions } from '../../content/price-conditions.ts'
import { planOfToday } from '../../content/current-plan-of-customer.ts'
import { planQuestion } from '../../content/plan-question.ts'
import type { Plan } from '../../contract/plan.ts'
import { choosePlan } from '../../funnel/plans-matching-link.ts'
import type { Field } from '../../funnel/step-and-journey-types.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { selectOrder } from '../../store/selectors.ts'
import { PlanCards } from '../../ui/choices/PlanCards.tsx'
import { ActionBar } from '../../ui/forms/ActionBar.tsx'
import { PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import { RadioCards } from '../../ui/forms/RadioCards.tsx'
import { StepForm } from '../../ui/forms/StepForm.tsx'
import type { QuestionProps, Variant } from '../question-props.ts'
import { wordingOf } from '../look-up-step-texts.ts'
import { useStep } from '../useStep.ts'
import { currentPlanRows } from '../order/build-order-card-and-receipt-texts.ts'
import { PlanSubmitLabel } from './PlanSubmitLabel.tsx'
import { offerCards } from './build-plan-and-offer-cards.ts'
import { usePaymentShown } from './usePaymentShown.ts'
import { usePlansWithReason } from './usePlansWithReason.ts'
import './beside-today.css'

export default function CustomerOffersQuestion({ step: id, variant }: QuestionProps) {
  const { step, text, draft, refusals, busy, onAnswer } = useStep(id)
  const order = useSelector(selectOrder)
  const { facts, wish } = order
  const { extras = [], currentPlan: now } = facts.offers ?? {}
  const plans = facts.offers?.plans ?? []
  const { preferred } = choosePlan(plans, wish)
  const [main, extra] = step.fields
  const chosen = [
    plans.find((plan) => plan.id === (draft[main?.name ?? ''] ?? preferred?.id)),
    extras.find((plan) => plan.id === draft[extra?.name ?? '']),
  ].filter((plan) => plan !== undefined)
  const payment = usePaymentShown(plans)
  const price = chosen.reduce((sum, plan) => sum + payment.priceOf(plan), 0)
  const priceFull = chosen.reduce((sum, plan) => sum + plan.price_full, 0)
  const names = chosen.map(({ plan }) => plan).join(' + ')
  return (
    <StepForm step={id} onAnswer={onAnswer} busy={busy} refusals={refusals} className={`ask ask--${variant}`}>
      {main && <MainOffer id={id} field={main} variant={variant} plans={plans} preferred={preferred} />}
      {extra && extras.length > 0 && <Extra id={id} field={extra} extras={extras} />}
      {now && chosen.length > 1 && (
        <p className="beside-today num" role="status">
          {planOfToday.beside(names, planOfToday.difference(now.price, { price, priceFull }))}
        </p>
      )}
      <ActionBar isReady={chosen.length > 0}>
        <PrimaryButton state={busy ? 'loading' : 'default'}>
          <PlanSubmitLabel
            plan={chosen.length > 0 ? { name: names, price } : undefined}
            condition={payment.condition}
          >
            {text.submit}
          </PlanSubmitLabel>
        </PrimaryButton>
      </ActionBar>
    </StepForm>
  )
}

type PartProps = { readonly id: string; readonly field: Field }
type MainProps = PartProps & {
  readonly variant: Variant
  readonly plans: readonly Plan[]
  readonly preferred: Plan | null
}

function MainOffer({ id, field: { name }, variant, plans, preferred }: MainProps) {
  const { text, draft, problems, onChange } = useStep(id)
  const order = useSelector(selectOrder)
  const [today] = currentPlanRows(order)
  const value = draft[name] ?? preferred?.id ?? ''
  const { recommended, ...list } = usePlansWithReason(id, plans)
  const { shown: payment, priceOf } = usePaymentShown(plans)
  const now = order.facts.offers?.currentPlan
  const cards = offerCards(plans, recommended, (plan) =>
    now ? planOfToday.differenceOnCard(now.price, { price: priceOf(plan), priceFull: plan.price_full }) : '',
  )
  return (
    <PlanCards
      name={name}
      label={text.heading}
      as={variant === 'page' ? 'question' : 'hidden'}
      why={variant === 'page' ? wordingOf(order, id).why : undefined}
      hint={today && `${today.label}: ${today.value}`}
      value={value}
      onChange={onChange}
      error={problems[name]}
      {...cards}
      {...list}
      payment={payment}
      isOnlyMarked={draft[name] === undefined}
    />
  )
}

/** Returns the condition of an extra's price, which is often the same with and without direct debit. */
const extraCondition = ({ price, price_with_dacc: withDebit }: Plan) =>
  price === withDebit ? priceConditions.either : priceConditions.withDebit

function Extra({ id, field: { name }, extras }: PartProps & { readonly extras: readonly Plan[] }) {
  const { text, draft, problems, onChange } = useStep(id)
  const [condition = '', another] = new Set(extras.map(extraCondition))
  return (
    <RadioCards
      name={name}
      label={text.labels[name] ?? ''}
      hint={another ? text.hints?.[name] : planQuestion.extras(condition)}
      value={draft[name] ?? ''}
      onChange={onChange}
      error={problems[name]}
      options={[
        ...(text.options ?? []),
        ...extras.map((plan) => ({
          value: plan.id,
          label: plan.plan,
          detail: planQuestion.extraPrice(
            unbrokenBRL(plan.price_with_dacc),
            another ? extraCondition(plan) : '',
          ),
        })),
      ]}
    />
  )
}

import { useSelector } from 'react-redux'
import type { Plan } from '../../contract/plan.ts'
import { choosePlan, offersInOrder } from '../../funnel/plan-choice.ts'
import type { Field } from '../../funnel/types.ts'
import { unbrokenBRL } from '../../lib/money.ts'
import { selectOrder } from '../../store/selectors.ts'
import { oneEach, PlanCards } from '../../ui/choices/PlanCards.tsx'
import { ActionBar } from '../../ui/forms/ActionBar.tsx'
import { PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import { RadioCards } from '../../ui/forms/RadioCards.tsx'
import { StepForm } from '../../ui/forms/StepForm.tsx'
import type { QuestionProps, Variant } from '../question-props.ts'
import { useStep } from '../useStep.ts'
import { planView } from '../order-display.ts'

/** A customer's own offers: one main offer, plus an extra where the step has an optional field for it (D9). */
export default function OffersQuestion({ step: id, variant }: QuestionProps) {
  const { step, text, draft, refusals, busy, onAnswer } = useStep(id)
  const { facts, wish } = useSelector(selectOrder)
  const { extras = [] } = facts.offers ?? {}
  const plans = offersInOrder(facts.offers?.plans ?? [], wish)
  const { preferred } = choosePlan(plans, wish)
  const [main, extra] = step.fields
  const chosen = [
    plans.find((plan) => plan.id === (draft[main?.name ?? ''] ?? preferred?.id)),
    extras.find((plan) => plan.id === draft[extra?.name ?? '']),
  ].filter((plan) => plan !== undefined)
  const price = chosen.reduce((sum, plan) => sum + plan.price_with_dacc, 0)
  return (
    <StepForm step={id} onAnswer={onAnswer} busy={busy} refusals={refusals} className={`ask ask--${variant}`}>
      {main && <MainOffer id={id} field={main} variant={variant} plans={plans} preferred={preferred} />}
      {extra && extras.length > 0 && <Extra id={id} field={extra} extras={extras} />}
      <ActionBar
        note={
          chosen.length === 0
            ? undefined
            : `${chosen.map(({ plan }) => plan).join(' + ')}, ${unbrokenBRL(price)} por mês com débito automático`
        }
      >
        <PrimaryButton state={busy ? 'loading' : 'default'}>{text.submit}</PrimaryButton>
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
  return (
    <PlanCards
      name={name}
      label={text.heading}
      as={variant === 'page' ? 'question' : 'hidden'}
      why={variant === 'page' ? text.why : undefined}
      value={draft[name] ?? preferred?.id ?? ''}
      onChange={onChange}
      error={problems[name]}
      groups={oneEach(plans.map(planView))}
    />
  )
}

function Extra({ id, field: { name }, extras }: PartProps & { readonly extras: readonly Plan[] }) {
  const { text, draft, problems, onChange } = useStep(id)
  return (
    <RadioCards
      name={name}
      label={text.labels[name] ?? ''}
      hint={text.hints?.[name]}
      value={draft[name] ?? ''}
      onChange={onChange}
      error={problems[name]}
      options={[
        ...(text.options ?? []),
        ...extras.map((plan) => ({
          value: plan.id,
          label: plan.plan,
          detail: `mais ${unbrokenBRL(plan.price_with_dacc)} por mês`,
        })),
      ]}
    />
  )
}

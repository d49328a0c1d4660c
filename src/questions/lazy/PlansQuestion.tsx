import { useState } from 'react'
import { useSelector } from 'react-redux'
import { coverageWords } from '../../content/coverage.ts'
import { planWords } from '../../content/plan-list.ts'
import { findStep, pageOf } from '../../funnel/journeys.ts'
import { choosePlan } from '../../funnel/plan-choice.ts'
import { unbrokenBRL } from '../../lib/money.ts'
import { selectOrder } from '../../store/selectors.ts'
import { PlanCards } from '../../ui/choices/PlanCards.tsx'
import { ActionBar } from '../../ui/forms/ActionBar.tsx'
import { PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import { StepForm } from '../../ui/forms/StepForm.tsx'
import type { QuestionProps } from '../question-props.ts'
import { useHref } from '../../ui/useHref.ts'
import { useStep } from '../useStep.ts'
import { planCards } from './plan-cards.ts'

/** The plans available at the address; the preferred one is preselected (D14). */
export function PlansQuestion({ step: id, variant }: QuestionProps) {
  const { step, text, draft, problems, refusals, busy, onChange, onAnswer } = useStep(id)
  const order = useSelector(selectOrder)
  const call = findStep(order, ({ view }) => view === 'call')
  const callHref = useHref(call ? pageOf(order, call.id).path : '')
  const plans = order.facts.coverage?.plans ?? []
  const { preferred } = choosePlan(plans, order.wish)
  const value = draft.idPlan ?? preferred?.id ?? ''
  const chosen = plans.find((plan) => plan.id === value)
  // what was chosen for the visitor, by the rule or by advice (A20), comes first; the visitor's own press moves no card
  const [pressed, setPressed] = useState<{ readonly id: string; readonly first: string } | null>(null)
  const first = pressed?.id === value ? pressed.first : value
  const leading = plans.find((plan) => plan.id === first) ?? preferred
  return (
    <StepForm step={id} onAnswer={onAnswer} busy={busy} refusals={refusals} className={`ask ask--${variant}`}>
      <PlanCards
        name="idPlan"
        label={text.heading}
        as={variant === 'page' ? 'question' : 'hidden'}
        value={value}
        onChange={(name, id) => {
          setPressed({ id, first })
          onChange(name, id)
        }}
        error={problems.idPlan}
        groups={planCards(plans, leading)}
      />
      <p className="hint">{planWords.modem}</p>
      <ActionBar
        isAlwaysSeen
        note={
          chosen && `${chosen.plan}, ${unbrokenBRL(chosen.price_with_dacc)} por mês com débito automático`
        }
      >
        <PrimaryButton state={busy ? 'loading' : 'default'}>{text.submit}</PrimaryButton>
      </ActionBar>
      {step.submits === 'hand-over' && call && (
        <p>
          <a href={callHref} className="quiet-link">
            {coverageWords.callMe}
          </a>
        </p>
      )}
    </StepForm>
  )
}

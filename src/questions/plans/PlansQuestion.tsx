/**
 * Form for choosing one of the plans sold at the address. A plan is chosen in advance only if the visitor's link names
 * it.
 */
import { useSelector } from 'react-redux'
import { coveredAddressWords } from '../../content/covered-address-result.ts'
import { planQuestion } from '../../content/plan-question.ts'
import { planWords } from '../../content/plan-list.ts'
import { findStep, pageOf } from '../../funnel/journey-registry.ts'
import { choosePlan } from '../../funnel/plans-matching-link.ts'
import { selectOrder } from '../../store/selectors.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { PlanCards } from '../../ui/choices/PlanCards.tsx'
import { ActionBar } from '../../ui/forms/ActionBar.tsx'
import { PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import { StepForm } from '../../ui/forms/StepForm.tsx'
import type { QuestionProps } from '../question-props.ts'
import { useCampaign, useCampaignHref } from '../../ui/useCampaign.ts'
import { usePhones } from '../../ui/usePhones.ts'
import { useStep } from '../useStep.ts'
import { selectNotSold } from './select-linked-plan-texts.ts'
import { PlanSubmitLabel } from './PlanSubmitLabel.tsx'
import { planCards } from './build-plan-and-offer-cards.ts'
import { usePaymentShown } from './usePaymentShown.ts'
import { usePlansWithReason } from './usePlansWithReason.ts'

export default function PlansQuestion({ step: id, variant }: QuestionProps) {
  const { step, text, draft, problems, refusals, busy, onChange, onAnswer } = useStep(id)
  const order = useSelector(selectOrder)
  const call = findStep(order, ({ view }) => view === 'call')
  const callHref = useCampaignHref(call ? pageOf(order, call.id).path : '')
  const plans = order.facts.coverage?.plans ?? []
  const { state } = useCampaign()
  const { sales } = usePhones()
  const notSold = useSelector((root: RootState) => selectNotSold(root, state))
  const { preferred } = choosePlan(plans, order.wish)
  const value = draft.idPlan ?? preferred?.id ?? ''
  const { recommended, ...list } = usePlansWithReason(id, plans)
  const payment = usePaymentShown(plans)
  const chosen = plans.find((plan) => plan.id === value)
  return (
    <StepForm step={id} onAnswer={onAnswer} busy={busy} refusals={refusals} className={`ask ask--${variant}`}>
      {notSold && <p className="hint">{notSold}</p>}
      <PlanCards
        name="idPlan"
        label={text.heading}
        as={variant === 'page' ? 'question' : 'hidden'}
        value={value}
        onChange={onChange}
        error={problems.idPlan}
        {...planCards(plans, recommended)}
        {...list}
        payment={payment.shown}
        isOnlyMarked={draft.idPlan === undefined}
      />
      <p className="hint">{planWords.modem}</p>
      {order.journey !== 'collaborator' && plans.every(({ companyOnly }) => !companyOnly) && (
        <p className="hint">
          {planQuestion.forCompanies}
          <a href={sales.href}>{sales.phone}</a>
        </p>
      )}
      {/* a plan that only a link has marked may be out of sight, so its button stays below the cards */}
      <ActionBar isAlwaysSeen isReady={draft.idPlan !== undefined}>
        <PrimaryButton state={busy ? 'loading' : 'default'}>
          <PlanSubmitLabel
            plan={chosen && { name: chosen.plan, price: payment.priceOf(chosen) }}
            condition={payment.condition}
          >
            {text.submit}
          </PlanSubmitLabel>
        </PrimaryButton>
      </ActionBar>
      {step.submits === 'hand-over' && call && (
        <p>
          <a href={callHref} className="quiet-link">
            {coveredAddressWords.callMe}
          </a>
        </p>
      )}
    </StepForm>
  )
}

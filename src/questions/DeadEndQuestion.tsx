/** Shows why an order cannot continue (a dead end), and offers at least one way out. */
import { useDispatch, useSelector } from 'react-redux'
import { whatsappHref } from '../content/build-whatsapp-link.ts'
import { frame } from '../content/header-progress-and-help.ts'
import { deadEndButtons } from '../content/dead-end-buttons.ts'
import { firstStep, stepOf } from '../funnel/journey-registry.ts'
import type { StepId } from '../funnel/step-and-journey-types.ts'
import { anotherQuizRequested, correctionRequested, otherOffersRequested } from '../store/redux-actions.ts'
import { selectUi, selectOrder } from '../store/selectors.ts'
import { ButtonLink, PrimaryButton } from '../ui/forms/PrimaryButton.tsx'
import { StepForm } from '../ui/forms/StepForm.tsx'
import { HelpLinks } from '../ui/frame/HelpPanel.tsx'
import type { QuestionProps } from './question-props.ts'
import { WaitState } from './waits/WaitState.tsx'
import OrderReference from './order/OrderReference.tsx'
import { WaitingListForm } from './address/WaitingListForm.tsx'
import { useCampaignHref } from '../ui/useCampaign.ts'
import { usePhones } from '../ui/usePhones.ts'
import { useCallRequestHref } from './useCallRequestHref.ts'
import { useStep } from './useStep.ts'

export default function DeadEndQuestion({ step, variant, Form }: QuestionProps) {
  const { view } = stepOf(useSelector(selectOrder), step)
  if (view === 'waiting-list') return <WaitingListForm step={step} variant={variant} Form={Form} />
  if (view === 'no-offers') return <NoOffers id={step} />
  return view === 'another-quiz' ? <AnotherQuiz id={step} /> : <HumanHelp id={step} />
}

/** Dead ends are forms too, because focus handling and tests look for a step's form. */
const nothingToSend = () => undefined

type PartProps = { readonly id: StepId }

/**
 * No offer for this document: the visitor can try another one, see the offers of the other journey or the plans for new
 * customers, or contact the operator.
 */
function NoOffers({ id }: PartProps) {
  const dispatch = useDispatch()
  const order = useSelector(selectOrder)
  const callHref = useCallRequestHref()
  const { sales } = usePhones()
  const anotherDocument = () => dispatch(correctionRequested({ step: firstStep(order) }))
  const { otherOffers, isUnavailable } = order.facts
  const words = deadEndButtons['no-offers']
  return (
    <StepForm step={id} onAnswer={anotherDocument} className="ask">
      {otherOffers && (
        <PrimaryButton type="button" onClick={() => dispatch(otherOffersRequested())}>
          {words.other[otherOffers.kind]}
        </PrimaryButton>
      )}
      {isUnavailable && !otherOffers ? (
        <ButtonLink href={sales.href}>{words.call(sales.phone)}</ButtonLink>
      ) : (
        <PrimaryButton tone={otherOffers ? 'secondary' : 'primary'}>{words.another}</PrimaryButton>
      )}
      <ButtonLink href={useCampaignHref('/novo-cliente')} tone="secondary">
        {words.newCustomers}
      </ButtonLink>
      <HelpLinks callHref={callHref} />
    </StepForm>
  )
}

function AnotherQuiz({ id }: PartProps) {
  const dispatch = useDispatch()
  const { text } = useStep(id)
  const { wait } = useSelector(selectUi)
  const callHref = useCallRequestHref()
  const busy = wait?.status === 'running'
  return (
    <StepForm step={id} onAnswer={() => dispatch(anotherQuizRequested())} busy={busy} className="ask">
      <WaitState isInForm />
      <PrimaryButton state={busy ? 'loading' : 'default'}>{text.submit}</PrimaryButton>
      <HelpLinks callHref={callHref} />
    </StepForm>
  )
}

function HumanHelp({ id }: PartProps) {
  const callHref = useCallRequestHref()
  const { sales, whatsapp } = usePhones()
  return (
    <StepForm step={id} onAnswer={nothingToSend} className="ask">
      <OrderReference />
      <ButtonLink href={whatsappHref(whatsapp)}>{deadEndButtons.erro2.primary}</ButtonLink>
      <ButtonLink href={sales.href} tone="secondary">
        {frame.help.phone(sales.phone)}
      </ButtonLink>
      <ButtonLink href={callHref} tone="secondary">
        {deadEndButtons.erro2.secondary}
      </ButtonLink>
    </StepForm>
  )
}

/**
 * The page of an order that has reached a dead end, for example because there is no coverage. It gives the reason and
 * offers ways to continue.
 */
import { useSelector } from 'react-redux'
import { stepOf } from '../../funnel/journey-registry.ts'
import type { Layout, StepId } from '../../funnel/step-and-journey-types.ts'
import { journeyScene } from '../../questions/journey-illustrations.tsx'
import { QuestionHeader } from '../../questions/QuestionHeader.tsx'
import { QuestionForm } from '../../questions/QuestionForm.tsx'
import { wordingOf } from '../../questions/look-up-step-texts.ts'
import { selectUi, selectOrder } from '../../store/selectors.ts'
import { Question } from '../../ui/forms/FieldTexts.tsx'
import { CheckoutFrame } from '../../ui/frame/CheckoutFrame.tsx'
import { NoCoverageFrame } from '../../ui/frame/NoCoverageFrame.tsx'
import { SiteFooter } from '../../ui/frame/SiteFooter.tsx'
import { StepBackLink } from './StepBackLink.tsx'

export default function DeadEndPage({ step, layout }: { step: StepId; layout: Layout }) {
  const order = useSelector(selectOrder)
  const { contact } = useSelector(selectUi)
  const { heading, why: reason } = wordingOf(order, step)
  // the reason asks for a contact, which has been left or declined by then
  const isSettled = contact.notify === 'sent' || contact.withdraw === 'sent'
  const why = isSettled && stepOf(order, step).view === 'waiting-list' ? undefined : reason
  const form = <QuestionForm step={step} variant="page" />
  const shared = { header: <QuestionHeader />, back: <StepBackLink />, footer: <SiteFooter /> }
  if (layout !== 'cart') {
    return (
      <NoCoverageFrame
        {...shared}
        heading={heading}
        text={why ?? ''}
        drawing={journeyScene(order.journey, { state: 'short' })}
      >
        {form}
      </NoCoverageFrame>
    )
  }
  return (
    <CheckoutFrame {...shared}>
      <div className="stack">
        <Question why={why}>{heading}</Question>
        {form}
      </div>
    </CheckoutFrame>
  )
}

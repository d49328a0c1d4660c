/** The page on which the visitor chooses one of the plans available at their address. */
import { useSelector } from 'react-redux'
import type { StepId } from '../../funnel/step-and-journey-types.ts'
import OrderCard from '../../questions/order/OrderCard.tsx'
import { QuestionHeader } from '../../questions/QuestionHeader.tsx'
import { Notices } from '../../questions/notices/Notices.tsx'
import { QuestionForm } from '../../questions/QuestionForm.tsx'
import { registeredPartOf } from '../../questions/journey-part-registry.ts'
import { textOf } from '../../questions/look-up-step-texts.ts'
import { selectOrder } from '../../store/selectors.ts'
import { AddressCoveredText } from '../../ui/motif/AddressCoveredText.tsx'
import { NoCoverageFrame } from '../../ui/frame/NoCoverageFrame.tsx'
import { SiteFooter } from '../../ui/frame/SiteFooter.tsx'
import { lazily } from '../../ui/lazy-component.tsx'
import { StepBackLink } from './StepBackLink.tsx'

const AddressCoveredScene = lazily(async () => import('../../questions/address/AddressCoveredScene.tsx'), {
  isOptional: true,
})

export default function PlansPage({ step }: { step: StepId }) {
  const order = useSelector(selectOrder)
  const { heading, why } = textOf(order, step)
  const { found } = registeredPartOf(order.journey)
  return (
    <NoCoverageFrame
      header={<QuestionHeader />}
      heading={heading}
      text={why}
      back={<StepBackLink />}
      lead={
        found && (
          <div className="found night">
            <AddressCoveredText text={found(order)} />
            <AddressCoveredScene />
          </div>
        )
      }
      order={<OrderCard />}
      footer={<SiteFooter />}
    >
      <Notices />
      <QuestionForm step={step} variant="chat" />
    </NoCoverageFrame>
  )
}

import { useSelector } from 'react-redux'
import type { StepId } from '../../funnel/types.ts'
import { OrderCard } from '../../questions/later-questions.tsx'
import { Header } from '../../questions/Header.tsx'
import { Notices } from '../../questions/Notices.tsx'
import { QuestionForm } from '../../questions/QuestionForm.tsx'
import { textOf } from '../../questions/texts.ts'
import { foundText } from '../../questions/found-text.ts'
import { selectOrder } from '../../store/selectors.ts'
import { HouseScene } from '../../ui/motif/HouseScene.tsx'
import { NoCoverageFrame } from '../../ui/frame/NoCoverageFrame.tsx'
import { SiteFooter } from '../../ui/frame/SiteFooter.tsx'
import { Back } from './Back.tsx'

/** The available plans, in the layout M§2 assigns to the route; the question is inside the frame. */
export default function PlansPage({ step }: { step: StepId }) {
  const order = useSelector(selectOrder)
  const { heading, why } = textOf(order, step)
  return (
    <NoCoverageFrame
      header={<Header />}
      heading={heading}
      text={why}
      back={<Back />}
      lead={
        <p className="found-line night">
          <span>{foundText(order)}</span>
          <HouseScene />
        </p>
      }
      order={<OrderCard />}
      footer={<SiteFooter />}
      scene="none"
    >
      <Notices />
      <QuestionForm step={step} variant="chat" />
    </NoCoverageFrame>
  )
}

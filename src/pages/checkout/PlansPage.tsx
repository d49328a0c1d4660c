import { steps } from '../../content/steps.ts'
import { Header } from '../../questions/Header.tsx'
import { Notices } from '../../questions/Notices.tsx'
import { QuestionForm } from '../../questions/QuestionForm.tsx'
import { NoCoverageFrame } from '../../ui/frame/NoCoverageFrame.tsx'
import { SiteFooter } from '../../ui/frame/SiteFooter.tsx'
import { Back } from './Back.tsx'

/** The plans at the address, in the layout marketing §2 gives the route; the frame carries the question. */
export default function PlansPage() {
  const { heading, why } = steps.planos
  return (
    <NoCoverageFrame
      header={<Header />}
      heading={heading}
      text={why ?? ''}
      back={<Back />}
      footer={<SiteFooter />}
      scene="none"
    >
      <Notices />
      <QuestionForm step="planos" variant="chat" />
    </NoCoverageFrame>
  )
}

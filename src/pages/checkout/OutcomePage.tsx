import { useSelector } from 'react-redux'
import { outcomes } from '../../content/outcomes.ts'
import { Header } from '../../questions/Header.tsx'
import { QuestionForm } from '../../questions/QuestionForm.tsx'
import { selectOrder } from '../../store/selectors.ts'
import { NoCoverageFrame } from '../../ui/frame/NoCoverageFrame.tsx'
import { SiteFooter } from '../../ui/frame/SiteFooter.tsx'
import { Back } from './Back.tsx'

/** No network, or network and no offer: two texts (decisions 3). */
export default function OutcomePage() {
  const order = useSelector(selectOrder)
  const { noNetwork, noOffer } = outcomes['oferta-indisponivel']
  const { title, text } = order.coverage?.infra ? noOffer : noNetwork
  return (
    <NoCoverageFrame header={<Header />} heading={title} text={text} back={<Back />} footer={<SiteFooter />}>
      <QuestionForm step="oferta-indisponivel" variant="page" />
    </NoCoverageFrame>
  )
}

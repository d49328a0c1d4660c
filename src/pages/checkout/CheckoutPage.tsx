import { memo } from 'react'
import { useSelector } from 'react-redux'
import { steps } from '../../content/steps.ts'
import { stepOf } from '../../funnel/journeys.ts'
import { Header } from '../../questions/Header.tsx'
import { Notices } from '../../questions/Notices.tsx'
import { QuestionForm } from '../../questions/QuestionForm.tsx'
import { SavedSign } from '../../questions/SavedSign.tsx'
import { useFocusOnMove } from '../../questions/useFocusOnMove.ts'
import { useTitle } from '../../questions/useTitle.ts'
import { selectLeadId, selectPhase, selectPosition, selectProblems } from '../../store/selectors.ts'
import type { RootState } from '../../store/store.ts'
import { CartFrame, CheckoutFrame } from '../../ui/frame/Frame.tsx'
import { SiteFooter } from '../../ui/frame/SiteFooter.tsx'
import { Opener } from '../../ui/motif/Opener.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { ExpiredPage, LoadingPage } from '../../questions/LoadingPage.tsx'
import { Back } from './Back.tsx'
import { Turn } from './Turn.tsx'

const OutcomePage = lazily(async () => import('./OutcomePage.tsx'))
const PlansPage = lazily(async () => import('./PlansPage.tsx'))
const RiskErrorPage = lazily(async () => import('./RiskErrorPage.tsx'))
const OrderCard = lazily(async () => import('../../questions/OrderCard.tsx'), { spare: true })

/** Fetches the code of the screens behind the first questions. */
export async function fetchPagesAhead(): Promise<void> {
  await Promise.all([OutcomePage, PlansPage, RiskErrorPage, OrderCard].map((part) => part.preload()))
}

const FIELDS = 'form[data-step] .field :is(input:not([type=hidden]), select)'

/** To the first field that can be seen, else to the question's words. False when neither is there yet. */
function focusQuestion(): boolean {
  const fields = [...document.querySelectorAll<HTMLElement>(FIELDS)]
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) heading.tabIndex = -1
  const target = fields.find((field) => !field.closest('details:not([open])')) ?? heading
  if (!target) return false
  window.scrollTo(0, 0)
  target.focus({ preventScroll: true })
  // a large zoom or a telephone held across leaves it below the fold
  target.scrollIntoView({ block: 'nearest' })
  return true
}

/** The screen of the present step, in the layout that marketing §2 gives its route. */
export default function CheckoutPage() {
  const position = useSelector(selectPosition)
  const phase = useSelector(selectPhase)
  const refused = useSelector((state: RootState) => Object.keys(selectProblems(state, position)).length > 0)
  useTitle(steps[position].title, refused)
  useFocusOnMove(position, focusQuestion)
  if (phase === 'loading') return <LoadingPage />
  if (phase === 'lost') return <ExpiredPage />
  return <Screen />
}

const Screen = memo(function Screen() {
  const position = useSelector(selectPosition)
  const hasLead = useSelector(selectLeadId) !== null
  const { kind } = stepOf(position)
  if (kind === 'wait') return <LoadingPage />
  if (position === 'oferta-indisponivel') return <OutcomePage />
  if (position === 'planos') return <PlansPage />
  if (position === 'erro1' || position === 'erro2') return <RiskErrorPage step={position} />
  const shared = {
    header: <Header />,
    back: <Back />,
    save: <SavedSign />,
    notices: <Notices />,
    footer: <SiteFooter />,
  }
  if (kind === 'review' || kind === 'receipt' || position === 'validacao') {
    return (
      <CartFrame {...shared}>
        <Turn position={position}>
          <QuestionForm step={position} variant="page" />
        </Turn>
      </CartFrame>
    )
  }
  return (
    <CheckoutFrame {...shared} order={hasLead ? <OrderCard /> : <Opener place="beside" />}>
      <Turn position={position}>
        <QuestionForm step={position} variant="page" />
      </Turn>
    </CheckoutFrame>
  )
})

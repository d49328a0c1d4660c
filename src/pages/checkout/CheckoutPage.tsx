/**
 * The page of an order in progress. It shows the current step in the layout that the specification defines
 * for its URL.
 */
import { memo, useState, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { formOf, lastStep, pageOf, stepOf, idsOf } from '../../funnel/journey-registry.ts'
import type { Page, StepId } from '../../funnel/step-and-journey-types.ts'
import { journeyOpener } from '../../questions/journey-illustrations.tsx'
import { QuestionHeader } from '../../questions/QuestionHeader.tsx'
import { Notices } from '../../questions/notices/Notices.tsx'
import { QuestionForm, SeveralQuestionsForm } from '../../questions/QuestionForm.tsx'
import { OrderSaveStatus } from '../../questions/OrderSaveStatus.tsx'
import { formTextOf } from '../../questions/look-up-step-texts.ts'
import { selectRateLimitedHeading } from '../../questions/waits/select-rate-limited-order-heading.ts'
import { useFocusOnQuestionChange } from '../../questions/useFocusOnQuestionChange.ts'
import { usePageTitle } from '../../questions/usePageTitle.ts'
import {
  selectIsGone,
  selectOrder,
  selectPhase,
  selectPosition,
  selectProblems,
  selectStep,
  selectRecordId,
} from '../../store/selectors.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { CheckoutFrame } from '../../ui/frame/CheckoutFrame.tsx'
import { SiteFooter } from '../../ui/frame/SiteFooter.tsx'
import { lazily } from '../../ui/lazy-component.tsx'
import { WaitPage } from '../../questions/waits/WaitPage.tsx'
import { StepBackLink } from './StepBackLink.tsx'
import './question-transition.css'

const OrderCard = lazily(async () => import('../../questions/order/OrderCard.tsx'), { isOptional: true })
const QuestionNoticeAnnouncement = lazily(
  async () => import('../../questions/notices/QuestionNoticeAnnouncement.tsx'),
  {
    isOptional: true,
  },
)
const LinkedPlan = lazily(async () => import('../../questions/plans/LinkedPlan.tsx'), { isOptional: true })
const ExpiredOrErasedPage = lazily(async () => import('../../questions/order/ExpiredOrErasedPage.tsx'))
const DeadEndPage = lazily(async () => import('./DeadEndPage.tsx'))
const PlansPage = lazily(async () => import('./PlansPage.tsx'))

/** Loads what later questions show around them. */
export async function preloadLaterParts(): Promise<void> {
  await Promise.all([PlansPage.preload(), OrderCard.preload()])
}

const FIELDS = ':is(input:not([type=hidden]), select)'
const SINGLE_QUESTION_FIELDS = `form[data-step] .field ${FIELDS}`
/** On a page with several questions, selects the fields of the first one that must be answered or changed. */
const COMPOSED_PAGE_FIELDS = `form[data-step] [data-first] ${FIELDS}`

/** Returns what has the focus if it belongs to a refused answer, where the form has just put it. */
function focusedRefusal(): HTMLElement | null {
  const { activeElement } = document
  const isRefused = activeElement?.closest('form[data-step] [aria-invalid="true"]')
  return isRefused && activeElement instanceof HTMLElement ? activeElement : null
}

/**
 * Focuses what the form marks as wrong, else the first visible field, or the heading if there is no field. Returns false
 * if none is rendered yet.
 */
function focusQuestion(): boolean {
  const isComposed = document.querySelector('form[data-step] [data-first]') !== null
  const selector = isComposed ? COMPOSED_PAGE_FIELDS : SINGLE_QUESTION_FIELDS
  const fields = [...document.querySelectorAll<HTMLElement>(selector)]
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) heading.tabIndex = -1
  const first = fields.find((field) => !field.closest('details:not([open])'))
  const target = focusedRefusal() ?? first ?? heading
  if (!target) return false
  window.scrollTo(0, 0)
  target.focus({ preventScroll: true })
  // at a high zoom or in landscape the field may be below the fold
  target.scrollIntoView({ block: 'nearest' })
  return true
}

const selectForm = (state: RootState) => formOf(pageOf(state.ui, state.ui.position))
const selectIsRefused = (state: RootState) =>
  pageOf(state.ui, state.ui.position).steps.some((id) => Object.keys(selectProblems(state, id)).length > 0)

/** What is shown instead of the waiting text if the order was stopped. A question shows it below its own heading. */
const selectStopped = (state: RootState) =>
  selectStep(state).kind === 'wait' ? selectRateLimitedHeading(state) : undefined

/** Renders the current step, unless the order is still loading, has expired or was erased. */
export default function CheckoutPage() {
  const form = useSelector(selectForm)
  const phase = useSelector(selectPhase)
  const order = useSelector(selectOrder)
  // the review of a finished order asks nothing any more
  const { title } = formTextOf(order, order.finished ? lastStep(order) : form)
  const stopped = useSelector(selectStopped)
  const isGone = useSelector(selectIsGone)
  usePageTitle(isGone ? null : (stopped ?? title), useSelector(selectIsRefused))
  useFocusOnQuestionChange(form, focusQuestion)
  return (
    <>
      {phase === 'loading' ? <WaitPage /> : phase === 'ready' ? <Screen /> : <ExpiredOrErasedPage />}
      {/* shows nothing yet; loaded with the order, its bar comes with the question instead of moving it */}
      {phase === 'loading' && <OrderCard />}
      <QuestionNoticeAnnouncement />
    </>
  )
}

/** Layouts whose frame renders the heading of the question. */
const HEADED = ['no-coverage', 'plans'] as const satisfies readonly Page['layout'][]

const Screen = memo(function Screen() {
  const position = useSelector(selectPosition)
  const hasRecord = useSelector(selectRecordId) !== null
  const order = useSelector(selectOrder)
  const page = pageOf(order, position)
  const { kind } = stepOf(order, position)
  if (kind === 'wait') return <WaitPage />
  if (kind === 'outcome') return <DeadEndPage step={position} layout={page.layout} />
  if (HEADED.some((layout) => layout === page.layout)) return <PlansPage step={position} />
  const shared = {
    header: <QuestionHeader />,
    // a finished order is neither left nor saved any more; from its review, one goes back to the receipt
    ...(kind === 'receipt' ? {} : { back: <StepBackLink /> }),
    ...(order.finished ? {} : { save: <OrderSaveStatus /> }),
    notices: <Notices />,
    footer: <SiteFooter />,
  }
  const question = (
    <QuestionTransition position={page.steps[0] ?? position}>
      {page.steps.length > 1 ? (
        <SeveralQuestionsForm page={page} />
      ) : (
        <QuestionForm step={position} variant="page" />
      )}
    </QuestionTransition>
  )
  if (page.layout === 'cart') return <CheckoutFrame {...shared}>{question}</CheckoutFrame>
  return (
    <CheckoutFrame {...shared} order={hasRecord ? <OrderCard /> : journeyOpener(order.journey, 'beside')}>
      {question}
      <LinkedPlan />
    </CheckoutFrame>
  )
})

/**
 * Animates the change from one question to another. The next question slides in from the right, an earlier one from the
 * left. The new question accepts input from the first frame of the animation. The first question after a page load is
 * not animated.
 */
function QuestionTransition({ position, children }: { position: StepId; children: ReactNode }) {
  const order = useSelector(selectOrder)
  const indexOf = (id: StepId) => idsOf(order, 'pages').indexOf(id)
  const [shown, setShown] = useState<{ position: StepId; turn: 'forward' | 'back' | undefined }>({
    position,
    turn: undefined,
  })
  if (shown.position !== position)
    setShown({ position, turn: indexOf(position) > indexOf(shown.position) ? 'forward' : 'back' })
  return (
    <div key={position} className="turn" data-turn={shown.turn}>
      {children}
    </div>
  )
}

/**
 * QuestionHeader shown above every question, identical on pages and in the chat. It has a link that switches between pages and
 * chat.
 */
import { memo, useDeferredValue } from 'react'
import { useSelector } from 'react-redux'
import { frame } from '../content/header-progress-and-help.ts'
import { firstStep, journeyOf, lastStep, pageOf, placesOrder } from '../funnel/journey-registry.ts'
import { stageOf, stagesOf } from '../funnel/order-progress.ts'
import { progressStep, selectUi, selectOrder, selectProgress } from '../store/selectors.ts'
import type { RootState } from '../store/root-reducer.ts'
import { OrderProgress } from '../ui/frame/OrderProgress.tsx'
import { SiteHeader } from '../ui/frame/SiteHeader.tsx'
import { lazily } from '../ui/lazy-component.tsx'
import { useCampaignHref } from '../ui/useCampaign.ts'
import { registeredPartOf } from './journey-part-registry.ts'
import { textOf } from './look-up-step-texts.ts'
import { useCallRequestHref } from './useCallRequestHref.ts'

/**
 * Returns the path of the current question's page. For the first question, this is the path by which the
 * visitor entered the journey.
 */
const selectPagePath = ({ ui }: RootState): string =>
  (ui.position === firstStep(ui) ? ui.entrance : null) ?? pageOf(ui, ui.position).path

export const QuestionHeader = memo(function QuestionHeader() {
  const mode = useSelector((state: RootState) => state.ui.mode)
  const path = useSelector(selectPagePath)
  const root = useSelector(({ ui }: RootState) => journeyOf(ui).root)
  const chatHref = useCampaignHref(`${root}/chat`)
  const pageHref = useCampaignHref(path)
  return (
    <SiteHeader
      callHref={useCallRequestHref()}
      hint={hint}
      help={help}
      switchTo={mode === 'pages' ? { mode: 'chat', href: chatHref } : { mode: 'pages', href: pageHref }}
    >
      {strand}
    </SiteHeader>
  )
})

type ProgressState = Pick<RootState, 'ui' | 'order'>

const ProgressOf = memo(function ProgressOf(state: ProgressState) {
  const { ui, order } = state
  const { mode, journey } = ui
  const position = progressStep(ui)
  return (
    <OrderProgress
      percent={selectProgress(state)}
      stage={stageOf(order, position, mode)}
      stages={stagesOf({ journey }, mode)}
      words={
        placesOrder(order) || journeyOf(order).countsAs
          ? undefined
          : { ...frame.unordered, ...registeredPartOf(journey).words?.result }
      }
    />
  )
})

function Progress() {
  // deferred: drawing the progress must not delay the question (docs/decisions/0056)
  const ui = useDeferredValue(useSelector(selectUi))
  const order = useDeferredValue(useSelector(selectOrder))
  // a finished order stays so in its review
  return <ProgressOf ui={order.finished ? { ...ui, position: lastStep(order) } : ui} order={order} />
}
const strand = <Progress />

/** Help with the current question, the same text as in the chat. */
function HelpWithQuestion() {
  const text = useSelector(({ ui }: RootState) => textOf(ui, ui.position).help)
  return <span>{text}</span>
}
const hint = <HelpWithQuestion />

const OrderHelp = lazily(async () => import('./HelpPanelOrderOptions.tsx'), { isOptional: true })

function HelpOfOrder() {
  const { recordId, mode } = useSelector(selectUi)
  return recordId || mode === 'chat' ? <OrderHelp /> : null
}
const help = <HelpOfOrder />

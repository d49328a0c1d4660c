/** Header above every question, on pages and in the chat. */
import { memo } from 'react'
import { useSelector } from 'react-redux'
import { firstStep, journeyOf, pageOf } from '../funnel/journeys.ts'
import { stageOf, stagesOf } from '../funnel/progress.ts'
import { selectFlow, selectProgress } from '../store/selectors.ts'
import type { RootState } from '../store/store.ts'
import { OrderProgress } from '../ui/frame/OrderProgress.tsx'
import { SiteHeader } from '../ui/frame/SiteHeader.tsx'
import { lazily } from '../ui/lazily.tsx'
import { useHref } from '../ui/useHref.ts'
import { stageNameOf, textOf } from './step-texts.ts'
import { useCallRequestHref } from './useCallRequestHref.ts'

/**
 * Returns the path of the current question's page. For the first question, this is the path by which the
 * visitor entered the journey.
 */
const selectPagePath = ({ flow }: RootState): string =>
  (flow.position === firstStep(flow) ? flow.entrance : null) ?? pageOf(flow, flow.position).path

/**
 * Header shown above every question, identical on pages and in the chat. It has a link that switches between
 * pages and chat.
 */
export const Header = memo(function Header() {
  const mode = useSelector((state: RootState) => state.flow.mode)
  const path = useSelector(selectPagePath)
  const root = useSelector(({ flow }: RootState) => journeyOf(flow).root)
  const chatHref = useHref(`${root}/chat`)
  const pageHref = useHref(path)
  return (
    <SiteHeader
      homeHref={useHref('/')}
      callHref={useCallRequestHref()}
      hint={hint}
      help={help}
      switchTo={mode === 'pages' ? { mode: 'chat', href: chatHref } : { mode: 'pages', href: pageHref }}
    >
      {strand}
    </SiteHeader>
  )
})

function Progress() {
  const percent = useSelector(selectProgress)
  const stage = useSelector(({ flow, order }: RootState) => stageOf(order, flow.position, flow.mode))
  const journey = useSelector(({ flow }: RootState) => flow.journey)
  const label = useSelector(({ flow }: RootState) => stageNameOf(flow, flow.position, flow.mode))
  return <OrderProgress percent={percent} stage={stage} stages={stagesOf({ journey })} label={label} />
}
const strand = <Progress />

/** Help with the current question, the same text as in the chat. */
function HelpWithQuestion() {
  return useSelector(({ flow }: RootState) => textOf(flow, flow.position).help)
}
const hint = <HelpWithQuestion />

const OrderHelp = lazily(async () => import('./lazy/OrderActionsInHelpPanel.tsx'), { spare: true })

function HelpOfOrder() {
  const { subjectId, phase } = useSelector(selectFlow)
  return subjectId && phase === 'ready' ? <OrderHelp /> : null
}
const help = <HelpOfOrder />

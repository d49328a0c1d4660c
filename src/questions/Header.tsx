import { memo } from 'react'
import { useSelector } from 'react-redux'
import { brand } from '../content/brand.ts'
import { stepOf } from '../funnel/journeys.ts'
import { selectMode, selectPosition, selectProgress, selectStep } from '../store/selectors.ts'
import { ProgressStrand } from '../ui/frame/ProgressStrand.tsx'
import { SiteHeader } from '../ui/frame/SiteHeader.tsx'
import { useHref } from '../ui/useHref.ts'

/** The band on top of every question, in pages and chat: same places, same words, the other way one tap away. */
export const Header = memo(function Header() {
  const mode = useSelector(selectMode)
  const position = useSelector(selectPosition)
  const chatHref = useHref('/chat')
  const pageHref = useHref(stepOf(position).path)
  return (
    <SiteHeader
      homeHref={useHref('/')}
      callHref={useHref(brand.callRequest.href)}
      switchTo={mode === 'pages' ? { mode: 'chat', href: chatHref } : { mode: 'pages', href: pageHref }}
    >
      {strand}
    </SiteHeader>
  )
})

function Progress() {
  const percent = useSelector(selectProgress)
  const { stage } = useSelector(selectStep)
  return <ProgressStrand percent={percent} stage={stage} />
}
const strand = <Progress />

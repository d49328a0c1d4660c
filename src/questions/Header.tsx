import { useSelector } from 'react-redux'
import { useHref } from 'react-router'
import { brand } from '../content/brand.ts'
import { stepOf } from '../funnel/journeys.ts'
import { selectMode, selectPosition, selectProgress, selectStep } from '../store/selectors.ts'
import { ProgressStrand } from '../ui/frame/ProgressStrand.tsx'
import { SiteHeader } from '../ui/frame/SiteHeader.tsx'

/** The band on top of every question, in pages and chat: same places, same words, the other way one tap away. */
export function Header() {
  const mode = useSelector(selectMode)
  const position = useSelector(selectPosition)
  const percent = useSelector(selectProgress)
  const { stage } = useSelector(selectStep)
  const chatHref = useHref('/chat')
  const pageHref = useHref(stepOf(position).path)
  return (
    <SiteHeader
      homeHref={useHref('/')}
      callHref={useHref(brand.callRequest.href)}
      switchTo={mode === 'pages' ? { mode: 'chat', href: chatHref } : { mode: 'pages', href: pageHref }}
    >
      <ProgressStrand percent={percent} stage={stage} />
    </SiteHeader>
  )
}

/** The page shown while a visitor waits for the server, and the page of an order that no longer exists. */
import { useSelector } from 'react-redux'
import { waitAndErrorWords } from '../content/waits-and-errors.ts'
import { journeyScene } from './journey-illustrations.tsx'
import { Header } from './Header.tsx'
import { textOf } from './step-texts.ts'
import { selectRateLimitedHeading } from './rate-limited-order-heading.ts'
import { WaitState } from './WaitState.tsx'
import { selectOrder, selectPhase, selectPosition, selectWait } from '../store/selectors.ts'
import { lazily } from '../ui/lazily.tsx'
import { LoadingFrame } from '../ui/frame/LoadingFrame.tsx'

/** Page shown while the server loads a stored order, checks the coverage or runs the risk check. */
export function LoadingPage() {
  const position = useSelector(selectPosition)
  const resuming = useSelector(selectPhase) === 'loading'
  const order = useSelector(selectOrder)
  const { heading, why } = textOf(order, position)
  const wait = useSelector(selectWait)
  const stopped = useSelector(selectRateLimitedHeading)
  return (
    <LoadingFrame
      header={<Header />}
      heading={stopped ?? (resuming ? waitAndErrorWords.loadingLead : heading)}
      // a failed call does not take "a few seconds"
      text={resuming || wait?.status === 'failed' ? undefined : why}
      scene={journeyScene(order.journey, { state: 'travelling' })}
    >
      <WaitState isHeaded />
    </LoadingFrame>
  )
}

/** Page for an order that has expired or was erased. Its code is loaded on demand. */
export const ExpiredOrErasedPage = lazily(async () => import('./lazy/ExpiredOrErasedPage.tsx'))

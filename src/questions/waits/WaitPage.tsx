/** Page shown while the server loads a stored order, checks the coverage or runs the risk check. */
import { useSelector } from 'react-redux'
import { waitAndErrorWords } from '../../content/loading-saving-and-failures.ts'
import { journeyScene } from '../journey-illustrations.tsx'
import { QuestionHeader } from '../QuestionHeader.tsx'
import { textOf } from '../look-up-step-texts.ts'
import { selectRateLimitedHeading } from './select-rate-limited-order-heading.ts'
import { WaitState } from './WaitState.tsx'
import { selectOrder, selectPhase, selectPosition, selectWait } from '../../store/selectors.ts'
import { WaitFrame } from '../../ui/frame/WaitFrame.tsx'

export function WaitPage() {
  const position = useSelector(selectPosition)
  const resuming = useSelector(selectPhase) === 'loading'
  const order = useSelector(selectOrder)
  const { heading, why } = textOf(order, position)
  const wait = useSelector(selectWait)
  const isOffered = wait?.status === 'offered'
  const stopped = useSelector(selectRateLimitedHeading)
  return (
    <WaitFrame
      header={<QuestionHeader />}
      heading={
        stopped ??
        (isOffered
          ? waitAndErrorWords.singleUseLink.title
          : resuming
            ? waitAndErrorWords.loadingLead
            : heading)
      }
      // a failed call does not take "a few seconds"
      text={
        isOffered
          ? waitAndErrorWords.singleUseLink.text
          : resuming || wait?.status === 'failed'
            ? undefined
            : why
      }
      scene={journeyScene(order.journey, { state: 'travelling' })}
    >
      <WaitState isHeaded />
    </WaitFrame>
  )
}

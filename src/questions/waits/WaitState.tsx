/**
 * Shows the state of the server call that the visitor is waiting for: its progress, or its failure with ways to
 * recover.
 */
import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { waitAndErrorWords } from '../../content/loading-saving-and-failures.ts'
import { linkPressed, retryRequested } from '../../store/redux-actions.ts'
import { selectWait } from '../../store/selectors.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import { HelpLinks } from '../../ui/frame/HelpPanel.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { lazily } from '../../ui/lazy-component.tsx'
import { comeIntoView } from '../question-props.ts'
import { problemText } from '../turn-problems-into-messages.ts'
import { selectRateLimitedHeading } from './select-rate-limited-order-heading.ts'
import { useCallRequestHref } from '../useCallRequestHref.ts'

const CorrectUnsavedAnswer = lazily(async () => import('./CorrectUnsavedAnswer.tsx'), { isOptional: true })
// it says something only after a second of waiting
const TimedLongWait = lazily(async () => import('./TimedLongWait.tsx'), { isOptional: true })
const ContinueRateLimitedOrder = lazily(async () => import('./ContinueRateLimitedOrder.tsx'))

/**
 * @param isHeaded whether the heading of the page, or a message in the chat, says that a limit has stopped the order
 * @param isInForm whether it is in a form, whose own button stays the main one
 */
export function WaitState({
  isHeaded = false,
  isInForm = false,
}: {
  readonly isHeaded?: boolean
  readonly isInForm?: boolean
}) {
  const dispatch = useDispatch()
  const wait = useSelector(selectWait)
  const stopped = useSelector(selectRateLimitedHeading)
  const online = useSelector((state: RootState) => state.ui.online)
  const callHref = useCallRequestHref()
  // "wait a little longer" restarts the ten seconds
  const [round, setRound] = useState(0)
  const retry = () => {
    dispatch(retryRequested())
  }
  if (wait?.status === 'failed' && wait.help) {
    return (
      <div className="stack">
        <ContinueRateLimitedOrder help={wait.help} title={isHeaded ? undefined : stopped} />
        <HelpLinks callHref={wait.help.by === 'call' ? null : callHref} />
      </div>
    )
  }
  if (wait?.status === 'failed') {
    return (
      <div className="stack" ref={comeIntoView}>
        {online ? (
          <Notice
            tone="error"
            title={problemText(wait.problem)}
            // in the chat every answer has such a button
            actions={isHeaded && <CorrectUnsavedAnswer />}
          >
            {wait.offline && <p>{waitAndErrorWords.offline}.</p>}
          </Notice>
        ) : (
          // the specified text speaks of networks and servers, which confuses visitors who are offline
          <Notice tone="error" title={`${waitAndErrorWords.offline}.`}>
            <p>{waitAndErrorWords.offlineWait}</p>
          </Notice>
        )}
        <PrimaryButton type="button" tone={isInForm ? 'secondary' : 'primary'} onClick={retry}>
          {waitAndErrorWords.retry}
        </PrimaryButton>
        <HelpLinks callHref={callHref} />
      </div>
    )
  }
  if (wait === null) return null
  if (wait.status === 'offered') {
    return (
      <PrimaryButton type="button" onClick={() => dispatch(linkPressed())}>
        {waitAndErrorWords.singleUseLink.open}
      </PrimaryButton>
    )
  }
  return <TimedLongWait key={round} onWait={() => setRound(round + 1)} onRetry={retry} callHref={callHref} />
}

import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useHref } from 'react-router'
import { brand } from '../content/brand.ts'
import { states } from '../content/states.ts'
import { retryAsked } from '../store/events.ts'
import { selectWait } from '../store/selectors.ts'
import { PrimaryButton } from '../ui/forms/PrimaryButton.tsx'
import { HelpLinks } from '../ui/frame/HelpPanel.tsx'
import { LongWait } from '../ui/states/LongWait.tsx'
import { Notice } from '../ui/states/Notice.tsx'

type Phase = 'quick' | 'progress' | 'choice'

/** Progress after 1 s, a choice after 10 s (ux.md, Everywhere); "wait" starts the ten seconds anew. */
function usePhase(running: boolean) {
  const [phase, setPhase] = useState<Phase>('quick')
  const [round, setRound] = useState(0)
  useEffect(() => {
    setPhase('quick')
    if (!running) return
    const progress = setTimeout(() => setPhase('progress'), 1000)
    const choice = setTimeout(() => setPhase('choice'), 10_000)
    return () => {
      clearTimeout(progress)
      clearTimeout(choice)
    }
  }, [running, round])
  return { phase, wait: () => setRound(round + 1) }
}

/** What is to be seen while the server's word is waited for: progress, or what failed and how to mend it. */
export function WaitState() {
  const dispatch = useDispatch()
  const wait = useSelector(selectWait)
  const callHref = useHref(brand.callRequest.href)
  const { phase, wait: waitMore } = usePhase(wait?.status === 'running')
  const retry = () => {
    dispatch(retryAsked())
  }
  if (wait?.status === 'failed') {
    return (
      <div className="stack">
        <Notice tone="error" title={wait.text}>
          {wait.offline && <p>{states.offline}.</p>}
        </Notice>
        <PrimaryButton type="button" onClick={retry}>
          {states.retry}
        </PrimaryButton>
        <HelpLinks callHref={callHref} />
      </div>
    )
  }
  return <LongWait phase={phase} onWait={waitMore} onRetry={retry} callHref={callHref} />
}

/** Shows progress after 1 second and, after 10 seconds, buttons to keep waiting, to retry or to get a phone call. */
import { useEffect, useState } from 'react'
import { LongWait } from '../../ui/states/LongWait.tsx'

type Phase = 'quick' | 'progress' | 'choice'

type TimedLongWaitProps = { onWait: () => void; onRetry: () => void; callHref: string }

export default function TimedLongWait({ onWait, onRetry, callHref }: TimedLongWaitProps) {
  const [phase, setPhase] = useState<Phase>('quick')
  useEffect(() => {
    const progress = setTimeout(() => setPhase('progress'), 1000)
    const choice = setTimeout(() => setPhase('choice'), 10_000)
    return () => {
      clearTimeout(progress)
      clearTimeout(choice)
    }
  }, [])
  return <LongWait phase={phase} onWait={onWait} onRetry={onRetry} callHref={callHref} />
}

import { states } from '../../content/loading-and-failures.ts'
import { HelpLinks } from '../frame/HelpPanel.tsx'
import '../forms/button.css'
import './long-wait.css'

type LongWaitProps = {
  /** progress after one second, choice after ten (U-everywhere); quick shows nothing. */
  phase: 'quick' | 'progress' | 'choice'
  onWait: () => void
  onRetry: () => void
  callHref?: string
}

const words = states.longWait

/** Slow operations: says so, then offers to keep waiting, retry or talk to us. */
export function LongWait({ phase, onWait, onRetry, callHref }: LongWaitProps) {
  return (
    <div className="long-wait">
      <p role="status">{phase === 'progress' ? words.progress : phase === 'choice' ? words.title : ''}</p>
      {phase === 'choice' && (
        <div className="long-wait__card">
          <p>{words.text}</p>
          <div className="long-wait__ways">
            <button type="button" className="button button--primary" onClick={onRetry}>
              {words.retry}
            </button>
            <button type="button" className="button button--secondary" onClick={onWait}>
              {words.wait}
            </button>
          </div>
          <p className="long-wait__human">{words.human}</p>
          <HelpLinks callHref={callHref} />
        </div>
      )}
    </div>
  )
}

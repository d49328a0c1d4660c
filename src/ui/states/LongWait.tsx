/**
 * Shown during a slow request: first a message, later buttons to keep waiting or to retry, and the contact channels.
 */
import { longWaitWords as words } from '../../content/long-wait.ts'
import { HelpLinks } from '../frame/HelpPanel.tsx'
import '../forms/button.css'
import './long-wait.css'

type LongWaitProps = {
  /**
   * 'quick' shows nothing; 'progress' follows after one second, and 'choice' after ten seconds
   * (U-everywhere).
   */
  phase: 'quick' | 'progress' | 'choice'
  onWait: () => void
  onRetry: () => void
  callHref?: string
}

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

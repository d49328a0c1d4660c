import Check from 'lucide-react/icons/check'
import CloudOff from 'lucide-react/icons/cloud-off'
import { states } from '../../content/waits-errors-and-notices.ts'
import './save-status.css'

type SaveStatusProps = {
  /** 'idle' shows nothing but keeps the space. */
  state: 'idle' | 'saving' | 'saved' | 'failed'
  /** Absent if another button already retries. */
  onRetry?: (() => void) | undefined
}

/** Status text that shows whether the answers are saved on the server. */
export function SaveStatus({ state, onRetry }: SaveStatusProps) {
  return (
    <div className="save-sign" data-state={state}>
      <span role="status">
        {state === 'saving' && <span>{states.saving}</span>}
        {state === 'saved' && <Check size={16} aria-hidden="true" />}
        {state === 'saved' && <span>{states.saved}</span>}
        {state === 'failed' && <CloudOff size={16} aria-hidden="true" />}
        {state === 'failed' && <span>{states.notSaved}</span>}
      </span>
      {state === 'failed' && onRetry && (
        <button type="button" className="quiet-link" onClick={onRetry}>
          {states.retry}
        </button>
      )}
    </div>
  )
}

/** Status text that shows whether the answers are saved on the server. */
import Check from 'lucide/dist/esm/icons/check.mjs'
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs'
import { Icon } from '../Icon.ts'
import { waitAndErrorWords } from '../../content/loading-saving-and-failures.ts'
import './save-status.css'

type SaveStatusProps = {
  /** 'idle' shows nothing but keeps the space. */
  state: 'idle' | 'saving' | 'saved' | 'failed'
  /** Absent if another button already retries. */
  onRetry?: (() => void) | undefined
}

export function SaveStatus({ state, onRetry }: SaveStatusProps) {
  return (
    <div className="save-sign" data-state={state}>
      <span role="status">
        {state === 'saving' && <span>{waitAndErrorWords.saving}</span>}
        {state === 'saved' && <Icon shapes={Check} size={16} />}
        {state === 'saved' && <span>{waitAndErrorWords.saved}</span>}
        {state === 'failed' && <Icon shapes={CloudOff} size={16} />}
        {state === 'failed' && <span>{waitAndErrorWords.notSaved}</span>}
      </span>
      {state === 'failed' && onRetry && (
        <button type="button" className="quiet-link" onClick={onRetry}>
          {waitAndErrorWords.retry}
        </button>
      )}
    </div>
  )
}

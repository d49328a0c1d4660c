import Check from 'lucide-react/icons/check'
import CloudOff from 'lucide-react/icons/cloud-off'
import { states } from '../../content/loading-and-failures.ts'
import './save-sign.css'

type SaveSignProps = {
  /** idle shows nothing but keeps its space. */
  state: 'idle' | 'saving' | 'saved' | 'failed'
  /** Absent where another button does the same. */
  onRetry?: (() => void) | undefined
}

/** A discreet indicator of whether answers are saved (D34). */
export function SaveSign({ state, onRetry }: SaveSignProps) {
  return (
    <div className="save-sign" data-state={state}>
      <span role="status">
        {state === 'saving' && states.saving}
        {state === 'saved' && (
          <>
            <Check size={16} aria-hidden="true" />
            {states.saved}
          </>
        )}
        {state === 'failed' && (
          <>
            <CloudOff size={16} aria-hidden="true" />
            {states.notSaved}
          </>
        )}
      </span>
      {state === 'failed' && onRetry && (
        <button type="button" className="quiet-link" onClick={onRetry}>
          {states.retry}
        </button>
      )}
    </div>
  )
}

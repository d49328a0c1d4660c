import ArrowUp from 'lucide-react/icons/arrow-up'
import type { ReactNode } from 'react'
import { chat } from '../../content/chat.ts'
import { StepForm } from '../forms/StepForm.tsx'
import type { FormValues } from '../forms/StepForm.tsx'
import './composer.css'

type ComposerProps = {
  /** Absent for a line that is not the present question. */
  step?: string
  onAnswer: (values: FormValues) => void
  /**
   * The present question's fields. 'line': one field, the send button beside it. 'block': several fields or
   * choices, which bring their own buttons.
   */
  children: ReactNode
  layout?: 'line' | 'block'
  busy?: boolean
  refusals?: number
  /** While an answer is corrected: leaves it as it was. */
  onCancel?: () => void
}

/** The real form of the present question, in the chat's clothes. Enter sends. */
export function Composer({
  step,
  onAnswer,
  children,
  layout = 'line',
  busy,
  refusals,
  onCancel,
}: ComposerProps) {
  return (
    <StepForm
      step={step}
      onAnswer={onAnswer}
      busy={busy}
      refusals={refusals}
      className={`composer composer--${layout}`}
    >
      {onCancel && (
        <p className="composer__correcting">
          {chat.correcting}
          <button type="button" className="quiet-link" onClick={onCancel}>
            {chat.cancelCorrection}
          </button>
        </p>
      )}
      {children}
      {layout === 'line' && (
        <button type="submit" className="composer__send" aria-disabled={busy || undefined}>
          <ArrowUp size={24} aria-hidden="true" />
          <span className="hush">{chat.send}</span>
        </button>
      )}
    </StepForm>
  )
}

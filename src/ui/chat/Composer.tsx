/** Input area of the chat: the form of the current question, styled for the chat. Enter sends the form. */
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs'
import { Icon } from '../Icon.ts'
import { use } from 'react'
import type { ReactNode } from 'react'
import { StepForm } from '../forms/StepForm.tsx'
import type { FormValues } from '../forms/StepForm.tsx'
import { ChatWordsContext } from './chat-words-context.ts'
import './composer.css'

type ComposerProps = {
  /** Id of the current question; absent if the input does not answer it. */
  step?: string
  onAnswer: (values: FormValues) => void
  /**
   * The current question's fields. With the layout 'line', one field with the send button next to it; with 'block',
   * several fields, or choices with their own buttons.
   */
  children: ReactNode
  layout?: 'line' | 'block'
  busy?: boolean
  /** Whether messages can be sent even while `busy`, because a message is not necessarily an answer. */
  listens?: boolean
  refusals?: number
  /** Shows a button that switches a numeric input between the digit and the letter keyboard. */
  letters?: { readonly isOn: boolean; readonly onPress: () => void } | undefined
  /** Another way to answer, below the input. */
  below?: ReactNode
  /** Cancels the current correction; below the input, too. */
  onCancel?: () => void
}

export function Composer({
  step,
  onAnswer,
  children,
  layout = 'line',
  busy,
  listens,
  refusals,
  letters,
  below,
  onCancel,
}: ComposerProps) {
  const words = use(ChatWordsContext)
  return (
    <StepForm
      step={step}
      onAnswer={onAnswer}
      busy={busy && !listens}
      refusals={refusals}
      className={`composer composer--${layout}${letters ? ' composer--letters' : ''}`}
    >
      {children}
      {letters && (
        <button
          type="button"
          className="composer__letters"
          aria-pressed={letters.isOn}
          onClick={letters.onPress}
        >
          <span aria-hidden="true">abc</span>
          <span className="hush">{words.letters}</span>
        </button>
      )}
      {layout === 'line' && (
        <button type="submit" className="composer__send" aria-disabled={(busy && !listens) || undefined}>
          <Icon shapes={ArrowUp} size={24} />
          <span className="hush">{words.send}</span>
        </button>
      )}
      {below}
      {onCancel && (
        <p className="composer__correcting">
          {words.correcting}
          <button type="button" className="quiet-link" onClick={onCancel}>
            {words.cancelCorrection}
          </button>
        </p>
      )}
    </StepForm>
  )
}

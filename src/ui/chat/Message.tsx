import { memo } from 'react'
import { chat } from '../../content/chat.ts'
import './message.css'

type MessageProps = {
  children: string
  /** The reason of a question, in one line. */
  why?: string
}

/** What the assistant says. */
export const Message = memo(function Message({ children, why }: MessageProps) {
  return (
    <div className="msg">
      <span className="hush">{chat.speaker.assistant} </span>
      {children}
      {why && <span className="msg__why">{why}</span>}
    </div>
  )
})

type AnswerProps = {
  /** As it reads; a secret one comes masked already. */
  children: string
  /** Short name of the answer, for the button's hidden context: 'CEP'. */
  name: string
  step: string
  /** Opens this answer for correction; absent where it cannot be changed any more. */
  onCorrect?: (step: string) => void
  /** It was corrected once. */
  changed?: boolean
  /** It is being corrected now. */
  correcting?: boolean
}

/** The visitor's answer, on the right, with its way to correct it. */
export const Answer = memo(function Answer({
  children,
  name,
  step,
  onCorrect,
  changed = false,
  correcting = false,
}: AnswerProps) {
  return (
    <div className="answer" data-correcting={correcting || undefined}>
      <div className="answer__bubble">
        <span className="hush">{chat.speaker.visitor} </span>
        {children}
        {changed && <span className="answer__changed">{chat.changed}</span>}
      </div>
      {onCorrect && (
        <button type="button" className="answer__correct" onClick={() => onCorrect(step)}>
          {chat.correct}
          <span className="hush">: {name}</span>
        </button>
      )}
    </div>
  )
})

/** Decoration while the server thinks; never delays the composer, not there where motion is unwanted. */
export function TypingDots() {
  return (
    <div className="typing" aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  )
}

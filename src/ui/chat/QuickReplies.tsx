/**
 * Buttons that answer the assistant's last message with one tap. Typing the text of a button has the same effect.
 */
import { useId } from 'react'
import './quick-replies.css'

/** A button that sends a prepared message. A quiet button looks like a link. */
export type QuickReply = { readonly label: string; readonly onPress: () => void; readonly isQuiet?: boolean }

type QuickRepliesProps = {
  /** Label of the group for screen readers, if there is no title. */
  label?: string
  /** A separate question above the buttons. */
  title?: string
  replies: readonly QuickReply[]
}

export function QuickReplies({ label, title, replies }: QuickRepliesProps) {
  const id = useId()
  return (
    <div className="replies" role="group" aria-label={label} aria-labelledby={title ? id : undefined}>
      {title && (
        <p id={id} className="replies__title">
          {title}
        </p>
      )}
      {replies.map(({ label: text, onPress, isQuiet }) => (
        <button
          key={text}
          type="button"
          className={isQuiet ? 'quiet-link' : 'reply'}
          // a key that is held down, like a double click, answers nothing that comes after
          onKeyDown={(event) => {
            if (event.repeat) event.preventDefault()
          }}
          onClick={({ detail }) => {
            if (detail < 2) onPress()
          }}
        >
          {text}
        </button>
      ))}
    </div>
  )
}

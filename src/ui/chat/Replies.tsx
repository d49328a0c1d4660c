import { useId } from 'react'
import './replies.css'

export type Reply = { readonly label: string; readonly onPress: () => void; readonly isQuiet?: boolean }

type RepliesProps = {
  /** Names the group for screen readers, where no title does. */
  label?: string
  /** A separate question above the buttons. */
  title?: string
  replies: readonly Reply[]
}

/** Answers to what the assistant has just said, one tap each; typing them does the same. */
export function Replies({ label, title, replies }: RepliesProps) {
  const id = useId()
  return (
    <div className="replies" role="group" aria-label={label} aria-labelledby={title ? id : undefined}>
      {title && (
        <p id={id} className="replies__title">
          {title}
        </p>
      )}
      {replies.map(({ label: text, onPress, isQuiet }) => (
        <button key={text} type="button" className={isQuiet ? 'quiet-link' : 'reply'} onClick={onPress}>
          {text}
        </button>
      ))}
    </div>
  )
}

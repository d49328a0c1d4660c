/** The chat's message bubbles: messages of the assistant, answers of the visitor, and typing dots. */
import { memo, use, useState, type ReactNode } from 'react'
import { opensInAnotherTab } from '../../content/common-labels.ts'
import { keepPricesUnbroken } from '../../lib/format-prices-and-counts.ts'
import { AddressCoveredText } from '../motif/AddressCoveredText.tsx'
import { ChatWordsContext } from './chat-words-context.ts'
import './message.css'

type MessageProps = {
  children: string
  /** The reason for a question, in one line. */
  why?: string | undefined
  /**
   * Whether the message is a question, or leads to one. Screen readers read it as the label of what gets the focus,
   * so it is not announced in the conversation as well.
   */
  asks?: boolean
  /** Id of the element with the reason, if the composer or the cards refer to it. */
  whyId?: string | undefined
  /** Id of the element with the text, if an input refers to it. */
  textId?: string | undefined
  /** A link to more information. */
  link?: { readonly label: string; readonly href: string } | undefined
  /** Drawing in the message that reports that the address is covered; absent in all others. */
  scene?: ReactNode
  /** Whether it is yet to be confirmed that the address is covered. */
  isExpected?: boolean
  /** Whether only a button of it is shown, which unfolds it. */
  isFolded?: boolean | undefined
}

/** Attributes of a link to another site, which must not end the conversation. */
const ELSEWHERE = { target: '_blank', rel: 'noreferrer' } as const

/** A message from the assistant in the chat. */
export const Message = memo(function Message(props: MessageProps) {
  const { children, why, asks, whyId, textId, link, scene, isExpected, isFolded } = props
  const words = use(ChatWordsContext)
  const [isOpen, setIsOpen] = useState(false)
  const isElsewhere = link?.href.startsWith('https:') === true
  return (
    <div
      className="msg"
      aria-live={asks || isFolded ? 'off' : undefined}
      data-folded={(isFolded && !isOpen) || undefined}
    >
      {isFolded && (
        // its text is drawn by the style sheet: nothing that a log could tell is added to it
        <button
          type="button"
          className="msg__fold"
          aria-expanded={isOpen}
          aria-label={words.reply}
          onClick={() => setIsOpen(!isOpen)}
        />
      )}
      <span className="hush">{words.speaker.assistant} </span>
      {scene ? (
        <div className="found night" data-expected={isExpected || undefined}>
          <AddressCoveredText text={children} />
          {scene}
        </div>
      ) : (
        <span className="msg__text" id={textId}>
          {keepPricesUnbroken(children)}
        </span>
      )}
      {why && (
        <span className="msg__why" id={whyId}>
          {why}
        </span>
      )}
      {link && (
        <a className="msg__link" href={link.href} {...(isElsewhere ? ELSEWHERE : {})}>
          {link.label}
          {isElsewhere && <span className="hush">{opensInAnotherTab}</span>}
        </a>
      )}
    </div>
  )
})

type AnswerProps = {
  /** Display text, in which secrets are already masked. */
  children: string
  /** Short name of the answer, which screen readers add to the button's label: 'CEP'; '' for words that answer nothing. */
  name: string
  /** Step of the answer; '' for a message that is yet to be read, which is announced only when it has been. */
  step: string
  /** Opens this answer for correction; absent once the answer can no longer change. */
  onCorrect?: (step: string) => void
  /** Whether the answer has been corrected. */
  changed?: boolean
  /** Whether the answer is being corrected. */
  correcting?: boolean
}

/** The visitor's answer, right-aligned, with a button to correct it. */
export const AnswerMessage = memo(function Answer({
  children,
  name,
  step,
  onCorrect,
  changed = false,
  correcting = false,
}: AnswerProps) {
  const words = use(ChatWordsContext)
  return (
    <div
      className="answer"
      aria-live={step ? undefined : 'off'}
      data-correcting={correcting || undefined}
      data-talk={name === '' ? step : undefined}
    >
      <div className="answer__bubble">
        <span className="hush">{words.speaker.visitor} </span>
        <Breakable>{children}</Breakable>
        {changed && <span className="answer__changed">{words.changed}</span>}
      </div>
      {onCorrect && (
        <button type="button" className="answer__correct" onClick={() => onCorrect(step)}>
          {words.correct}
          <span className="hush">: {name}</span>
        </button>
      )}
    </div>
  )
})

/** Allows a line break after the @ of an e-mail address that is too long for its bubble. */
function Breakable({ children }: { children: string }) {
  const [before = '', ...rest] = children.split('@')
  return rest.length === 1 ? (
    <span key={children}>
      {before}@<wbr />
      {rest}
    </span>
  ) : (
    <span>{children}</span>
  )
}

/**
 * Typing indicator of the assistant. It is decorative: it never delays the composer, and it is hidden under
 * reduced motion.
 */
export function TypingDots() {
  return (
    <div className="typing" aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  )
}

import { chat } from '../../content/chat.ts'
import { conversation } from '../../content/conversation.ts'
import './chips.css'

/** One answer that was taken from a message. */
export type Chip = {
  readonly key: string
  readonly text: string
  /** The step that a press opens for correction; absent while answers cannot be changed. */
  readonly step?: string
  readonly changed?: boolean
}

type ChipsProps = {
  chips: readonly Chip[]
  onCorrect: (step: string) => void
}

/** All answers that were taken from one message of the visitor; a press corrects one of them. */
export function Chips({ chips, onCorrect }: ChipsProps) {
  return (
    <div className="answer">
      <div className="answer__bubble chips">
        <span className="hush">
          {chat.speaker.visitor} {chips.map(({ text }) => text).join(conversation.chips.between)}
        </span>
        {chips.map(({ key, text, step, changed }) =>
          step === undefined ? (
            <span key={key} className="chip" aria-hidden="true">
              {text}
            </span>
          ) : (
            <button
              key={key}
              type="button"
              className="chip chip--button"
              aria-label={conversation.chips.correct(text)}
              onClick={() => onCorrect(step)}
            >
              {text}
              {changed && <span className="answer__changed">{chat.changed}</span>}
            </button>
          ),
        )}
      </div>
    </div>
  )
}

/** What the assistant took from a message of the visitor, shown as chips. Pressing a chip corrects its answer. */
import { chat } from '../../content/chat.ts'
import { assistantMessages } from '../../content/assistant-messages.ts'
import './understood-answers.css'

/** One answer found in a message of the visitor. */
export type UnderstoodAnswer = {
  readonly key: string
  readonly text: string
  /** The step that is corrected when the chip is pressed; absent if answers cannot be changed. */
  readonly step?: string
  readonly changed?: boolean
}

type UnderstoodAnswersProps = {
  chips: readonly UnderstoodAnswer[]
  onCorrect: (step: string) => void
}

export function UnderstoodAnswers({ chips, onCorrect }: UnderstoodAnswersProps) {
  return (
    <div className="msg">
      <div className="chips">
        <span className="hush">
          {`${chat.speaker.assistant} ${assistantMessages.chips.taken} ${chips.map(({ text }) => text).join(assistantMessages.chips.between)}`}
        </span>
        <span aria-hidden="true">{assistantMessages.chips.taken}</span>
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
              aria-label={assistantMessages.chips.correct(text)}
              onClick={() => onCorrect(step)}
            >
              <span>{text}</span>
              {changed && <span className="answer__changed">{chat.changed}</span>}
            </button>
          ),
        )}
      </div>
    </div>
  )
}

/** Shows a part of a question that the chat asks field by field: an answer, and the question of the next field. */
import { Fragment, useCallback } from 'react'
import { useSelector, useStore } from 'react-redux'
import { draftChanged, partReopened } from '../store/redux-actions.ts'
import { selectDraft } from '../store/selectors.ts'
import type { RootState } from '../store/root-reducer.ts'
import { AnswerMessage, Message } from '../ui/chat/Message.tsx'
import { isSameJson } from '../lib/is-same-json.ts'
import { askedFields, type QuestionPart } from './fields-asked-so-far.ts'
import type { TranscriptLine } from './transcript-lines.ts'

type PartsLine = Extract<TranscriptLine, { kind: 'parts' }>

export default function FieldByFieldTranscript({ line }: { readonly line: PartsLine }) {
  const { step, at, isLast } = line
  const store = useStore<RootState>()
  const fields = useSelector((state: RootState) => askedFields(state, step), isSameJson)
  const correct = useCallback(
    (name: string) => {
      const { reopened } = store.getState().parts
      // discard what was typed into a correction that is still open
      if (reopened) store.dispatch(draftChanged({ ...reopened, value: reopened.before }))
      store.dispatch(partReopened({ step, name, before: selectDraft(store.getState(), step)[name] ?? '' }))
    },
    [store, step],
  )
  const reopened = fields.find(({ answer, isOpen }) => isOpen && answer !== undefined)
  const before = at > 0 ? fields[at - 1] : undefined
  const others = isLast ? fields.slice(at) : fields.slice(at, at + 1)
  const answerTo = ({ name, answer, label, isOpen }: QuestionPart) =>
    answer !== undefined && (
      <AnswerMessage step={name} name={label} correcting={isOpen} onCorrect={label ? correct : undefined}>
        {answer}
      </AnswerMessage>
    )
  return (
    <>
      {before && answerTo(before)}
      {others.map((field) => (
        <Fragment key={field.name}>
          <Message asks={field.isOpen && !reopened}>{field.question}</Message>
          {isLast && answerTo(field)}
        </Fragment>
      ))}
      {isLast && reopened && <Message asks>{reopened.question}</Message>}
    </>
  )
}

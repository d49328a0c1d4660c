import { Fragment, useCallback } from 'react'
import { useSelector, useStore } from 'react-redux'
import type { StepId } from '../funnel/step-and-journey-types.ts'
import { draftChanged, partReopened } from '../store/redux-actions.ts'
import { selectDraft } from '../store/selectors.ts'
import type { RootState } from '../store/root-reducer.ts'
import { AnswerMessage, Message } from '../ui/chat/Message.tsx'
import { isSameJson } from '../lib/is-same-json.ts'
import { askedFields } from './fields-asked-so-far.ts'

/** Shows the conversation about a question that the chat asks field by field, so that each answer can be corrected. */
export default function FieldByFieldTranscript({ step }: { readonly step: StepId }) {
  const store = useStore<RootState>()
  const lines = useSelector((state: RootState) => askedFields(state, step), isSameJson)
  const correct = useCallback(
    (name: string) => {
      const { reopened } = store.getState().parts
      // discard what was typed into a correction that is still open
      if (reopened) store.dispatch(draftChanged({ ...reopened, value: reopened.before }))
      store.dispatch(partReopened({ step, name, before: selectDraft(store.getState(), step)[name] ?? '' }))
    },
    [store, step],
  )
  const reopened = lines.find(({ answer, isOpen }) => isOpen && answer !== undefined)
  return (
    <>
      {lines.map(({ name, question, answer, label, isOpen }) => (
        <Fragment key={name}>
          <Message asks={isOpen && !reopened}>{question}</Message>
          {answer !== undefined && (
            <AnswerMessage
              step={name}
              name={label}
              correcting={isOpen}
              onCorrect={label ? correct : undefined}
            >
              {answer}
            </AnswerMessage>
          )}
        </Fragment>
      ))}
      {reopened && <Message asks>{reopened.question}</Message>}
    </>
  )
}

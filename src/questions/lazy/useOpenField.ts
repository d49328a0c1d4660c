import { useDispatch, useSelector } from 'react-redux'
import type { StepId, Values } from '../../funnel/types.ts'
import { drafted, partAnswered, partReopened } from '../../store/events.ts'
import { selectOpenPart } from '../../store/selectors.ts'
import type { RootState } from '../../store/store.ts'

/** What the chat asks now of a question that it asks part by part, and what becomes of it. */
export function useOpenField(step: StepId) {
  const dispatch = useDispatch()
  const name = useSelector(selectOpenPart)
  const reopened = useSelector((state: RootState) => state.parts.reopened)
  return {
    /** The open part; null when nothing is left to ask. */
    name,
    onAnswer(values: Values) {
      if (name !== null) dispatch(partAnswered({ step, name, value: values[name] ?? '' }))
    },
    /** During a correction: keeps the answer as it was. */
    onCancel: reopened
      ? () => {
          dispatch(drafted({ ...reopened, value: reopened.before }))
          dispatch(partReopened(null))
        }
      : undefined,
  }
}

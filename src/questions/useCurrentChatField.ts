/**
 * Returns the field that the chat is currently asking for, and its event handlers. Used by steps whose fields the chat
 * asks for one by one.
 */
import { useDispatch, useSelector } from 'react-redux'
import type { StepId, Values } from '../funnel/step-and-journey-types.ts'
import { draftChanged, partAnswered, partReopened } from '../store/redux-actions.ts'
import { selectOpenPart } from '../store/selectors.ts'
import type { RootState } from '../store/root-reducer.ts'

export function useCurrentChatField(step: StepId) {
  const dispatch = useDispatch()
  const name = useSelector(selectOpenPart)
  const reopened = useSelector((state: RootState) => state.parts.reopened)
  return {
    /** Name of the field; null if all fields have been answered. */
    name,
    onAnswer(values: Values) {
      if (name !== null) dispatch(partAnswered({ step, name, value: values[name] ?? '' }))
    },
    /**
     * Cancels the correction of a field and keeps its previous value; undefined unless a field is being
     * corrected.
     */
    onCancel: reopened
      ? () => {
          dispatch(draftChanged({ ...reopened, value: reopened.before }))
          dispatch(partReopened(null))
        }
      : undefined,
  }
}

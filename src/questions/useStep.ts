/**
 * Returns what the form of a step needs: the step, its texts, the order, the typed values, the error texts and the
 * event handlers.
 */
import { useCallback, useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { stepOf } from '../funnel/journey-registry.ts'
import type { StepId, Values } from '../funnel/step-and-journey-types.ts'
import { answersSubmitted, draftChanged } from '../store/redux-actions.ts'
import { selectDraft, selectIsBusy, selectOrder, selectProblems, selectRefusals } from '../store/selectors.ts'
import type { RootState } from '../store/root-reducer.ts'
import { problemTexts } from './turn-problems-into-messages.ts'
import { textOf } from './look-up-step-texts.ts'

export function useStep(id: StepId) {
  const dispatch = useDispatch()
  const order = useSelector(selectOrder)
  const draft = useSelector((state: RootState) => selectDraft(state, id))
  const found = useSelector((state: RootState) => selectProblems(state, id))
  const problems = useMemo(() => problemTexts(found), [found])
  const refusals = useSelector(selectRefusals)
  const busy = useSelector(selectIsBusy)
  const onChange = useCallback(
    (name: string, value: string) => {
      dispatch(draftChanged({ step: id, name, value }))
    },
    [dispatch, id],
  )
  const onAnswer = useCallback(
    (values: Values) => {
      dispatch(answersSubmitted({ answers: { [id]: values } }))
    },
    [dispatch, id],
  )
  return {
    id,
    step: stepOf(order, id),
    text: textOf(order, id),
    order,
    draft,
    problems,
    refusals: Object.keys(problems).length ? refusals : 0,
    busy,
    onChange,
    onAnswer,
  }
}

/** What the form of a step needs, for its parts. */
export type AskedStep = ReturnType<typeof useStep>

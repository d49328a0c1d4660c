/** Leads back to the question whose answer the server does not save, if there is one. */
import { useDispatch, useSelector } from 'react-redux'
import { waitAndErrorWords } from '../../content/loading-saving-and-failures.ts'
import { correctionRequested } from '../../store/redux-actions.ts'
import { selectOrder, selectSaves } from '../../store/selectors.ts'
import { QuietButton } from '../../ui/states/Notice.tsx'
import { textOf } from '../look-up-step-texts.ts'
import type { StepId } from '../../funnel/step-and-journey-types.ts'
import type { RootState } from '../../store/root-reducer.ts'

export default function CorrectUnsavedAnswer() {
  const dispatch = useDispatch()
  const order = useSelector(selectOrder)
  const step = useSelector(selectUnsavedStep)
  return (
    step && (
      <QuietButton onClick={() => dispatch(correctionRequested({ step }))}>
        {waitAndErrorWords.correct(textOf(order, step).name)}
      </QuietButton>
    )
  )
}

/** The step whose answer the server, which can be reached, has not saved; null if there is none. */
export function selectUnsavedStep(state: RootState): StepId | null {
  const { items, held, failure } = selectSaves(state)
  if (!failure || failure.offline) return null
  return items.find(({ key }) => !held.includes(key))?.step ?? null
}

/** Leads back to the question whose answer the server does not save, if there is one. */
import { useDispatch, useSelector } from 'react-redux'
import { waitAndErrorWords } from '../../content/loading-saving-and-failures.ts'
import { correctionRequested } from '../../store/redux-actions.ts'
import { selectOrder } from '../../store/selectors.ts'
import { QuietButton } from '../../ui/states/Notice.tsx'
import { textOf } from '../look-up-step-texts.ts'
import { selectUnsavedStep } from './select-unsaved-step.ts'

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

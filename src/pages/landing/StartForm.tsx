import { useDispatch, useSelector } from 'react-redux'
import type { Values } from '../../funnel/types.ts'
import type { FormProps } from '../../questions/question-props.ts'
import { startAnswered } from '../../store/events.ts'
import { selectFlow } from '../../store/selectors.ts'
import { PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import { StepForm } from '../../ui/forms/StepForm.tsx'

/** The coverage form of the start page: field and button side by side where they fit. */
export function StartForm({ step, onAnswer, children, busy, refusals, submit }: FormProps) {
  const dispatch = useDispatch()
  const { subjectId, phase } = useSelector(selectFlow)
  const answer = subjectId ? (values: Values) => dispatch(startAnswered({ values })) : onAnswer
  return (
    <StepForm
      step={step}
      onAnswer={answer}
      // what another step waits for does not concern this one
      busy={subjectId ? phase === 'loading' : busy}
      refusals={refusals}
      className="start__form"
    >
      {children}
      <PrimaryButton>{submit}</PrimaryButton>
    </StepForm>
  )
}

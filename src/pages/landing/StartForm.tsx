import type { FormProps } from '../../questions/question-props.ts'
import { PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import { StepForm } from '../../ui/forms/StepForm.tsx'

/** The coverage form of the start page: field and button side by side where they fit. */
export function StartForm({ step, onAnswer, children, busy, refusals, submit }: FormProps) {
  return (
    <StepForm step={step} onAnswer={onAnswer} busy={busy} refusals={refusals} className="start__form">
      {children}
      <PrimaryButton>{submit}</PrimaryButton>
    </StepForm>
  )
}

import { PrimaryButton } from '../ui/forms/PrimaryButton.tsx'
import { StepForm } from '../ui/forms/StepForm.tsx'
import type { FormProps } from './question-props.ts'

/** Form of a question shown on a page: its fields, and one primary button below them. */
export function PageForm({ step, onAnswer, children, busy, refusals, submit, after }: FormProps) {
  return (
    <StepForm step={step} onAnswer={onAnswer} busy={busy} refusals={refusals} className="ask ask--page">
      {children}
      <PrimaryButton state={busy ? 'loading' : 'default'}>{submit}</PrimaryButton>
      {after}
    </StepForm>
  )
}

/**
 * Question for the visitor's mobile number. The visitor waits while the number is looked up, and the progress is shown
 * next to the field.
 */
import { PageForm } from '../../../questions/PageForm.tsx'
import type { QuestionProps } from '../../../questions/question-props.ts'
import { StepFields } from '../../../questions/StepFields.tsx'
import { useStep } from '../../../questions/useStep.ts'
import { WaitState } from '../../../questions/waits/WaitState.tsx'

export default function MobileNumberQuestion({ step: id, variant, Form = PageForm }: QuestionProps) {
  const asked = useStep(id)
  const { text, refusals, busy, onAnswer } = asked
  const inChat = variant === 'chat'
  return (
    <>
      {inChat && <WaitState />}
      <Form step={id} onAnswer={onAnswer} busy={busy} refusals={refusals} submit={text.submit} layout="line">
        <StepFields asked={asked} variant={variant} />
        {!inChat && <WaitState isInForm />}
      </Form>
    </>
  )
}

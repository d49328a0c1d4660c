import { PageForm } from '../PageForm.tsx'
import type { QuestionProps } from '../question-props.ts'
import { StepFields } from '../StepFields.tsx'
import { useStep } from '../useStep.ts'
import { WaitState } from '../WaitState.tsx'

/** Question for the visitor's mobile number, which is looked up immediately; the progress is shown beside the field. */
export default function MobileLineQuestion({ step: id, variant, Form = PageForm }: QuestionProps) {
  const { text, refusals, busy, onAnswer } = useStep(id)
  const inChat = variant === 'chat'
  return (
    <>
      {inChat && <WaitState />}
      <Form step={id} onAnswer={onAnswer} busy={busy} refusals={refusals} submit={text.submit} layout="line">
        <StepFields step={id} variant={variant} />
        {!inChat && <WaitState />}
      </Form>
    </>
  )
}

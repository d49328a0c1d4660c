/**
 * Asks whether an earlier answer is still valid, after something that it depends on has changed. The chat also shows
 * the field, so that a different answer can be typed.
 */
import { useDispatch } from 'react-redux'
import { doubtfulAnswerDiscarded } from '../store/redux-actions.ts'
import { PrimaryButton } from '../ui/forms/PrimaryButton.tsx'
import { Question } from '../ui/forms/FieldTexts.tsx'
import { StepForm } from '../ui/forms/StepForm.tsx'
import type { QuestionProps } from './question-props.ts'
import { StepFields } from './StepFields.tsx'
import { wordingOf } from './look-up-step-texts.ts'
import { useStep } from './useStep.ts'
import './still-valid-question.css'

/** Moves the focus to the field of the original question, which appears after the visitor answers "no". */
const focusField = (step: string) =>
  setTimeout(() =>
    document.querySelector<HTMLElement>(`form[data-step="${step}"] input:not([type=hidden])`)?.focus(),
  )

export default function StillValidQuestion({ step: id, variant, Form }: QuestionProps) {
  const dispatch = useDispatch()
  const asked = useStep(id)
  const { step, text, order, draft, refusals, busy, onAnswer } = asked
  const { heading, why } = wordingOf(order, id)
  const { line } = step
  const values = order.answers[id]?.values ?? {}

  function settle(holds: boolean) {
    if (holds) {
      onAnswer(values)
      return
    }
    dispatch(doubtfulAnswerDiscarded({ step: id }))
    focusField(id)
  }
  const choices = (
    <div className="still">
      <PrimaryButton type="button" onClick={() => settle(true)}>
        {text.still?.yes}
      </PrimaryButton>
      <PrimaryButton type="button" tone="secondary" onClick={() => settle(false)}>
        {text.still?.no}
      </PrimaryButton>
    </div>
  )
  if (Form && variant === 'chat')
    return (
      <Form
        step={id}
        onAnswer={(typed) => onAnswer(line?.read(typed[line.field.name] ?? '', draft) ?? typed)}
        busy={busy}
        refusals={refusals}
        submit={text.submit}
        layout="line"
      >
        {choices}
        <StepFields asked={asked} variant={variant} />
      </Form>
    )
  return (
    <StepForm
      step={id}
      onAnswer={() => settle(true)}
      busy={busy}
      refusals={refusals}
      className="ask ask--page"
    >
      <Question why={why}>{heading}</Question>
      {choices}
    </StepForm>
  )
}

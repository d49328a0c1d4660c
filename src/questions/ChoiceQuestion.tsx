/** Form of a question that is answered with one tap on an option, such as the due date or direct debit. */
import { ChoiceButtons } from '../ui/forms/ChoiceButtons.tsx'
import { Question } from '../ui/forms/FieldTexts.tsx'
import { Notice } from '../ui/states/Notice.tsx'
import { StepForm } from '../ui/forms/StepForm.tsx'
import type { QuestionProps } from './question-props.ts'
import { useStep } from './useStep.ts'
import { optionsWithSavings } from './direct-debit-notes.ts'

export default function ChoiceQuestion({ step: id, variant }: QuestionProps) {
  const { step, text, order, draft, problems, refusals, busy, onAnswer } = useStep(id)
  const name = step.fields[0]?.name ?? ''
  const heading = `${id}-question`
  return (
    <StepForm step={id} onAnswer={onAnswer} busy={busy} refusals={refusals} className={`ask ask--${variant}`}>
      {variant === 'page' && (
        <Question id={heading} why={text.why}>
          {text.heading}
        </Question>
      )}
      {problems[name] && <Notice tone="error">{problems[name]}</Notice>}
      <ChoiceButtons
        name={name}
        options={optionsWithSavings(order, text.options)}
        current={draft[name]}
        layout={name === 'due_date' ? 'tiles' : 'stack'}
        busy={busy}
        {...(variant === 'page' ? { labelledBy: heading } : { label: text.heading })}
      />
    </StepForm>
  )
}

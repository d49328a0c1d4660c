/**
 * Form for the e-mail address on form pages. It asks once for confirmation if the address looks like a typo; in the
 * chat, the code that interprets messages does so.
 */
import { EmailTypoQuestion, useEmailTypoQuestion } from './EmailTypoQuestion.tsx'
import type { QuestionProps } from './question-props.ts'
import { FieldsQuestion } from './FieldsQuestion.tsx'
import { useStep } from './useStep.ts'

export default function EmailQuestion(props: QuestionProps) {
  const { draft, onAnswer } = useStep(props.step)
  const { doubt, answer } = useEmailTypoQuestion(onAnswer)
  return (
    <FieldsQuestion
      {...props}
      onSubmit={answer}
      notice={doubt && <EmailTypoQuestion doubt={doubt} typed={draft.email} onAnswer={onAnswer} />}
    />
  )
}

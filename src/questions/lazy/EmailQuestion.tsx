import { EmailTypoQuestion, useEmailTypoQuestion } from '../EmailTypoQuestion.tsx'
import type { QuestionProps } from '../question-props.ts'
import { FieldsQuestion } from '../FieldsQuestion.tsx'
import { useStep } from '../useStep.ts'

/**
 * Form of the step for the e-mail address on form pages. In the chat, typos are asked about where messages are read.
 */
export function EmailQuestion(props: QuestionProps) {
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

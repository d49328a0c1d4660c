import { useSelector } from 'react-redux'
import { selectQuiz } from '../../store/selectors.ts'
import { Quiz } from '../../ui/choices/Quiz.tsx'
import { ActionBar } from '../../ui/forms/ActionBar.tsx'
import { PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import { Question } from '../../ui/forms/Question.tsx'
import { StepForm } from '../../ui/forms/StepForm.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import type { QuestionProps } from '../question-props.ts'
import { useStep } from '../useStep.ts'
import { WaitState } from '../WaitState.tsx'

/** The risk quiz picked by the server; fetched again after a reload. */
export default function QuizQuestion({ step, variant }: QuestionProps) {
  const { text, draft, problems, refusals, busy, onChange, onAnswer } = useStep(step)
  const quiz = useSelector(selectQuiz)
  if (!quiz) {
    return (
      <>
        <Skeleton shape="question" />
        <WaitState />
      </>
    )
  }
  return (
    <StepForm
      step={step}
      onAnswer={onAnswer}
      busy={busy}
      refusals={refusals}
      className={`ask ask--${variant}`}
    >
      {variant === 'page' && <Question why={text.why}>{text.heading}</Question>}
      <Quiz questions={quiz.questions} values={draft} onChange={onChange} errors={problems} />
      <WaitState />
      <ActionBar>
        <PrimaryButton state={busy ? 'loading' : 'default'}>{text.submit}</PrimaryButton>
      </ActionBar>
    </StepForm>
  )
}

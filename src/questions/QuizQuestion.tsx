/**
 * Form of the identity quiz in the risk check. The server chooses the questions; they are loaded again after a page
 * reload.
 */
import { useSelector } from 'react-redux'
import { selectQuiz } from '../store/selectors.ts'
import { IdentityQuizQuestions } from '../ui/choices/IdentityQuizQuestions.tsx'
import { ActionBar } from '../ui/forms/ActionBar.tsx'
import { PrimaryButton } from '../ui/forms/PrimaryButton.tsx'
import { Question } from '../ui/forms/FieldTexts.tsx'
import { StepForm } from '../ui/forms/StepForm.tsx'
import { Skeleton } from '../ui/states/Skeleton.tsx'
import { chat } from '../content/chat.ts'
import { quizCount } from '../content/steps/validacao.ts'
import type { Quiz as QuizAsked } from '../contract/order-risk-check-and-quiz.ts'
import { RadioCards } from '../ui/forms/RadioCards.tsx'
import { QuietButton } from '../ui/states/Notice.tsx'
import type { QuestionProps } from './question-props.ts'
import { useStep } from './useStep.ts'
import { useCurrentChatField } from './useCurrentChatField.ts'
import { WaitState } from './waits/WaitState.tsx'

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
  if (variant === 'chat') return <QuizPart step={step} quiz={quiz} />
  return (
    <StepForm step={step} onAnswer={onAnswer} busy={busy} refusals={refusals} className="ask ask--page">
      <Question why={text.why}>{text.heading}</Question>
      <IdentityQuizQuestions
        questions={quiz.questions}
        values={draft}
        onChange={onChange}
        errors={problems}
      />
      <WaitState isInForm />
      <ActionBar>
        <PrimaryButton state={busy ? 'loading' : 'default'}>{text.submit}</PrimaryButton>
      </ActionBar>
    </StepForm>
  )
}

type QuizPartProps = Pick<QuestionProps, 'step'> & { readonly quiz: QuizAsked }

/** The quiz in the chat: one question at a time. The transcript shows the earlier questions and answers. */
function QuizPart({ step, quiz }: QuizPartProps) {
  const { text, draft, problems, refusals, busy, onChange, onAnswer } = useStep(step)
  const part = useCurrentChatField(step)
  const asked = quiz.questions.find(({ id }) => id === part.name)
  const isLast = !asked || asked === quiz.questions.at(-1)
  return (
    <StepForm
      step={step}
      onAnswer={asked ? part.onAnswer : () => onAnswer(draft)}
      busy={busy}
      refusals={refusals}
      className="ask ask--chat"
    >
      {part.onCancel && (
        <p className="composer__correcting">
          {chat.correcting}
          <QuietButton onClick={part.onCancel}>{chat.cancelCorrection}</QuietButton>
        </p>
      )}
      {asked && (
        <p className="quiz__count num">
          {quizCount(quiz.questions.indexOf(asked) + 1, quiz.questions.length)}
        </p>
      )}
      {asked && (
        <RadioCards
          key={asked.id}
          name={asked.id}
          label={asked.text}
          as="hidden"
          options={asked.answers.map((each) => ({ value: each.id, label: each.text }))}
          value={draft[asked.id] ?? ''}
          onChange={onChange}
          error={problems[asked.id]}
        />
      )}
      <WaitState isInForm />
      <ActionBar>
        <PrimaryButton state={busy ? 'loading' : 'default'}>
          {isLast ? text.submit : chat.answer}
        </PrimaryButton>
      </ActionBar>
    </StepForm>
  )
}

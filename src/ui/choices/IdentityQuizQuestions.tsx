/** The questions of the identity quiz: one radio group per question, named by the question's id. */
import { quizCount } from '../../content/steps/validacao.ts'
import { RadioCards } from '../forms/RadioCards.tsx'
import './quiz-questions.css'

/** A question of the identity quiz with its possible answers. */
export type AskedQuestion = {
  id: string
  text: string
  answers: readonly { id: string; text: string }[]
}

type QuizProps = {
  questions: readonly AskedQuestion[]
  /** The values chosen so far: id of the answer by id of the question. */
  values: Readonly<Record<string, string>>
  onChange: (questionId: string, answerId: string) => void
  errors?: Readonly<Record<string, string>>
}

export function IdentityQuizQuestions({ questions, values, onChange, errors = {} }: QuizProps) {
  return (
    <ol className="quiz">
      {questions.map((question, index) => (
        <li key={question.id}>
          <p className="quiz__count num">{quizCount(index + 1, questions.length)}</p>
          <RadioCards
            name={question.id}
            label={question.text}
            options={question.answers.map((answer) => ({ value: answer.id, label: answer.text }))}
            value={values[question.id] ?? ''}
            onChange={onChange}
            error={errors[question.id]}
          />
        </li>
      ))}
    </ol>
  )
}

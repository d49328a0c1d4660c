import { RadioCards } from '../forms/RadioCards.tsx'
import './quiz.css'

export type AskedQuestion = {
  id: string
  text: string
  answers: readonly { id: string; text: string }[]
}

type QuizProps = {
  questions: readonly AskedQuestion[]
  /** Draft: answer id by question id. */
  values: Readonly<Record<string, string>>
  onChange: (questionId: string, answerId: string) => void
  errors?: Readonly<Record<string, string>>
}

/** Identity questions, one radio group each, named by question id. */
export function Quiz({ questions, values, onChange, errors = {} }: QuizProps) {
  return (
    <ol className="quiz">
      {questions.map((question, index) => (
        <li key={question.id}>
          <p className="quiz__count num">
            Pergunta {index + 1} de {questions.length}
          </p>
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

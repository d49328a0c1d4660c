import type { Action } from '@reduxjs/toolkit'
import { check } from '../../funnel/answer.ts'
import { findStep } from '../../funnel/journeys.ts'
import type { Step, Values } from '../../funnel/types.ts'
import { answered, moved, refused, riskChecked } from '../../store/events.ts'
import { selectFlow, selectOrder, selectPosition } from '../../store/selectors.ts'
import { cancelWhenLeft } from '../runtime/cancel.ts'
import { call, outside, put, select } from '../runtime/effects.ts'
import { savesFlushed } from '../subject/flush.ts'
import { moveOn } from '../subject/move.ts'
import { orWayOut, takeWayOut } from '../subject/recover.ts'
import { askRisk, moveOnFromRisk } from './check.ts'

/** Quiz answers: once complete, PATCH …/riskValidation/QuizAnswer decides (D10). */
export function* submitQuiz(step: Step, values: Values) {
  const order = yield* select(selectOrder)
  const checked = check(step, values, order)
  if ('problems' in checked) {
    yield* put(refused({ step: step.id, problems: checked.problems }))
    return
  }
  const outcome = yield* cancelWhenLeft(step.id, () => sendQuiz(step, checked.values))
  if (!outcome) return
  if ('way' in outcome) {
    yield* takeWayOut(outcome.way)
    return
  }
  yield* put(riskChecked(outcome.reply))
  yield* moveOn(step.id)
}

function* sendQuiz(step: Step, first: Values) {
  if (!(yield* savesFlushed('quiz'))) return null
  const { api, subject, uuid } = yield* outside()
  const { quiz, subjectId } = yield* select(selectFlow)
  const answerQuiz = subject?.answerQuiz
  if (!quiz || !subjectId || !answerQuiz) return null
  let values = first
  let key = uuid()
  return yield* orWayOut('quiz', function* (word?: Action) {
    const again = word && answered.match(word) ? word.payload.answers[step.id] : undefined
    if (again) {
      // Submitted again, perhaps with another choice: the latest one counts.
      values = { ...values, ...again }
      key = uuid()
    }
    const questions = quiz.questions.map(({ id }) => ({ id, answer: { id: values[id] ?? '' } }))
    return yield* call(answerQuiz, api, subjectId, { idQuiz: quiz.idQuiz, questions }, key)
  })
}

/** "Tentar novamente" on erro1: the risk check issues the second and last quiz. */
export function* handleAnotherQuiz() {
  const outcome = yield* cancelWhenLeft(yield* select(selectPosition), askRisk)
  if (!outcome) return
  if ('way' in outcome) {
    yield* takeWayOut(outcome.way)
    return
  }
  yield* put(riskChecked(outcome.reply))
  const order = yield* select(selectOrder)
  const quiz = findStep(order, ({ view }) => view === 'quiz')
  if (quiz?.applies(order)) yield* put(moved({ to: quiz.id, how: 'replace' }))
  else yield* moveOnFromRisk()
}

/** Handles the answer to one part of a question that the chat asks in parts. */
import type { PayloadAction } from '@reduxjs/toolkit'
import { checkAnswer } from '../../funnel/check-answer.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import { answersSubmitted, draftChanged, partAccepted, answerRefused } from '../../store/redux-actions.ts'
import { selectDraft, selectOpenPart, selectOrder, selectPosition } from '../../store/selectors.ts'
import { put, select } from '../runtime/effects.ts'
import { keepQuiz } from '../risk/submit-quiz.ts'

type Part = PayloadAction<{ step: string; name: string; value: string }>

/** Checks and keeps the part. After the last part, the whole answer is submitted, as on a page. */
export function* handlePartAnswered({ payload: { step: id, name, value } }: Part) {
  if (id !== (yield* select(selectPosition))) return
  yield* put(draftChanged({ step: id, name, value }))
  const order = yield* select(selectOrder)
  const draft = yield* select((state) => selectDraft(state, id))
  const checked = checkAnswer(stepOf(order, id), draft, order)
  const problem = 'problems' in checked ? checked.problems[name] : undefined
  if (problem) {
    yield* put(answerRefused({ step: id, problems: { [name]: problem } }))
    return
  }
  yield* put(partAccepted({ step: id, name }))
  yield* keepQuiz(id, draft)
  if ((yield* select(selectOpenPart)) === null) yield* put(answersSubmitted({ answers: { [id]: draft } }))
}

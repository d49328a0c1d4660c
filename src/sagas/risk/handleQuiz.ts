import type { PayloadAction } from '@reduxjs/toolkit'
import { ApiError } from '../../api/errors.ts'
import { check } from '../../funnel/answer.ts'
import { stepOf } from '../../funnel/journeys.ts'
import type { StepId, Values } from '../../funnel/types.ts'
import { moved, refused, riskChecked } from '../../store/events.ts'
import { selectFlow, selectOrder } from '../../store/selectors.ts'
import { call, outside, put, select } from '../effects.ts'
import { moveOn } from '../journey/move.ts'
import { patiently, showFailure } from '../patiently.ts'

/** The answers of a quiz: all given, then PATCH …/riskValidation/QuizAnswer decides (decisions 10). */
export function* handleQuiz({ payload }: PayloadAction<{ step: StepId; values: Values }>) {
  if (payload.step !== 'validacao') return
  const { api, uuid } = yield* outside()
  const order = yield* select(selectOrder)
  const { quiz, leadId } = yield* select(selectFlow)
  if (!quiz || !leadId) return
  const checked = check(stepOf('validacao'), payload.values, order)
  if ('problems' in checked) {
    yield* put(refused({ step: 'validacao', problems: checked.problems }))
    return
  }
  const body = {
    idQuiz: quiz.idQuiz,
    questions: quiz.questions.map(({ id }) => ({ id, answer: { id: checked.values[id] ?? '' } })),
  }
  const key = uuid()
  try {
    const reply = yield* patiently('quiz', function* () {
      return yield* call(api.lead.answerQuiz, leadId, body, key)
    })
    yield* put(riskChecked(reply))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    yield* showFailure('quiz', error)
    return
  }
  yield* moveOn('validacao')
}

/** "Tentar novamente" on erro1: the risk check draws the second and last quiz. */
export function* handleAnotherQuiz() {
  const { api, uuid } = yield* outside()
  const { leadId } = yield* select(selectFlow)
  if (!leadId) return
  const key = uuid()
  try {
    const reply = yield* patiently('risk', function* () {
      return yield* call(api.lead.confirm, leadId, key)
    })
    yield* put(riskChecked(reply))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    yield* showFailure('risk', error)
    return
  }
  const { risk } = yield* select(selectOrder)
  if (risk === 'quiz') yield* put(moved({ to: 'validacao', how: 'replace' }))
  else yield* moveOn('confirmando-dados')
}

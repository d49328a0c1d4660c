/** Submits the identity quiz, and preserves its answers across a reload. */
import type { Action, PayloadAction } from '@reduxjs/toolkit'
import type { RiskReply } from '../../contract/order-risk-check-and-quiz.ts'
import { findStep, stepOf } from '../../funnel/journey-registry.ts'
import type { Step, Values } from '../../funnel/step-and-journey-types.ts'
import {
  answersSubmitted,
  draftChanged,
  stepChanged,
  partAccepted,
  riskChecked,
} from '../../store/redux-actions.ts'
import { selectUi, selectOrder, selectPosition } from '../../store/selectors.ts'
import { getDependencies, put, select } from '../runtime/effects.ts'
import { isRecord, parseStoredJson } from '../storage/parse-stored-json.ts'
import { waitForSaves } from '../server-record/wait-for-saves.ts'
import { goToNextStep } from '../server-record/go-to-step.ts'
import { callOrFindRecovery, replyWhileOn } from '../server-record/recover-from-rejected-call.ts'
import { acceptedValues } from '../server-record/accept-answer.ts'
import { moveOnFromRisk } from './risk-check.ts'
import { requestRiskCheck } from './request-risk-check-with-unsaved-answers.ts'

/**
 * Submits the quiz answers. The reply of PATCH …/riskValidation/QuizAnswer decides how the order continues.
 */
export function* submitQuiz(step: Step, values: Values) {
  const chosen = yield* acceptedValues(step, values)
  const reply = chosen && (yield* replyWhileOn(step.id, () => sendQuiz(step, chosen)))
  if (!reply) return
  yield* put(riskChecked(reply))
  yield* goToNextStep(step.id)
}

function* sendQuiz(step: Step, first: Values) {
  if (!(yield* waitForSaves('quiz'))) return null
  const { recordCalls, uuid } = yield* getDependencies()
  const { quiz, recordId } = yield* select(selectUi)
  const answerQuiz = recordCalls?.answerQuiz
  if (!quiz || !recordId || !answerQuiz) return null
  let values = first
  let key = uuid()
  return yield* callOrFindRecovery('quiz', function* (word?: Action) {
    const again = word && answersSubmitted.match(word) ? word.payload.answers[step.id] : undefined
    if (again) {
      // Submitted again, perhaps with another choice: the latest one counts.
      values = { ...values, ...again }
      key = uuid()
    }
    const questions = quiz.questions.map(({ id }) => ({ id, answer: { id: values[id] ?? '' } }))
    return yield* answerQuiz(recordId, { idQuiz: quiz.idQuiz, questions }, key)
  })
}

/** Handles "Tentar novamente" (try again) on the step `erro1`: requests the second and last quiz. */
export function* handleAnotherQuiz() {
  const reply = yield* replyWhileOn(yield* select(selectPosition), requestRiskCheck)
  if (!reply) return
  yield* put(riskChecked(reply))
  const order = yield* select(selectOrder)
  const quiz = findStep(order, ({ view }) => view === 'quiz')
  if (quiz?.applies(order)) yield* put(stepChanged({ to: quiz.id, how: 'replace' }))
  else yield* moveOnFromRisk()
}

/**
 * Stores the quiz answers, so that they survive a reload. Only ids are stored, which mean nothing without the
 * server.
 */
export function* keepQuiz(id: string, draft: Readonly<Record<string, string>>) {
  const { storage } = yield* getDependencies()
  const { quiz } = yield* select(selectUi)
  const { accepted } = yield* select((state) => state.parts)
  if (!quiz || stepOf(yield* select(selectOrder), id).view !== 'quiz') return
  const answers = Object.fromEntries((accepted[id] ?? []).map((name) => [name, draft[name]]))
  storage.write('quiz', JSON.stringify({ id: quiz.idQuiz, answers }))
}

/** Restores the stored quiz answers, if the server sends the same quiz again after a reload. */
export function* recallQuiz({ payload: { quiz } }: PayloadAction<RiskReply>) {
  const { storage } = yield* getDependencies()
  const kept = parseStoredJson(storage.read('quiz'))
  const step = findStep(yield* select(selectOrder), ({ view }) => view === 'quiz')
  if (!quiz || !step || !isRecord(kept) || kept.id !== quiz.idQuiz || !isRecord(kept.answers)) {
    storage.drop('quiz')
    return
  }
  for (const { id: name, answers } of quiz.questions) {
    const value = answers.find(({ id }) => isRecord(kept.answers) && kept.answers[name] === id)?.id
    if (value === undefined) continue
    yield* put(draftChanged({ step: step.id, name, value }))
    yield* put(partAccepted({ step: step.id, name }))
  }
}

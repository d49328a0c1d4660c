import type { PayloadAction } from '@reduxjs/toolkit'
import type { RiskReply } from '../../contract/risk.ts'
import { check } from '../../funnel/answer.ts'
import { findStep, stepOf } from '../../funnel/journeys.ts'
import { answered, drafted, partTaken, refused } from '../../store/events.ts'
import {
  selectDraft,
  selectFlow,
  selectOpenPart,
  selectOrder,
  selectPosition,
} from '../../store/selectors.ts'
import type { RootState } from '../../store/store.ts'
import { outside, put, select } from '../runtime/effects.ts'
import { isRecord, parsed } from '../storage/kept-address.ts'

type Part = PayloadAction<{ step: string; name: string; value: string }>

/** One part of a question that the chat asks part by part: with the last of them the whole is sent, as a page does. */
export function* takePart({ payload: { step: id, name, value } }: Part) {
  if (id !== (yield* select(selectPosition))) return
  yield* put(drafted({ step: id, name, value }))
  const order = yield* select(selectOrder)
  const draft = yield* select((state: RootState) => selectDraft(state, id))
  const checked = check(stepOf(order, id), draft, order)
  const problem = 'problems' in checked ? checked.problems[name] : undefined
  if (problem) {
    yield* put(refused({ step: id, problems: { [name]: problem } }))
    return
  }
  yield* put(partTaken({ step: id, name }))
  yield* keepQuiz(id, draft)
  if ((yield* select(selectOpenPart)) === null) yield* put(answered({ answers: { [id]: draft } }))
}

/** Answers to a quiz survive a reload: only its ids, which mean nothing without the server (S18). */
function* keepQuiz(id: string, draft: Readonly<Record<string, string>>) {
  const { storage } = yield* outside()
  const { quiz } = yield* select(selectFlow)
  const { taken } = yield* select((state: RootState) => state.parts)
  if (!quiz || stepOf(yield* select(selectOrder), id).view !== 'quiz') return
  const answers = Object.fromEntries((taken[id] ?? []).map((name) => [name, draft[name]]))
  storage.write('quiz', JSON.stringify({ id: quiz.idQuiz, answers }))
}

/** After a reload the server asks the same quiz: what this tab has answered of it is answered still. */
export function* recallQuiz({ payload: { quiz } }: PayloadAction<RiskReply>) {
  const { storage } = yield* outside()
  const kept = parsed(storage.read('quiz'))
  const step = findStep(yield* select(selectOrder), ({ view }) => view === 'quiz')
  if (!quiz || !step || !isRecord(kept) || kept.id !== quiz.idQuiz || !isRecord(kept.answers)) {
    storage.drop('quiz')
    return
  }
  for (const { id: name, answers } of quiz.questions) {
    const value = answers.find(({ id }) => isRecord(kept.answers) && kept.answers[name] === id)?.id
    if (value === undefined) continue
    yield* put(drafted({ step: step.id, name, value }))
    yield* put(partTaken({ step: step.id, name }))
  }
}

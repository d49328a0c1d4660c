import type { PayloadAction } from '@reduxjs/toolkit'
import { check, keepsMasked } from '../../funnel/answer.ts'
import { idsOf, stepOf } from '../../funnel/journeys.ts'
import type { Mode, Order, Step, StepId, Submit, Values } from '../../funnel/types.ts'
import { stepsBeside } from '../../funnel/walk.ts'
import { correctionLeft, drafted, refused } from '../../store/events.ts'
import { selectFlow, selectOrder, selectPosition } from '../../store/selectors.ts'
import { outside, put, select } from '../runtime/effects.ts'
import { moveOn } from '../subject/move.ts'
import { takeAnswer } from '../subject/take-answer.ts'

type Answered = PayloadAction<{ answers: Readonly<Record<StepId, Values>> }>

/**
 * Answers: validate each in the order of the journey, take in those that pass, queue their saves, move on at once
 * (D34). What asks nothing of the present question is the second click of a double click, and is ignored
 * (X12).
 */
export function* handleAnswered({ payload: { answers } }: Answered) {
  const { position, mode } = yield* select(selectFlow)
  const order = yield* select(selectOrder)
  const beside = stepsBeside(order, position, mode)
  if (order.finished || !beside.some((id) => answers[id])) return
  const given = plainSteps(order, mode).filter(({ id }) => answers[id])
  if (given.length === 0) return
  const { uuid } = yield* outside()
  const group = given.length > 1 ? uuid() : undefined
  let isRefused = false
  for (const step of given) {
    // the answers before it may have decided that it is not asked; where the visitor stands, it is
    if (step.id === position || step.applies(yield* select(selectOrder)))
      isRefused = !(yield* take(step, answers[step.id] ?? {}, group)) || isRefused
  }
  if (!isRefused) yield* moveOn(position)
  else if (beside.length > 1) yield* keepTyped(beside, answers)
}

/**
 * A page that was refused stays as it was typed. What passed has been taken in, and a secret among it would stand
 * there as its mask.
 */
function* keepTyped(beside: readonly StepId[], answers: Readonly<Record<StepId, Values>>) {
  const order = yield* select(selectOrder)
  for (const step of beside.filter((id) => order.answers[id]?.masked !== undefined)) {
    for (const [name, value] of Object.entries(answers[step] ?? {}))
      yield* put(drafted({ step, name, value }))
  }
}

const plainSteps = (order: Order, mode: Mode): Step[] =>
  idsOf(order, mode)
    .map((id) => stepOf(order, id))
    .filter((step) => step.kind === 'question' && !step.submits)

/** @returns whether it passed */
function* take(step: Step, raw: Values, group: string | undefined) {
  const order = yield* select(selectOrder)
  if (keepsMasked(step, raw, order)) {
    yield* put(correctionLeft({ step: step.id }))
    return true
  }
  const checked = check(step, raw, order)
  if ('problems' in checked) {
    yield* put(refused({ step: step.id, problems: checked.problems }))
    return false
  }
  yield* takeAnswer(step.id, checked.values, group)
  return true
}

/** What is sent in a way of its own: the handler gets the step that the visitor stands at, and what its form held. */
export type SubmitHandler = (step: Step, values: Values) => Generator

/** Makes the worker that hands answers of one kind to their handler; takes one click at a time (X12). */
export function submitter(kind: Submit, handler: SubmitHandler) {
  return function* submit({ payload: { answers } }: Answered) {
    const position = yield* select(selectPosition)
    const step = stepOf(yield* select(selectOrder), position)
    const values = answers[position]
    if (step.submits === kind && values) yield* handler(step, values)
  }
}

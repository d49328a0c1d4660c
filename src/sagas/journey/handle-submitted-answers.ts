/** Handles submitted answers: checks and saves them, and moves on. */
import type { PayloadAction } from '@reduxjs/toolkit'
import { idsOf, stepOf } from '../../funnel/journey-registry.ts'
import type { Mode, Order, Step, StepId, Submit, Values } from '../../funnel/step-and-journey-types.ts'
import { isNextMissing, stepsAnsweredTogether } from '../../funnel/next-previous-and-allowed-steps.ts'
import { draftChanged } from '../../store/redux-actions.ts'
import { selectUi, selectOrder, selectPosition } from '../../store/selectors.ts'
import { getDependencies, put, select } from '../runtime/effects.ts'
import { goToNextStep } from '../server-record/go-to-step.ts'
import { checkSubmitted, acceptAnswer } from '../server-record/accept-answer.ts'

type Answered = PayloadAction<{ answers: Readonly<Record<StepId, Values>> }>

/**
 * Validates answers in journey order, accepts the valid ones, queues them to be saved, and moves on at once. Answers to
 * a question that is no longer shown come from a double click and are ignored.
 */
export function* handleAnswersSubmitted({ payload: { answers } }: Answered) {
  const { position, mode } = yield* select(selectUi)
  const order = yield* select(selectOrder)
  const beside = stepsAnsweredTogether(order, position, mode)
  if (order.finished || !beside.some((id) => answers[id])) return
  const given = plainSteps(order, mode).filter(({ id }) => answers[id])
  if (given.length === 0) return
  const { uuid } = yield* getDependencies()
  const group = given.length > 1 ? uuid() : undefined
  let isRefused = false
  for (const step of given) {
    // earlier answers may have made this step inapplicable; the current one always applies
    if (step.id === position || step.applies(yield* select(selectOrder)))
      isRefused = !(yield* take(step, answers[step.id] ?? {}, group)) || isRefused
  }
  // the chat still asks for another part of the answer
  if ((yield* select(selectOrder)).answers[position]?.lacks) return
  if (!isRefused) yield* goToNextStep(position, isNextMissing(order, position, mode))
  else if (beside.length > 1) yield* keepTyped(beside, answers)
}

/**
 * Keeps all values of a rejected form as typed, including those of its valid answers. Otherwise, a secret
 * value in an accepted answer would be replaced by its mask.
 */
function* keepTyped(beside: readonly StepId[], answers: Readonly<Record<StepId, Values>>) {
  const order = yield* select(selectOrder)
  for (const step of beside.filter((id) => order.answers[id]?.masked !== undefined)) {
    for (const [name, value] of Object.entries(answers[step] ?? {}))
      yield* put(draftChanged({ step, name, value }))
  }
}

const plainSteps = (order: Order, mode: Mode): Step[] =>
  idsOf(order, mode)
    .map((id) => stepOf(order, id))
    .filter((step) => step.kind === 'question' && !step.submits)

/**
 * Validates and stores the answer to one step.
 * @returns whether the answer is valid
 */
function* take(step: Step, raw: Values, group: string | undefined) {
  const values = yield* checkSubmitted(step, raw)
  if (values !== null && values !== 'unchanged') yield* acceptAnswer(step.id, values, group, raw)
  return values !== null
}

/** Handler for steps that are submitted in their own way. It gets the current step and the form's values. */
export type SubmitHandler = (step: Step, values: Values) => Generator

/**
 * Creates the saga that passes the answers of steps with one kind of submit to their handler. It handles one
 * click at a time.
 */
export function submitter(kind: Submit, handler: SubmitHandler) {
  return function* submit({ payload: { answers } }: Answered) {
    const position = yield* select(selectPosition)
    const step = stepOf(yield* select(selectOrder), position)
    const values = answers[position]
    if (step.submits === kind && values) yield* handler(step, values)
  }
}

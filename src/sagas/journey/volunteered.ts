import type { PayloadAction } from '@reduxjs/toolkit'
import { check } from '../../funnel/answer.ts'
import { idsOf, isStepOf, journeyOf, stepOf } from '../../funnel/journeys.ts'
import type { Order, Step, StepId, Values } from '../../funnel/types.ts'
import { firstMissing, guard } from '../../funnel/navigation.ts'
import { keptAhead, moved, refused, taken } from '../../store/events.ts'
import { selectFlow, selectOrder } from '../../store/selectors.ts'
import { outside, put, select } from '../runtime/effects.ts'
import { moveOn } from '../subject/move.ts'
import { takeAnswer } from '../subject/take-answer.ts'

type Volunteered = PayloadAction<{ answers: Readonly<Record<StepId, Values>> }>

/**
 * Takes the answers of one message in journey order (docs/decisions/0021): those whose question the order has reached
 * are accepted and saved as one group, the others are kept until it does. Then the first question that is still open is
 * asked. None of it is consent: the review accepts only answers given to the review itself.
 */
export function* handleVolunteered({ payload }: Volunteered) {
  const { position, mode } = yield* select(selectFlow)
  const before = yield* select(selectOrder)
  if (before.finished) return
  const answers = inItsSteps(before, payload.answers)
  const { uuid } = yield* outside()
  const group = uuid()
  const marks: Record<StepId, Values | null> = {}
  const later: Record<StepId, Values> = {}
  let isAnswered = false
  for (const id of idsOf(yield* select(selectOrder), mode).filter((each) => answers[each])) {
    const values = answers[id] ?? {}
    const order = yield* select(selectOrder)
    const step = stepOf(order, id)
    if (step.kind !== 'question' || (step.submits && !step.save?.(values, order))) continue
    if (!(yield* isReached(order, step, position))) {
      later[id] = values
      marks[id] = null
      continue
    }
    const checked = check(step, values, order)
    if ('values' in checked) {
      const isWhole = yield* takeAnswer(id, checked.values, group, values)
      isAnswered ||= isWhole && id === position
      // a correction changes the answer in its place (D37)
      if (!order.answers[id]) marks[id] = checked.values
    } else if (id === position) yield* put(refused({ step: id, problems: checked.problems }))
  }
  // what this journey never asks is for the journey that follows it (docs/decisions/0025)
  const order = yield* select(selectOrder)
  for (const [id, values] of Object.entries(answers)) if (!isStepOf(order, id)) later[id] = values
  if (Object.keys(later).length > 0) yield* put(keptAhead({ answers: later }))
  if (Object.keys(marks).some((id) => id !== position)) yield* put(taken({ at: position, answers: marks }))
  yield* goOn(position, isAnswered)
}

/** A telephone given elsewhere is used as the line of a journey that asks for one, where it can be. */
function inItsSteps(order: Order, answers: Volunteered['payload']['answers']) {
  const found = { ...answers }
  for (const id of idsOf(order, 'chat')) {
    const step = stepOf(order, id)
    const values = step.doublesAs && answers[step.doublesAs]
    if (!step.doublesAs || !values || answers[id] || !step.save?.(values, order)) continue
    if ('problems' in check(step, values, order)) continue
    delete found[step.doublesAs]
    found[id] = values
  }
  return found
}

/** Whether a step can be answered now: what it builds on is known, or its answer travels with the new subject (D69). */
function* isReached(order: Order, step: Step, position: StepId) {
  const { subject } = yield* outside()
  const { subjectId } = yield* select(selectFlow)
  // nothing can be judged about a step whose code has not loaded yet
  if (!journeyOf(order).steps.has(step.id)) return false
  if (step.id === position || order.answers[step.id]) return true
  if (!subjectId && subject?.opensWith?.includes(step.id)) return step.applies(order)
  const isClosed = (journeyOf(order).redirect?.(order, step.id) ?? null) !== null
  return !isClosed && !step.needs && step.applies(order)
}

/** The open question stays unless it was answered, or an answer it builds on has changed. */
function* goOn(position: StepId, isAnswered: boolean) {
  const order = yield* select(selectOrder)
  const { returnTo, mode } = yield* select(selectFlow)
  if (isAnswered || !stepOf(order, position).applies(order)) {
    yield* moveOn(position)
    return
  }
  if (guard(order, position, mode).allow) return
  const to = firstMissing(order, mode)
  yield* put(moved({ to, how: 'push', returnTo: returnTo ?? position }))
}

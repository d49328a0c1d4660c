/** Handles the answers that a message of the chat gives, to the open question and to others: checks and saves them, and moves on. */
import { withAnswer } from '../../funnel/apply-answer-and-clear-dependents.ts'
import { checkAnswer } from '../../funnel/check-answer.ts'
import { idsOf, isStepOf, journeyOf, stepOf } from '../../funnel/journey-registry.ts'
import type { Order, Step, StepId, Values } from '../../funnel/step-and-journey-types.ts'
import { firstMissing, navigationGuard } from '../../funnel/next-previous-and-allowed-steps.ts'
import {
  earlyAnswersKept,
  stepChanged,
  answerRefused,
  answersFoundInMessage,
  type answersVolunteered,
} from '../../store/redux-actions.ts'
import { selectUi, selectOrder } from '../../store/selectors.ts'
import { getDependencies, put, select } from '../runtime/effects.ts'
import { goToNextStep } from '../server-record/go-to-step.ts'
import { acceptAnswer } from '../server-record/accept-answer.ts'

type Volunteered = ReturnType<typeof answersVolunteered>

/**
 * Takes the answers found in one message, in journey order (docs/decisions/0218). If the order has reached their
 * question, they are accepted and saved as one group. All others are kept for later. Then the first open question is
 * asked. A message never gives the consent that the review asks for; consent is valid only as an answer to the review
 * itself.
 */
export function* handleAnswersVolunteered({ payload }: Volunteered) {
  const { position, mode } = yield* select(selectUi)
  const before = yield* select(selectOrder)
  if (before.finished) return
  const answers = inItsSteps(before, payload.answers)
  const whole = withChanges(before, answers)
  const { uuid } = yield* getDependencies()
  const group = uuid()
  const marks: Record<StepId, Values | null> = {}
  const later: Record<StepId, Values> = {}
  let isAnswered = false
  for (const id of idsOf(yield* select(selectOrder), mode).filter((each) => answers[each])) {
    const order = yield* select(selectOrder)
    const step = stepOf(order, id)
    const values = withBoxes(step, order, answers[id] ?? {})
    if (step.kind !== 'question' || (step.submits && !step.save?.(values, order))) continue
    if (!(yield* isReached(order, step, position))) {
      later[id] = values
      marks[id] = null
      continue
    }
    const checked = checkAnswer(step, values, order)
    if ('values' in checked) {
      const isWhole = yield* acceptAnswer(id, checked.values, group, values, whole)
      isAnswered ||= isWhole && id === position
      // a correction changes the earlier answer where it is shown
      if (!order.answers[id]) marks[id] = checked.values
    } else if (id === position) yield* put(answerRefused({ step: id, problems: checked.problems }))
  }
  // answers that this journey never asks for are kept for the next journey (docs/decisions/0025)
  const order = yield* select(selectOrder)
  for (const [id, values] of Object.entries(answers)) if (!isStepOf(order, id)) later[id] = values
  if (Object.keys(later).length > 0) yield* put(earlyAnswersKept({ answers: later }))
  const isTold = payload.isWorded
    ? Object.keys(marks).length > 0
    : Object.keys(marks).some((id) => id !== position)
  if (isTold) yield* put(answersFoundInMessage({ at: position, answers: marks }))
  yield* goOn(position, isAnswered)
}

/** Returns the answers that an order has after several changes; undefined if there are none or one. */
function withChanges(order: Order, told: Volunteered['payload']['answers']): Order['answers'] | undefined {
  const changed = idsOf(order, 'chat').filter((id) => told[id] && order.answers[id])
  if (changed.length < 2) return undefined
  return changed.reduce((whole, id) => {
    const step = stepOf(whole, id)
    const values = withBoxes(step, order, told[id] ?? {})
    // a visit is kept until the days of the new plan are known
    const isKept = step.view === 'dates' && whole.facts.freeDates === null && step.applies(whole)
    const checked = isKept ? { values } : checkAnswer(step, values, whole)
    return 'values' in checked ? withAnswer(whole, id, checked.values) : whole
  }, order).answers
}

/** Another e-mail address leaves the consent beside it as it was given. */
function withBoxes({ id, fields }: Step, order: Order, told: Values): Values {
  const given = order.answers[id]?.values
  if (!given || fields.some(({ shownWhen }) => shownWhen)) return told
  const boxes = fields.filter(({ kind, name }) => kind === 'checkbox' && given[name] !== undefined)
  return { ...Object.fromEntries(boxes.map(({ name }) => [name, given[name] ?? ''])), ...told }
}

/**
 * Assigns the answers to the journey's own steps: a phone number becomes the mobile number, if the journey asks for one
 * and the number is valid.
 */
function inItsSteps(order: Order, answers: Volunteered['payload']['answers']) {
  const found = { ...answers }
  for (const id of idsOf(order, 'chat')) {
    const step = stepOf(order, id)
    const values = step.doublesAs && answers[step.doublesAs]
    if (!step.doublesAs || !values || answers[id] || !step.save?.(values, order)) continue
    if ('problems' in checkAnswer(step, values, order)) continue
    delete found[step.doublesAs]
    found[id] = values
  }
  return found
}

/**
 * Whether a step can be answered now: everything that the step depends on is known, or its answer is sent
 * with the request that creates the record.
 */
function* isReached(order: Order, step: Step, position: StepId) {
  const { recordCalls } = yield* getDependencies()
  const { recordId } = yield* select(selectUi)
  // nothing can be judged about a step whose code has not loaded yet
  if (!journeyOf(order).steps.has(step.id)) return false
  if (step.id === position || order.answers[step.id]) return true
  if (!recordId && recordCalls?.opensWith?.includes(step.id)) return step.applies(order)
  const isClosed = (journeyOf(order).redirect?.(order, step.id) ?? null) !== null
  return !isClosed && !step.needs && step.applies(order)
}

/**
 * Goes to the next open question. The current question stays unless it was answered, or an answer that it
 * depends on has changed.
 */
function* goOn(position: StepId, isAnswered: boolean) {
  const order = yield* select(selectOrder)
  const { returnTo, mode } = yield* select(selectUi)
  if (isAnswered || !stepOf(order, position).applies(order)) {
    yield* goToNextStep(position)
    return
  }
  if (navigationGuard(order, position, mode).allow) return
  const to = firstMissing(order, mode)
  yield* put(stepChanged({ to, how: 'push', returnTo: returnTo ?? position }))
}

/** Checks an answer, adds it to the order, and queues it to be saved. */
import { checkAnswer, fieldStillMissing } from '../../funnel/check-answer.ts'
import { isAnswerChanged, leavesMaskedUnchanged } from '../../funnel/form-values.ts'
import { apiCallThatSaves } from '../../funnel/api-call-that-saves-answer.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import type { Order, Step, StepId, Values } from '../../funnel/step-and-journey-types.ts'
import {
  answerAccepted,
  answerRefused,
  correctionCancelled,
  earlyAnswersKept,
  lineAdded,
  noticeRaised,
  saveQueued,
} from '../../store/redux-actions.ts'
import { selectUi, selectOrder } from '../../store/selectors.ts'
import { getDependencies, put, select } from '../runtime/effects.ts'
import { rememberAddress } from '../storage/address-kept-in-tab.ts'

/**
 * Checks a submitted answer.
 * @returns 'unchanged' if a masked value was left as it was; null if it is refused
 */
export function* checkSubmitted(step: Step, raw: Values): Generator<unknown, Values | 'unchanged' | null> {
  const order = yield* select(selectOrder)
  if (leavesMaskedUnchanged(step, raw, order)) {
    yield* put(correctionCancelled({ step: step.id }))
    return 'unchanged'
  }
  return yield* acceptedValues(step, raw)
}

/** Checks the values of an answer. Returns null if they are refused; the question then says why. */
export function* acceptedValues(step: Step, raw: Values): Generator<unknown, Values | null> {
  const checked = checkAnswer(step, raw, yield* select(selectOrder))
  if ('values' in checked) return checked.values
  yield* put(answerRefused({ step: step.id, problems: checked.problems }))
  return null
}

/**
 * Adds a valid answer to the order, and queues it to be saved if it has changed.
 * @param group identifies the submit that the answer was part of
 * @param raw the values before validation
 * @param whole the answers after all changes that are made with this one, if there are others
 * @returns whether the question is fully answered; the chat may still ask for another part
 */
export function* acceptAnswer(
  step: StepId,
  values: Values,
  group?: string,
  raw = values,
  whole?: Order['answers'],
) {
  const { uuid, fetchAhead, visit, storage } = yield* getDependencies()
  const before = yield* select(selectOrder)
  const { mode, position } = yield* select(selectUi)
  const changes = isAnswerChanged(before, step, values)
  const lacks = mode === 'chat' ? fieldStillMissing(before, stepOf(before, step), raw, values) : undefined
  const isChange = before.answers[step] !== undefined
  yield* put(answerAccepted({ step, values, isChange, ...(lacks === undefined ? {} : { lacks }) }))
  const order = yield* select(selectOrder)
  // what the rest of a question completes was said with its first part
  if (changes && isChange && !before.answers[step]?.lacks) {
    const change = { of: step, before: before.answers, after: order.answers, whole }
    yield* put(
      lineAdded({ step: position, who: 'assistant', text: '', change, passing: lacks !== undefined }),
    )
    // the check of another address says itself what it has changed
    if (mode === 'pages' && !stepOf(order, step).isKeptInTab)
      yield* put(noticeRaised({ kind: 'changed', before: change.before }))
  }
  const carried = carriedOver(before, order)
  if (Object.keys(carried).length > 0) yield* put(earlyAnswersKept({ answers: carried }))
  if (changes && stepOf(order, step).clears?.includes('code')) storage.drop('code')
  const save = changes && lacks === undefined ? apiCallThatSaves(order, step) : null
  if (save) {
    const { webcare_tuid, deviceInfo } = visit()
    // The chat protocol is sent with the name; it may not have existed when the lead was created.
    const more = {
      ...(save.step === 'name' && webcare_tuid ? { webcare_tuid } : {}),
      ...(save.step === 'bankInfo' && deviceInfo ? { deviceInfo } : {}),
    }
    const body = { ...save.body, ...more }
    yield* put(saveQueued({ key: uuid(), step, wire: save.step, body, ...(group ? { group } : {}) }))
  }
  if (stepOf(order, step).isKeptInTab) yield* rememberAddress()
  fetchAhead()
  return lacks === undefined
}

/** Answers that the order has just lost although they are still valid, by step. */
function carriedOver(before: Order, after: Order): Readonly<Record<StepId, Values>> {
  const lost = Object.entries(before.answers).filter(([id]) => !after.answers[id])
  return Object.fromEntries(
    lost.flatMap(([id, { values }]) => {
      const carried = stepOf(before, id).carries?.(values, after)
      return carried ? [[id, carried]] : []
    }),
  )
}

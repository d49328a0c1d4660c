/** Submits the visitor's mobile number, which may earn a bonus. */
import type { Action } from '@reduxjs/toolkit'
import { ApiError, isRejected } from '../../api/api-error-and-its-message.ts'
import { TrackingFields } from '../../contract/shared-schemas.ts'
import type { MobileLineRequest } from '../../contract/mobile-line.ts'
import type { MobileLineReply } from '../../contract/reply-fields-in-browser/lead.ts'
import { checkAnswer } from '../../funnel/check-answer.ts'
import { isAnswerChanged } from '../../funnel/is-answer-changed.ts'
import { planOf } from '../../funnel/chosen-plan-and-price.ts'
import { phoneBody } from '../../funnel/save-and-restore-phone.ts'
import type { Order, Step, StepId, Values } from '../../funnel/step-and-journey-types.ts'
import { isNextMissing } from '../../funnel/next-previous-and-allowed-steps.ts'
import type { Problem } from '../../lib/problem-keys.ts'
import {
  answerRefused,
  answerSaved,
  answersSubmitted,
  factsLoaded,
  saveQueued,
} from '../../store/redux-actions.ts'
import { selectOrder, selectRecordId } from '../../store/selectors.ts'
import { cancelWhenLeft } from '../runtime/run-cancellable-saga.ts'
import { callApi } from '../runtime/call-api.ts'
import { getDependencies, put, select } from '../runtime/effects.ts'
import type { DataSentWithRecord } from '../runtime/server-record-types.ts'
import { callWithRetry } from '../runtime/retry-calls-and-show-failures.ts'
import { waitForSaves } from '../server-record/wait-for-saves.ts'
import { goToNextStep } from '../server-record/go-to-step.ts'
import { applyRecovery, recoveryFrom, type Recovery } from '../server-record/recover-from-rejected-call.ts'
import { checkSubmitted, acceptAnswer } from '../server-record/accept-answer.ts'
import { watchEarlyMobileNumber } from './look-up-bonus-of-early-mobile-number.ts'
import { showMobileBonus } from './show-mobile-bonus.ts'

type Outcome =
  | { readonly reply: MobileLineReply; readonly values: Values }
  | { readonly way: Recovery }
  | Problem

/**
 * Submits the mobile number. POST lead/createFromRenta stores it as the lead's phone number and says whether it earns a
 * bonus. An unknown number does not block the order. The version of the answer is kept, so that a later correction
 * causes no conflict.
 */
function* submitLine(step: Step, raw: Values) {
  const order = yield* select(selectOrder)
  const values = yield* checkSubmitted(step, raw)
  if (values === null) return
  if (values === 'unchanged' || !isAnswerChanged(order, step.id, values)) {
    yield* goToNextStep(step.id)
    return
  }
  const outcome = yield* cancelWhenLeft(step.id, () => bringLine(step, values))
  if (!outcome) return
  if ('way' in outcome) {
    yield* applyRecovery(outcome.way)
    return
  }
  if ('problem' in outcome) {
    yield* put(answerRefused({ step: step.id, problems: { [step.fields[0]?.name ?? '']: outcome } }))
    return
  }
  const { idPlanAddonBonus, version } = outcome.reply
  // a server may look up the number without storing it as the order's, and need not say what it earns
  const hasBonus = idPlanAddonBonus === undefined ? undefined : idPlanAddonBonus !== null
  if (hasBonus !== undefined) yield* put(factsLoaded({ facts: { lineHasBonus: hasBonus } }))
  if (version !== undefined) yield* put(answerSaved({ key: '', wire: 'phone', version }))
  yield* acceptAnswer(step.id, outcome.values)
  if (version === undefined) yield* saveAsPhone(step.id, outcome.values)
  yield* goToNextStep(step.id, isNextMissing(order, step.id, 'pages'))
  if (hasBonus !== undefined) yield* showMobileBonus(hasBonus)
}

function* saveAsPhone(step: StepId, values: Values) {
  const { uuid } = yield* getDependencies()
  yield* put(saveQueued({ key: uuid(), step, wire: 'phone', body: phoneBody(values) }))
}

function* bringLine(step: Step, first: Values): Generator<unknown, Outcome | null> {
  if (!(yield* waitForSaves('line'))) return null
  const { uuid, visit } = yield* getDependencies()
  const id = yield* select(selectRecordId)
  const order = yield* select(selectOrder)
  if (!id) return null
  let values = first
  let key = uuid()
  try {
    const reply = yield* callWithRetry(
      'line',
      function* (word?: Action) {
        const again = word && answersSubmitted.match(word) ? word.payload.answers[step.id] : undefined
        const checked = again ? checkAnswer(step, again, order) : null
        if (checked && 'values' in checked && checked.values.phone !== values.phone) {
          // Submitted again with another number: the latest one counts.
          values = checked.values
          key = uuid()
        }
        return yield* callApi((api) => api.lead.bringLine(requestOf(order, id, values, visit()), key))
      },
      (error) => isRejected(error) || recoveryFrom(error, order) !== null,
    )
    return { reply, values }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const way = recoveryFrom(error, order)
    return way ? { way } : error.problem
  }
}

/** Returns only the tracking parameters among the data that is sent with a lead. */
const trackingOf = (visit: DataSentWithRecord): TrackingFields =>
  Object.fromEntries(Object.entries(visit).filter(([name]) => Object.hasOwn(TrackingFields.shape, name)))

function requestOf(
  order: Order,
  idLead: string,
  { phone = '' }: Values,
  visit: DataSentWithRecord,
): MobileLineRequest {
  const plan = planOf(order)
  return {
    ...trackingOf(visit),
    idLead,
    phoneNumber: phone,
    ...(plan ? { idPlan: plan.id } : {}),
    addon: visit.addon,
    prefix: visit.prefix,
  }
}

/** Sagas for every journey that asks for a mobile number. */
export const mobileNumberSagas = { submits: { line: submitLine }, watch: watchEarlyMobileNumber }

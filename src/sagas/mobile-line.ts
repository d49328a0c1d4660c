/**
 * The visitor's mobile number, which may earn a bonus: its calls, its submission, and the bonus of one that was given
 * early.
 */
import type { Action } from '@reduxjs/toolkit'
import { ApiError, isRejected } from '../api/api-error-and-its-message.ts'
import { TrackingFields } from '../contract/shared-schemas.ts'
import type { MobileLineRequest } from '../contract/mobile-line.ts'
import type { MobileLineReply } from '../contract/reply-fields-in-browser/lead.ts'
import { checkAnswer } from '../funnel/check-answer.ts'
import { isAnswerChanged } from '../funnel/form-values.ts'
import { planOf } from '../funnel/chosen-plan-and-price.ts'
import { phoneBody } from '../funnel/phone-of-lead.ts'
import type { Order, Step, StepId, Values, Facts } from '../funnel/step-and-journey-types.ts'
import { isNextMissing } from '../funnel/next-previous-and-allowed-steps.ts'
import type { Problem } from '../lib/problem-keys.ts'
import {
  answerRefused,
  answerSaved,
  answersSubmitted,
  factsLoaded,
  saveQueued,
  coverageChecked,
  noticeRaised,
} from '../store/redux-actions.ts'
import { selectOrder, selectRecordId } from '../store/selectors.ts'
import { cancelWhenLeft } from './runtime/run-cancellable-saga.ts'
import { callApi } from './runtime/call-api.ts'
import { getDependencies, put, select, takeEvery } from './runtime/effects.ts'
import type { DataSentWithRecord, RecordApiCalls } from './runtime/server-record-types.ts'
import { callWithRetry } from './runtime/retry-calls-and-show-failures.ts'
import { waitForSaves } from './server-record/wait-for-saves.ts'
import { goToNextStep } from './server-record/go-to-step.ts'
import { applyRecovery, recoveryFrom, type Recovery } from './server-record/recover-from-rejected-call.ts'
import { checkSubmitted, acceptAnswer } from './server-record/accept-answer.ts'
import { reportErrors } from './runtime/guarded-sagas.ts'
import { findStep } from '../funnel/journey-registry.ts'
import type { Lead } from '../contract/lead.ts'
import { leadApiCalls, storedLead } from './server-record/lead-api-calls.ts'

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

/** Shows a notice that says whether a mobile number earns a bonus. */
function* showMobileBonus(hasBonus: boolean) {
  const order = yield* select(selectOrder)
  const [bonus] = planOf(order)?.addonBonus ?? []
  const of = findStep(order, ({ submits }) => submits === 'line')?.id ?? ''
  const values = { hasBonus: String(hasBonus), bonus: bonus?.addon_description ?? '' }
  yield* put(noticeRaised({ kind: 'result', of, tone: hasBonus ? 'done' : 'info', values }))
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

/** Whether an event means that the phone number has been stored. Early answers are stored when the lead is created. */
const isStored = (action: Action) =>
  coverageChecked.match(action) || (answerSaved.match(action) && action.payload.wire === 'phone')

/**
 * Watches for a mobile number that was given on a landing page. The calls that store it do not return its bonus, so this
 * loads the lead in the background; if no reply comes, nothing is shown.
 */
function* watchEarlyMobileNumber() {
  yield* takeEvery(isStored, reportErrors(lookUpBonus))
}

/** Reads from a lead whether its mobile number earned a bonus; null if the lead has no number yet. */
const mobileFacts = ({ answered, idPlanAddonBonus }: Lead): Partial<Facts> => ({
  lineHasBonus: answered.includes('phone') ? Boolean(idPlanAddonBonus) : null,
})

/**
 * API calls for the lead of a mobile brand's customer. Loading it also restores whether the mobile number earned a
 * bonus.
 */
export const mobileLeadApiCalls: RecordApiCalls = {
  ...leadApiCalls,
  load: (id) => storedLead(id, mobileFacts),
}

function* lookUpBonus() {
  const id = yield* select(selectRecordId)
  if (!id || !(yield* isOpen())) return
  try {
    const { lineHasBonus } = mobileFacts(yield* callApi((api) => api.lead.load(id)))
    // its question may have been answered in the meantime
    if (typeof lineHasBonus !== 'boolean' || !(yield* isOpen())) return
    yield* put(factsLoaded({ facts: { lineHasBonus } }))
    yield* showMobileBonus(lineHasBonus)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

/** Whether a mobile number was given whose bonus is still unknown. */
function* isOpen() {
  const { answers, facts } = yield* select(selectOrder)
  return answers['consulta-telefone'] !== undefined && facts.lineHasBonus === null
}

/** Sagas for every journey that asks for a mobile number. */
export const mobileNumberSagas = { submits: { line: submitLine }, watch: watchEarlyMobileNumber }

/**
 * Saves the answers that the visitor gave on a landing page to this browser's order on the server, or to a new order.
 */
import { ApiError, isRetryable } from '../../api/api-error-and-its-message.ts'
import type { LeadStep } from '../../contract/lead.ts'
import { checkAnswer } from '../../funnel/check-answer.ts'
import { email } from '../../funnel/steps/email.ts'
import { nome } from '../../funnel/steps/nome.ts'
import { telefone } from '../../funnel/steps/telefone.ts'
import type { Answers, Order, Step } from '../../funnel/step-and-journey-types.ts'
import { selectUi, selectOrder } from '../../store/selectors.ts'
import { callApi } from '../runtime/call-api.ts'
import { getDependencies, select } from '../runtime/effects.ts'
import { requestKey, requestSucceeded } from '../storage/idempotency-keys.ts'
import { leadApiCalls } from '../server-record/lead-api-calls.ts'
import { forgetRecord } from '../storage/forget-server-record.ts'

/** Checkout steps whose answers a landing page may already have asked for. */
const STEPS: readonly Step[] = [nome, telefone, email]

/** The early answers that the checkout accepts unchanged. It asks for all others itself. */
function* answersToTake() {
  const { earlyAnswers } = yield* select(selectUi)
  const order = yield* select(selectOrder)
  const answers: Record<string, Answers[string]> = {}
  for (const step of STEPS) {
    const checked = checkAnswer(step, earlyAnswers[step.id] ?? {}, order)
    if ('values' in checked) answers[step.id] = { values: checked.values }
  }
  return answers
}

/**
 * Saves the name, e-mail address and phone number that were given early in an order on the server
 * (docs/decisions/0025), because the browser may not store them. It uses this browser's order, or creates one. If that
 * fails, the checkout asks for them again.
 * @returns whether a new order was created, with the checked address
 */
export function* saveAnswersFromLandingPage() {
  const { storage, can } = yield* getDependencies()
  // on another server the checkout asks again what could not be kept
  if (!can.has('kept-orders')) return false
  const answers = yield* answersToTake()
  if (Object.keys(answers).length === 0) return false
  try {
    if (yield* savedInOrder(answers)) return false
    const made = yield* newOrder(answers)
    if (made === null) return false
    storage.drop('address')
    forgetRecord(storage, 'lead')
    storage.write('lead', made)
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return false
  }
}

/**
 * Creates the order as soon as plans are found at the address, so that a reload loses nothing. If the browser
 * already has an order, even a finished one, no other is created until the visitor asks for it.
 */
export function* saveEarlyAnswersFromLandingPage() {
  const { storage, can } = yield* getDependencies()
  // on another server the checkout asks again what could not be kept
  if (!can.has('kept-orders')) return
  const answers = yield* answersToTake()
  if (Object.keys(answers).length === 0 || storage.read('lead') !== null) return
  try {
    const made = yield* newOrder(answers)
    if (made !== null && storage.read('lead') === null) storage.write('lead', made)
  } catch (error) {
    // tried again when the order is asked for
    if (!(error instanceof ApiError)) throw error
  }
}

/**
 * Saves the answers in the order that this browser already has.
 * @returns whether there is such an order and it is not finished
 */
function* savedInOrder(answers: Answers) {
  const { storage, uuid } = yield* getDependencies()
  const order = yield* select(selectOrder)
  const id = storage.read('lead')
  if (!id) return false
  try {
    const lead = yield* callApi((api) => api.lead.load(id))
    if (lead.orderNumber) return false
    const items = STEPS.flatMap((step) => {
      const answer = answers[step.id]
      const save = answer && step.save?.(answer.values, order)
      if (!save || JSON.stringify(step.restore?.(lead)?.values) === JSON.stringify(answer.values)) return []
      const wire = save.step as LeadStep
      return [{ step: step.id, wire, body: save.body, key: uuid(), version: lead.versions[wire] ?? 0 }]
    })
    if (items.length > 0) yield* callApi((api) => leadApiCalls.batch(api, items, id))
    return true
  } catch (error) {
    // erased or expired: a new order replaces it
    if (error instanceof ApiError && !isRetryable(error)) return false
    throw error
  }
}

/**
 * Creates an order with the answers. An answer that the server rejects is left out, and the checkout asks for
 * it.
 * @returns the order's id, or null if nothing can be sold
 */
function* newOrder(answers: Answers): Generator<unknown, string | null> {
  const { visit } = yield* getDependencies()
  const order = yield* select(selectOrder)
  const asked: Order = { ...order, answers: { ...order.answers, ...answers } }
  const { deviceInfo: _later, ...told } = visit()
  const request = JSON.stringify(leadApiCalls.addressRequest(asked, null, {}))
  // the key prevents a second order if the same request is repeated
  const key = yield* requestKey('check', { request })
  try {
    const { recordId } = yield* leadApiCalls.checkAddress(asked, null, told, key)
    yield* requestSucceeded('check')
    return recordId
  } catch (error) {
    const refused = error instanceof ApiError ? without(answers, refusedField(error)) : answers
    if (refused === answers) throw error
    return yield* newOrder(refused)
  }
}

const refusedField = ({ failure }: ApiError) => (failure.kind === 'server' ? failure.reply.field : undefined)

/**
 * Returns the answers without the one that contains the given field. Returns the same object if none contains
 * that field.
 */
function without(answers: Answers, field: string | undefined): Answers {
  const step =
    field && STEPS.find(({ id, fields }) => answers[id] && fields.some(({ name }) => name === field))
  if (!step) return answers
  const { [step.id]: _refused, ...others } = answers
  return others
}

/**
 * Sends the visitor's requests from contact forms: to be notified when the address is covered, to withdraw that
 * request, or to be called.
 */
import type { PayloadAction } from '@reduxjs/toolkit'
import { ApiError, isRetryable, messageOfServer } from '../../api/api-error-and-its-message.ts'
import { idsOf, stepOf } from '../../funnel/journey-registry.ts'
import type { Step, Values, Order } from '../../funnel/step-and-journey-types.ts'
import { earlierCalls, storeCallId } from '../../lib/stored-call-request-ids.ts'
import { formatPhone, parsePhone, phoneDigits } from '../../lib/phone.ts'
import {
  answerRefused,
  callRefused,
  draftChanged,
  waitingListEntryLoaded,
  contactRequestChanged,
  type ShownContact,
} from '../../store/redux-actions.ts'
import { selectUi, selectOrder } from '../../store/selectors.ts'
import { callApi } from '../runtime/call-api.ts'
import { call, getDependencies, put, select } from '../runtime/effects.ts'
import { requestKey, requestSucceeded, unfinishedRequest } from '../storage/idempotency-keys.ts'
import { storeWaitingListEntry } from '../storage/kept-waiting-list-entry.ts'
import type { WaitingListRequest } from '../../contract/waiting-list.ts'
import type { DataSentWithRecord } from '../runtime/server-record-types.ts'
import { houseOfOrder } from '../../funnel/house-address-in-wire-names.ts'
import { acceptedValues } from '../server-record/accept-answer.ts'

/**
 * Whether the result of a contact request is still wanted. Another address or a new order makes it obsolete.
 */
function* isAwaited(what: 'notify' | 'withdraw') {
  return (yield* select(selectUi)).contact[what] === 'sending'
}

/** Fills a form with what the visitor has entered elsewhere. What is typed in it already stays. */
export function* fillForm({ id: step, fields }: Step, said: Values) {
  const { drafts } = yield* select(selectUi)
  for (const { name } of fields) {
    const value = said[name]
    if (value && drafts[step]?.[name] === undefined) yield* put(draftChanged({ step, name, value }))
  }
}

/**
 * Fills the questions of the order, which another address may lead to, with a contact that was left to be notified. It
 * becomes an answer only when the visitor sends it.
 */
function* fillQuestions(contact: Values) {
  const order = yield* select(selectOrder)
  for (const id of idsOf(order, 'pages')) {
    const step = stepOf(order, id)
    if (step.kind === 'question' && !order.answers[id]) yield* fillForm(step, contact)
  }
}

/**
 * Handles "Quero receber o aviso": adds a contact to the entry on the waiting list, or creates an entry with
 * it.
 */
export function* submitContact(step: Step, values: Values) {
  const { visit, can } = yield* getDependencies()
  const { noCoverageId } = yield* select(selectUi)
  const order = yield* select(selectOrder)
  const { email, ...others } = (yield* acceptedValues(step, values)) ?? {}
  if (email === undefined) return
  // another server may know nobody without an address
  if (email === '' && !can.has('no-email')) {
    yield* put(answerRefused({ step: step.id, problems: { email: { problem: 'email-vazio' } } }))
    return
  }
  const typed: Values = email === '' ? others : { ...others, email }
  // without an id, another tab of the same order has checked the address
  const subject = noCoverageId ? { id: noCoverageId } : placeRequest(order, visit())
  yield* put(contactRequestChanged({ what: 'notify', state: 'sending' }))
  try {
    const contact = { ...subject, ...typed }
    const key = yield* requestKey('notify', contact)
    const { id } = yield* callApi((api) => api.contact.tellMe(contact, key))
    yield* requestSucceeded('notify')
    if (!(yield* isAwaited('notify'))) return
    yield* storeWaitingListEntry(id, true)
    yield* put(waitingListEntryLoaded({ noCoverageId: id, notify: 'sent', shown: wholeContact(typed) }))
    yield* fillQuestions(typed)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { problem } = error
    if (yield* isAwaited('notify'))
      yield* put(contactRequestChanged({ what: 'notify', state: 'failed', problem }))
  }
}

/**
 * Handles "Não quero ser avisado": deletes the entry on the waiting list. The phone number is also sent, as long as
 * this page knows it; after a reload the id is enough. If a repeated request finds nothing, the first one has deleted
 * the entry.
 */
export function* handleWithdraw() {
  const { storage } = yield* getDependencies()
  const { noCoverageId } = yield* select(selectUi)
  yield* put(contactRequestChanged({ what: 'withdraw', state: 'sending' }))
  try {
    if (noCoverageId) yield* call(forget, noCoverageId)
    if (!(yield* isAwaited('withdraw'))) return
    // with the old key, the next check would return the deleted entry
    for (const name of ['waiting', 'checkKey'] as const) storage.drop(name)
    yield* put(contactRequestChanged({ what: 'withdraw', state: 'sent' }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { problem } = error
    if (yield* isAwaited('withdraw'))
      yield* put(contactRequestChanged({ what: 'withdraw', state: 'failed', problem }))
  }
}

/** Returns the contact as the visitor typed it, which is shown until the page is left; afterwards masked. */
const wholeContact = ({ name = '', phone = '', email = '' }: Values): ShownContact => ({
  name: name || null,
  phone: phone ? formatPhone(phone) : null,
  email: email || null,
})

function* forget(id: string) {
  const isRepeated = (yield* unfinishedRequest('withdraw'))?.subject.id === id
  const { drafts, position } = yield* select(selectUi)
  const phone = (yield* unfinishedRequest('notify'))?.subject.phone ?? drafts[position]?.phone
  const told = typeof phone === 'string' && phone ? { phone: phoneDigits(phone) } : {}
  const key = yield* requestKey('withdraw', { id })
  try {
    yield* callApi((api) => api.contact.forgetMe({ id, ...told }, key))
  } catch (error) {
    const isGone = error instanceof ApiError && 'status' in error.failure && error.failure.status === 404
    if (!isRepeated || !isGone) throw error
  }
  yield* requestSucceeded('withdraw')
  yield* requestSucceeded('notify')
}

/** Requests a call: POST supportRequest with the digits of the phone number. */
export function* handleCall({ payload }: PayloadAction<{ telephone?: string }>) {
  yield* askForCall(payload.telephone)
}

/** Requests a call from a question within a journey. */
export function* submitCall(_step: Step, values: Values) {
  yield* askForCall(values.telephone ?? '')
}

/**
 * Returns the id of the order that the call is about: the request whose document must still be proven, or
 * else the stored order.
 */
function* orderNow() {
  const { wait, recordId } = yield* select(selectUi)
  const id = wait?.help?.proof ?? recordId
  return { ...(id !== null && { idLead: id }) }
}

/**
 * Returns what the person who calls should know about this visit: the campaign and, once an order has begun, its
 * question, plan and CEP.
 */
function* visitNow() {
  const { visit } = yield* getDependencies()
  const { addon, prefix } = visit()
  const { position } = yield* select(selectUi)
  const { answers, wish } = yield* select(selectOrder)
  const idPlan = answers.planos?.values.idPlan ?? wish.id
  const cep = answers.cep?.values.cep
  return {
    ...(addon !== undefined && { addon }),
    ...(prefix !== undefined && { prefix }),
    ...(Object.keys(answers).length > 0 && { step: position }),
    ...(idPlan !== undefined && { idPlan }),
    ...(wish.sku !== undefined && { sku: wish.sku }),
    ...(cep !== undefined && { cep }),
  }
}

/** Requests a call. If no phone number is given, the order's own number is called. */
function* askForCall(telephone: string | undefined) {
  const { storage } = yield* getDependencies()
  const parsed = telephone === undefined ? null : parsePhone(telephone)
  if (parsed && 'problem' in parsed) {
    yield* put(callRefused({ problem: parsed }))
    return
  }
  yield* put(contactRequestChanged({ what: 'call', state: 'sending' }))
  try {
    const about = yield* orderNow()
    const wish = { ...(parsed && { telephone: parsed.value }), ...about }
    const key = yield* requestKey('call', wish)
    const request = { ...wish, ...(yield* visitNow()), ...earlierCalls(storage) }
    const { id, alreadyRequested: isRepeated = false } = yield* callApi((api) =>
      api.contact.callMe(request, key),
    )
    storeCallId(storage, id, about.idLead)
    yield* requestSucceeded('call')
    yield* put(contactRequestChanged({ what: 'call', state: 'sent', isRepeated }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const isRefused = messageOfServer(error.failure) !== '' || !isRetryable(error)
    if (isRefused) yield* put(callRefused({ problem: error.problem }))
    else yield* put(contactRequestChanged({ what: 'call', state: 'failed' }))
  }
}

/**
 * Builds the body of POST lead-no-coverage from an order, without a contact: address, campaign, plan and
 * tracking.
 */
export function placeRequest(order: Order, visit: DataSentWithRecord): WaitingListRequest {
  const { deviceInfo: _unasked, ...told } = visit
  return {
    ...told,
    ...houseOfOrder(order),
    ...(order.wish.id ? { idPlan: order.wish.id } : {}),
  }
}

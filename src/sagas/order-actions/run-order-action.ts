/** Actions on the whole order: continue in another browser, refresh, erase, reschedule, recreate. */
import type { PayloadAction } from '@reduxjs/toolkit'
import { ApiError } from '../../api/api-error-and-its-message.ts'
import type { Problem } from '../../lib/problem-keys.ts'
import { parsePhone } from '../../lib/phone.ts'
import { todayInSaoPaulo } from '../../lib/iso-dates.ts'
import type { Schedule } from '../../contract/lead-answers/schedule-date.ts'
import { asksPhoneToErase } from '../../funnel/is-phone-required-to-erase.ts'
import {
  datesLoaded,
  orderErased,
  orderFinished,
  orderRestarted,
  orderActionFailed,
  orderActionDone,
  noticeRaised,
} from '../../store/redux-actions.ts'
import type { OrderAction } from '../../store/whole-order-action-types.ts'
import { emptyOrder } from '../../store/order.ts'
import { selectUi, selectOrder, selectPosition, selectSaves } from '../../store/selectors.ts'
import { callApi } from '../runtime/call-api.ts'
import type { RecordKind } from '../runtime/server-record-types.ts'
import { getDependencies, put, select } from '../runtime/effects.ts'
import { storedCallIds } from '../../lib/stored-call-request-ids.ts'
import { acceptAgentLink, openAgentLink } from './open-agent-link.ts'
import { reviveExpiredOrder, checkCode, sendCode } from './stopped-orders.ts'
import { forgetRecord } from '../storage/forget-server-record.ts'
import { stepsChanged } from '../../funnel/form-values.ts'
import { restoreOrder } from '../../funnel/restore-order.ts'
import type { Order } from '../../funnel/step-and-journey-types.ts'
import { applyRecovery } from '../server-record/recover-from-rejected-call.ts'
import { loadRecord } from '../server-record/load-server-record.ts'

/** Carries out an action on the whole order, or reports why it failed. */
export function* runOrderAction({ payload: action }: PayloadAction<OrderAction>) {
  try {
    yield* workerOf(action)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    yield* put(orderActionFailed({ what: action.what, problem: error.problem }))
  }
}

function workerOf(action: OrderAction): Generator {
  switch (action.what) {
    case 'code':
      return makeCode()
    case 'mail-link':
      return mailLink()
    case 'erase':
      return erase(action.phone)
    case 'send-code':
      return sendCode()
    case 'check-code':
      return checkCode(action.code)
    case 'dates':
      return offerDates()
    case 'reschedule':
      return reschedule(action.schedule)
    case 'refresh':
      return refresh()
    case 'revive':
      return reviveExpiredOrder()
    case 'open-agent-link':
      return openAgentLink(action.key)
    case 'accept-agent-link':
      return acceptAgentLink(action.key)
  }
}

/**
 * Shows what has changed since the order was loaded, with a notice that says what it was. Nothing happens while answers
 * are being saved or the visitor waits, and nothing is said if the order cannot be read: nobody asked for it.
 */
function* refreshOrder() {
  const { recordCalls, can } = yield* getDependencies()
  const position = yield* select(selectPosition)
  const { recordId, wait } = yield* select(selectUi)
  if (!recordCalls?.load || !recordId || wait || !can.has('versions')) return
  const stored = yield* recordCalls.load(recordId)
  const { items, versions } = yield* select(selectSaves)
  const shown = yield* select(selectOrder)
  if (items.length > 0 || (yield* select(selectPosition)) !== position) return
  const restored = stored.restore(shown, restoreOrder)
  if (shown.finished) return yield* showVisit(shown, restored)
  if (restored.finished) return yield* applyRecovery({ kind: 'reload' })
  const names = Object.keys({ ...versions, ...stored.versions })
  if (names.every((name) => versions[name] === stored.versions[name])) return
  yield* loadRecord()
  const { answers } = yield* select(selectOrder)
  if (stepsChanged(shown.answers, answers).length > 0)
    yield* put(noticeRaised({ kind: 'other-tab', before: shown.answers }))
}

const isSameVisit = (a: Schedule, b: Schedule) => a.date === b.date && a.period === b.period

/** Shows the visit of an order, or that the order was cancelled, as the server has it. */
function* showVisit({ finished: shown }: Order, { finished }: Order) {
  if (!shown || !finished) return
  const before = shown.schedule
  const isMoved = before && finished.schedule && !isSameVisit(before, finished.schedule)
  if (!isMoved && shown.isCancelled === finished.isCancelled) return
  yield* put(orderFinished({ ...shown, ...finished }))
  if (isMoved) yield* put(noticeRaised({ kind: 'visit-moved', before }))
}

/** Reads the order anew, and says when that is over. */
function* refresh() {
  yield* refreshOrder()
  yield* put(orderActionDone({ what: 'refresh' }))
}

/** Mails a link that opens the order in another browser to the order's address. */
function* mailLink() {
  const { recordId } = yield* select(selectUi)
  if (!recordId) return
  yield* callApi((api) => api.lead.mailLink(recordId))
  yield* put(orderActionDone({ what: 'mail-link' }))
}

/** Creates a code that opens the order in another browser, once and until the next day. */
function* makeCode() {
  const { recordId } = yield* select(selectUi)
  if (!recordId) return
  const code = yield* callApi((api) => api.lead.resumeCode(recordId))
  yield* put(orderActionDone({ what: 'code', code }))
}

/** Whether the server has records of a kind, and not a store that a journey brings. */
const isOnServer = (kind: RecordKind) => ['lead', 'migration', 'renewal'].includes(kind)

/** What is told of a call that is still owed: whoever asks again cancels it. */
const OWED: Problem = { problem: 'ligacao-esperada' }

/** Erases the order where it is stored, and everything that this browser stores about it. */
function* erase(typed: string) {
  const { storage, recordCalls, now } = yield* getDependencies()
  const { recordId, prefix } = yield* select(selectUi)
  const order = yield* select(selectOrder)
  if (!recordCalls || !recordId) return
  const asksPhone = asksPhoneToErase(order)
  const phone = asksPhone ? parsePhone(typed) : null
  if (phone && 'problem' in phone) {
    yield* put(orderActionFailed({ what: 'erase', problem: phone }))
    return
  }
  try {
    if (recordCalls.erase) yield* recordCalls.erase(recordId)
    else {
      const { problems } = yield* select((state) => state.orderActions)
      const cancels = problems.erase?.problem === OWED.problem
      yield* callApi((api) => api.lead.erase(recordId, phone?.value, cancels))
    }
  } catch (error) {
    if (
      error instanceof ApiError &&
      error.failure.kind === 'server' &&
      error.failure.reply.code === 'open_work'
    ) {
      yield* put(orderActionFailed({ what: 'erase', problem: OWED }))
      return
    }
    const isUnknown = error instanceof ApiError && 'status' in error.failure && error.failure.status === 404
    if (!isUnknown || !isOnServer(recordCalls.kind)) throw error
    // if no telephone number is asked for, a 404 means that the order is already gone
    if (asksPhone) {
      yield* put(orderActionFailed({ what: 'erase', problem: { problem: 'telefone-de-outro' } }))
      return
    }
  }
  yield* eraseCalls()
  forgetRecord(storage, recordCalls.kind)
  for (const name of ['address', 'wish'] as const) storage.drop(name)
  const today = todayInSaoPaulo(new Date(now()))
  yield* put(orderRestarted({ order: emptyOrder({ journey: order.journey, prefix, wish: {}, today }) }))
  yield* put(orderErased())
}

/** Erases the call requests that this browser made outside the order, each by its own id. */
function* eraseCalls() {
  const { storage } = yield* getDependencies()
  for (const id of storedCallIds(storage)) {
    try {
      yield* callApi((api) => api.lead.erase(id))
    } catch (error) {
      const isGone = error instanceof ApiError && 'status' in error.failure && error.failure.status === 404
      if (!isGone) throw error
    }
  }
  storage.drop('calls')
}

function* offerDates() {
  const { recordId } = yield* select(selectUi)
  if (!recordId) return
  const { dates } = yield* callApi((api) => api.lead.freeDates(recordId))
  yield* put(datesLoaded({ dates }))
  yield* put(orderActionDone({ what: 'dates' }))
}

const LATE: Readonly<Record<string, Problem>> = {
  slots_taken: { problem: 'visita-ocupada' },
  too_late: { problem: 'visita-tarde' },
  too_many: { problem: 'visita-limite' },
}

/**
 * Changes the installation date. If the slot was taken in the meantime, the free dates are loaded
 * again. If it is too late for a change, the order no longer offers one. If the appointment was changed elsewhere,
 * the present one is shown instead.
 */
function* reschedule(schedule: Schedule) {
  const { uuid } = yield* getDependencies()
  const { recordId } = yield* select(selectUi)
  const { finished } = yield* select(selectOrder)
  if (!recordId || !finished) return
  try {
    const shown = finished.schedule ?? undefined
    const moved = yield* callApi((api) => api.lead.reschedule(recordId, { ...schedule, shown }, uuid()))
    const { isMoveUnmailed: _, ...order } = finished
    const isUnmailed = moved.mail_withheld && { isMoveUnmailed: true }
    yield* put(orderFinished({ ...order, schedule: moved.schedule, ...isUnmailed }))
    yield* put(orderActionDone({ what: 'reschedule' }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const code = error.failure.kind === 'server' ? (error.failure.reply.code ?? '') : ''
    yield* put(orderActionFailed({ what: 'reschedule', problem: LATE[code] ?? error.problem }))
    if (code === 'too_late') yield* put(orderFinished({ ...finished, isFixed: true }))
    if (code === 'version_conflict') yield* showPresentAppointment(recordId)
    if (code === 'slots_taken' || code === 'version_conflict') yield* offerDates()
  }
}

/** Loads the appointment that was changed elsewhere. */
function* showPresentAppointment(recordId: string) {
  const lead = yield* callApi((api) => api.lead.load(recordId))
  const { finished } = yield* select(selectOrder)
  if (!finished) return
  const { isMoveUnmailed: _, ...order } = finished
  const isFixed = lead.can_reschedule === false && { isFixed: true }
  yield* put(orderFinished({ ...order, schedule: lead.schedule, ...isFixed }))
}

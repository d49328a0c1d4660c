/** Loads the stored lead, renewal or migration from the server, and goes to the right step. */
import { ApiError } from '../../api/api-error-and-its-message.ts'
import { withAnswer } from '../../funnel/apply-answer-and-clear-dependents.ts'
import { restoreOrder } from '../../funnel/restore-order.ts'
import { findStep, stepOf } from '../../funnel/journey-registry.ts'
import type { Order, RequestedPlan, StepId } from '../../funnel/step-and-journey-types.ts'
import { firstMissing, navigationGuard } from '../../funnel/next-previous-and-allowed-steps.ts'
import { noticeRaised, stepChanged, recordLoaded, recordLost } from '../../store/redux-actions.ts'
import { isVersionUnchanged } from '../../store/answers-being-saved.ts'
import { selectUi, selectOrder, selectSaves, selectRecordId } from '../../store/selectors.ts'
import { fetchTypes } from '../catalogue/optional-lists.ts'
import { cancelWhenOver } from '../runtime/run-cancellable-saga.ts'
import { call, getDependencies, put, select, delay } from '../runtime/effects.ts'
import { callWithRetry } from '../runtime/retry-calls-and-show-failures.ts'
import { restoreEntry } from '../storage/kept-waiting-list-entry.ts'
import { dropAddressOf } from '../storage/hand-over-or-drop-kept-address.ts'
import { rememberAddress, withKeptAddress } from '../storage/address-kept-in-tab.ts'
import { isRecord, parseStoredJson } from '../storage/parse-stored-json.ts'
import { recallCompany } from '../storage/facts-kept-in-tab.ts'
import { reopenPageUnderPrefix } from '../runtime/open-other-campaign-page.ts'
import { choosePlanFromLink } from './select-plan-from-link.ts'
import { forgetRecord } from '../storage/forget-server-record.ts'
import type { StoredRecord, RecordApiCalls } from '../runtime/server-record-types.ts'

/** HTTP statuses for a record that was erased, has expired or never existed. */
const GONE = [400, 404, 410]

const isGone = ({ failure }: ApiError) =>
  (failure.kind === 'server' || failure.kind === 'http') && GONE.includes(failure.status)

export interface LoadOptions {
  /** The requested step; null for the step where the order continues. Defaults to the current step. */
  readonly wanted?: StepId | null
  /** Set if the page is not part of the order; the visitor then stays on it. */
  readonly idle?: boolean
  /** The plan requested in the URL; passed on when redirecting to another campaign. */
  readonly wish?: RequestedPlan
}

/**
 * Loads the stored order and goes to the requested step, if the order has come that far. Answers that are
 * still being saved keep their local values.
 */
export function* loadRecord(landing: LoadOptions = {}) {
  yield* cancelWhenOver(() => load(landing))
}

function* load({ wanted, idle = false, wish = {} }: LoadOptions) {
  const { fetchAhead, storage, recordCalls, loadJourney } = yield* getDependencies()
  const { recordId, mode, prefix } = yield* select(selectUi)
  const read = recordCalls?.load
  if (!read || !recordId) return
  let goesOn: StepId
  try {
    const stored = yield* callWithRetry(
      'load',
      function* () {
        yield* call(loadJourney)
        return yield* fetchStored(read, recordId)
      },
      isGone,
    )
    const restored = stored.restore(yield* select(selectOrder), restoreOrder)
    // A link with a plan does not open a finished order; it starts a new one here.
    const isOver = restored.finished !== null && Object.keys(wish).length > 0
    const isInOrder = !idle || (yield* select(selectUi)).pendingNavigation !== null
    if (isInOrder && !isOver && restored.prefix !== prefix) {
      yield* reopenPageUnderPrefix(restored.prefix, wish)
      return
    }
    const { coverage } = restored.facts
    const complementTypes = coverage?.infra ? yield* fetchTypes(coverage.infra) : null
    const facts = { ...restored.facts, complementTypes }
    const known = { ...restored, facts, answers: yield* withWhole(restored, stored.versions) }
    const whole = yield* withUnsaved(known, stored.versions)
    goesOn = firstMissing(whole, mode)
    // While an address is being corrected, its local value is used, although it is not checked yet.
    const order = whole.finished ? whole : withKeptAddress(whole, recordId, storage)
    yield* put(recordLoaded({ order, recordId, versions: { ...stored.versions } }))
    yield* rememberAddress()
    if (!order.answers.cpf) yield* recallCompany()
    if (!coverage?.plans.length) yield* restoreEntry()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    yield* loseRecord()
    return
  }
  if (!(yield* select(selectOrder)).finished) fetchAhead()
  const settled = yield* choosePlanFromLink()
  const { pendingNavigation, position } = yield* select(selectUi)
  const target = pendingNavigation ? pendingNavigation.step : wanted === undefined ? position : wanted
  // a question that the link has just answered is not asked
  if (pendingNavigation || !idle) yield* land(target === settled ? null : target, goesOn)
  yield* announceWithdrawnPlan()
}

/** Says that the plan which the server had stored is no longer among those that are offered. */
function* announceWithdrawnPlan() {
  const order = yield* select(selectOrder)
  const { versions } = yield* select(selectSaves)
  const step = firstMissing(order, (yield* select(selectUi)).mode)
  const isWithdrawn = stepOf(order, step).view === 'plans' && versions.plan !== undefined
  if (isWithdrawn && !order.finished) yield* put(noticeRaised({ kind: 'plan-withdrawn', step }))
}

/**
 * Returns the stored answers, but those that this tab knows in the version that is stored as it knows them: the server
 * returns many of them masked.
 */
function* withWhole(stored: Order, versions: Readonly<Record<string, number>>) {
  const known = (yield* select(selectSaves)).versions
  const { answers } = yield* select(selectOrder)
  const isSame = (name: string) => versions[name] !== undefined && versions[name] === known[name]
  return Object.fromEntries(
    Object.entries(stored.answers).map(([id, answer]) => {
      const own = answers[id]
      const isWhole = own && !own.isUnsure && !own.lacks && stepOf(stored, id).wire?.every(isSame)
      return [id, isWhole ? own : answer]
    }),
  )
}

/** Merges the stored order with the answers that the server does not have yet. */
function* withUnsaved(stored: Order, versions: Readonly<Record<string, number>>) {
  if (stored.finished) return stored
  const saves = yield* select(selectSaves)
  const { answers } = yield* select(selectOrder)
  let order = stored
  for (const item of saves.items) {
    const answer = answers[item.step]
    if (answer && isVersionUnchanged(saves, item, versions))
      order = withAnswer(order, item.step, answer.values)
  }
  return order
}

/**
 * Goes to the requested step, or to the one that the order allows instead.
 * @param goesOn step where the stored order continues. After correcting an address, the visitor returns to
 *   this step, unless it is the dead end of an address without an offer (as in `goBackToStep`).
 */
function* land(wanted: StepId | null, goesOn: StepId) {
  const order = yield* select(selectOrder)
  const { position, returnTo, mode } = yield* select(selectUi)
  const isChecked =
    order.facts.coverage !== null || findStep(order, ({ needs }) => needs === 'coverage') === null
  // do not return to a part of the address either, which has been answered by then
  const { isDeadEnd, isKeptInTab } = stepOf(order, goesOn)
  const back = isChecked ? null : (returnTo ?? (isDeadEnd || isKeptInTab ? null : goesOn))
  // If the page was closed before the reply to "Confirmar pedido", the order number must still be shown.
  const isAnswered = order.finished !== null && !(yield* isWholeOrder(order, wanted))
  const step = isAnswered ? firstMissing(order, mode) : (wanted ?? firstMissing(order, mode))
  const verdict = navigationGuard(order, step, mode)
  if (verdict.allow) {
    const isHere = step === position && (wanted !== null || mode === 'chat')
    const how = isHere ? 'none' : 'replace'
    yield* put(stepChanged({ to: step, how, ...(back ? { returnTo: back } : {}) }))
    return
  }
  const to = verdict.to === 'start' ? firstMissing(order, mode) : verdict.to
  yield* put(stepChanged({ to, how: 'replace', returnTo: back }))
}

/** Whether the visitor had opened the whole of a finished order from its receipt. */
function* isWholeOrder(order: Order, wanted: StepId | null) {
  const { storage } = yield* getDependencies()
  const isReview = wanted !== null && stepOf(order, wanted).kind === 'review'
  return isReview && storage.read('whole') === (yield* select(selectRecordId))
}

/** Forgets everything about a record that was erased, has expired or never existed. */
export function* loseRecord() {
  const { storage, recordCalls } = yield* getDependencies()
  forgetRecord(storage, recordCalls?.kind)
  dropAddressOf(yield* select(selectRecordId), storage)
  yield* put(recordLost())
}

const PATIENCE_FOR_BATCH = 8

const PAUSE_MS = 250

/** Parses the stored versions: by wire step, the version that the server had before the answer was sent. */
function sentOnLeaving(text: string | null): [string, number][] {
  const sent = parseStoredJson(text)
  if (!isRecord(sent)) return []
  return Object.entries(sent).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
}

/**
 * Loads the stored record. If answers were sent when the previous page was left, waits up to two seconds
 * until the record includes them.
 */
function* fetchStored(
  load: NonNullable<RecordApiCalls['load']>,
  id: string,
): Generator<unknown, StoredRecord> {
  const { storage } = yield* getDependencies()
  const awaited = sentOnLeaving(storage.read('sent'))
  for (let attempt = 0; ; attempt += 1) {
    const stored = yield* load(id)
    const isHere = awaited.every(([wire, before]) => (stored.versions[wire] ?? 0) > before)
    if (isHere || attempt >= PATIENCE_FOR_BATCH) {
      storage.drop('sent')
      return stored
    }
    yield* delay(PAUSE_MS)
  }
}

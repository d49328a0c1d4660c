/** Runs the coverage check of an address while the visitor waits. */
import { ApiError } from '../../api/api-error-and-its-message.ts'
import { findStep, firstStep, stepOf } from '../../funnel/journey-registry.ts'
import type { Order, StepId } from '../../funnel/step-and-journey-types.ts'
import {
  factsLoaded,
  coverageChecked,
  stepChanged,
  noticeRaised,
  answerRefused,
  lineAdded,
} from '../../store/redux-actions.ts'
import { selectUi, selectOrder, selectPosition } from '../../store/selectors.ts'
import { call, getDependencies, put, select } from '../runtime/effects.ts'
import { callWithRetry } from '../runtime/retry-calls-and-show-failures.ts'
import { rememberAddress } from '../storage/address-kept-in-tab.ts'
import { updateStoredEntry } from '../storage/kept-waiting-list-entry.ts'
import { waitForSaves } from '../server-record/wait-for-saves.ts'
import { goToNextStep } from '../server-record/go-to-step.ts'
import { applyRecoveryDetached, recoveryFrom } from '../server-record/recover-from-rejected-call.ts'
import { prefetchComplementTypes } from '../catalogue/optional-lists.ts'
import { choosePlanFromLink } from '../server-record/select-plan-from-link.ts'
import type { AddressChecked, DataSentWithRecord } from '../runtime/server-record-types.ts'
import { houseOfOrder } from '../../funnel/house-address-in-wire-names.ts'
import { isRecord, parseStoredJson } from '../storage/parse-stored-json.ts'
import { unfinishedRequest, requestKey } from '../storage/idempotency-keys.ts'

/**
 * Returns the names of the fields that the server rejected. Only such a rejection sends the visitor back to
 * the address, because any other error may be temporary or have another cause.
 */
function refusedFields({ failure }: ApiError): readonly string[] {
  if (failure.kind !== 'server' || failure.status >= 500) return []
  const { field, missing = [] } = failure.reply
  return field ? [field, ...missing] : missing
}

/** Wire names of personal data. A request with one of them is never written to the browser's storage. */
const PERSONAL = ['name', 'phone', 'email']

/**
 * A sent address check: its Idempotency-Key, the order with the answers that it sends, and the other data
 * sent with it. A retry repeats all three.
 */
interface SentCheck {
  readonly order: Order
  readonly key: string
  readonly told: DataSentWithRecord
}

/** The order with only the answers that belong to its address. */
const bareOf = (order: Order): Order => ({
  ...order,
  answers: Object.fromEntries(Object.entries(order.answers).filter(([id]) => stepOf(order, id).isKeptInTab)),
})

/** The town of the order's CEP, as far as it was looked up (F7.5). The server says so if the CEP is of another one. */
function townOf(order: Order): DataSentWithRecord {
  const { cep, state, city } = order.facts.place ?? {}
  return state && city && cep === houseOfOrder(order).cep ? { state, city } : {}
}

/**
 * Returns the Idempotency-Key and the content of an address check. The same check is repeated exactly as it
 * was first sent, even after a reload and even if the browser has newer data. The key and the request are
 * stored for as long as the address; a request with personal data is kept only in memory.
 * @param requestOf builds the check's request, without tracking data
 */
export function* addressCheckToSend(
  requestOf: (order: Order, id: string | null, visit: DataSentWithRecord) => object,
  order: Order,
  recordId: string | null,
): Generator<unknown, SentCheck> {
  const { storage, uuid, visit } = yield* getDependencies()
  const { deviceInfo: _later, ...data } = visit()
  const told = { ...data, ...townOf(order) }
  if (recordId !== null) return { order, key: uuid(), told }
  const bare = bareOf(order)
  const kept = parseStoredJson(storage.read('checkKey'))
  if (
    isRecord(kept) &&
    kept.subject === JSON.stringify(requestOf(bare, null, {})) &&
    typeof kept.key === 'string' &&
    isRecord(kept.told)
  )
    return { order: bare, key: kept.key, told: kept.told }
  const request = requestOf(order, null, {})
  const subject = JSON.stringify(request)
  if (PERSONAL.some((name) => name in request)) {
    const before = yield* unfinishedRequest('check')
    if (before?.subject.request === subject)
      return { order, key: before.key, told: before.subject.told as DataSentWithRecord }
    return { order, key: yield* requestKey('check', { request: subject, told }), told }
  }
  const key = uuid()
  storage.write('checkKey', JSON.stringify({ subject, key, told }))
  return { order, key, told }
}

/**
 * Runs the coverage check of a new or corrected address; the first check creates the stored record. A single
 * matching plan is selected at once. If the server rejects a field, the visitor returns to the field's
 * question and sees the server's message.
 */
export function* checkCoverage() {
  const { recordCalls, loadJourney } = yield* getDependencies()
  const { recordId } = yield* select(selectUi)
  if (!recordCalls?.addressRequest || !recordCalls.checkAddress) return
  const { addressRequest, checkAddress } = recordCalls
  if (recordId && !(yield* waitForSaves('coverage'))) return
  const present = yield* select(selectOrder)
  const { order, key, told } = yield* addressCheckToSend(addressRequest, present, recordId)
  try {
    const checked = yield* callWithRetry(
      'coverage',
      function* () {
        const reply = yield* checkAddress(order, recordId, told, key)
        // the next steps are not in the journey's first bundle; if they fail to load, the visitor waits here
        // and can retry
        yield* call(loadJourney)
        return reply
      },
      (error) => refusedFields(error).length > 0 || wayOutOf(error, present, recordId) !== null,
    )
    yield* storeCoverageCheck(checked)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    yield* settleRefusal(error, recordId)
    return
  }
  if (!(lacksNetwork(yield* select(selectOrder)) && (yield* askAboutDoubtfulHouse())))
    yield* continueAfterCoverageCheck(present)
}

/**
 * Continues after the coverage check, or with the expected result while the check is still running.
 * @param before the order before the check
 */
export function* continueAfterCoverageCheck(before?: Order) {
  yield* prefetchComplementTypes()
  const taken = yield* choosePlanFromLink()
  if (before) yield* tellWhatStands(before)
  if (taken) yield* tellOfTakenPlan(taken)
  yield* goToNextStep(yield* select(selectPosition))
}

/**
 * On pages, announces the coverage and the plan that was taken without a question. The chat has its own messages for
 * both.
 */
function* tellOfTakenPlan(of: StepId) {
  const { mode, notice } = yield* select(selectUi)
  const order = yield* select(selectOrder)
  const values = stepOf(order, of).show?.(order.answers[of]?.values ?? {}, order)
  // what a corrected address has left is said instead
  if (mode === 'pages' && !notice && typeof values === 'object')
    yield* put(noticeRaised({ kind: 'result', of, tone: 'done', values }))
}

/** Says what of plan and visit a corrected address has left. */
function* tellWhatStands({ answers: before }: Order) {
  const order = yield* select(selectOrder)
  const home = findStep(order, ({ fields }) => fields.some(({ said }) => said === 'house'))
  const { planos, 'data-instalacao': visit } = before
  if (!home || !planos?.isUnsure || !order.facts.coverage?.plans.length) return
  const { cep, [home.id]: house } = order.answers
  const values = {
    ...house?.values,
    ...(cep?.changed ? { cep: cep.values.cep ?? '' } : {}),
    plan: String(order.answers.planos !== undefined),
    ...(visit ? { visit: String(order.answers['data-instalacao'] !== undefined) } : {}),
  }
  const { mode, returnTo, position, notice } = yield* select(selectUi)
  const result = { of: home.id, values }
  if (mode === 'chat')
    yield* put(lineAdded({ step: returnTo ?? position, who: 'assistant', text: '', result, passing: true }))
  // whatever else is to be said is more urgent
  else if (!notice) yield* put(noticeRaised({ kind: 'result', tone: 'info', ...result }))
}

/** Stores the reply of a check, and the id of the record that it created, if any. */
export function* storeCoverageCheck(checked: AddressChecked) {
  const { storage, recordCalls } = yield* getDependencies()
  if (recordCalls && checked.recordId) storage.write(recordCalls.kind, checked.recordId)
  yield* put(coverageChecked(checked))
  yield* updateStoredEntry()
  yield* rememberAddress()
}

export const lacksNetwork = ({ facts: { coverage } }: Order) => coverage?.infra === null

/**
 * Asks about the house, if necessary, before telling the visitor that the address has no network. Few
 * visitors need the code for this, so it is loaded only here. Returns whether the visitor is asked.
 */
export function* askAboutDoubtfulHouse() {
  const loaded = yield* call(async () => import('./preselect-or-doubt-block-and-lot.ts').catch(() => null))
  return loaded !== null && (yield* loaded.doubtHouse())
}

/**
 * Returns how to recover from a rejected check. Only a stored record can be gone, finished or changed
 * elsewhere.
 */
const wayOutOf = (error: ApiError, order: Order, recordId: string | null) =>
  recordId ? recoveryFrom(error, order) : null

function* settleRefusal(error: ApiError, recordId: string | null) {
  const order = yield* select(selectOrder)
  const way = wayOutOf(error, order, recordId)
  if (way) {
    yield* applyRecoveryDetached(way)
    return
  }
  const [named = ''] = refusedFields(error)
  // the town that was looked up is not the one of the CEP any more
  if (named === 'state' || named === 'city') yield* put(factsLoaded({ facts: { place: null } }))
  const isOf = (name: string) =>
    findStep(order, (step) => step.isKeptInTab === true && step.fields.some((field) => field.name === name))
  const step = isOf(named)
  const to = step?.id ?? firstStep(order)
  yield* put(answerRefused({ step: to, problems: { [step ? named : 'cep']: error.problem } }))
  // Done last, because navigating cancels this saga.
  yield* put(stepChanged({ to, how: 'replace' }))
}

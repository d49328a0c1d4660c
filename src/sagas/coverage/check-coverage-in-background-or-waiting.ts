/**
 * Checks the coverage of an address: in the background if the CEP lookup has already shown whether the address is
 * covered, otherwise while the visitor waits.
 */
import { ApiError, isRetryable, retryAfter } from '../../api/api-error-and-its-message.ts'
import { clientPause } from '../../lib/backoff.ts'
import { findStep } from '../../funnel/journey-registry.ts'
import { monthlyPrice, planOf } from '../../funnel/chosen-plan-and-price.ts'
import { placeOfCep } from '../../funnel/steps/nr-imovel.ts'
import type { Coverage, Order } from '../../funnel/step-and-journey-types.ts'
import { firstMissing, navigationGuard } from '../../funnel/next-previous-and-allowed-steps.ts'
import {
  answerAccepted,
  journeyStarted,
  coverageChecked,
  factsLoaded,
  stepChanged,
  noticeRaised,
  orderRestarted,
  saveDropped,
  recordLoaded,
  recordLost,
} from '../../store/redux-actions.ts'
import { selectUi, selectOrder, selectSaves, selectRecordId } from '../../store/selectors.ts'
import { call, delay, getDependencies, put, race, select, spawn, take } from '../runtime/effects.ts'
import { showFailure } from '../runtime/retry-calls-and-show-failures.ts'
import { reportErrors } from '../runtime/guarded-sagas.ts'
import { houseOfOrder } from '../../funnel/house-address-in-wire-names.ts'
import { prefetchComplementTypes } from '../catalogue/optional-lists.ts'
import { choosePlanFromLink } from '../server-record/select-plan-from-link.ts'
import type { AddressChecked, RecordApiCalls } from '../runtime/server-record-types.ts'
import {
  checkCoverage,
  askAboutDoubtfulHouse,
  continueAfterCoverageCheck,
  storeCoverageCheck,
  lacksNetwork,
  addressCheckToSend,
} from './check-coverage-while-visitor-waits.ts'

export function* checkAddress() {
  if (!(yield* takeCoverage())) yield* checkCoverage()
}

type Checks = Required<Pick<RecordApiCalls, 'addressRequest' | 'checkAddress'>>

/**
 * Uses the result that the CEP lookup gave for all houses of the CEP, so that the visitor does not have to wait for the
 * check. The check itself, which creates the stored record, runs in the background. Answers are saved once the record
 * has an id. The early result is used only once. If the check is needed again, the visitor waits for it.
 * @returns whether there was an early result
 */
function* takeCoverage() {
  const { recordCalls } = yield* getDependencies()
  const order = yield* select(selectOrder)
  const { online, recordId } = yield* select(selectUi)
  const place = placeOfCep(order)
  const { addressRequest, checkAddress } = recordCalls ?? {}
  if (!place?.coverage || !addressRequest || !checkAddress || recordId || !online || !hasNumber(order))
    return false
  // answers given earlier must be sent with the check itself
  if ((yield* select(selectSaves)).items.length > 0) return false
  const { coverage } = place
  const facts = { coverage: { ...coverage, isExpected: true }, place: { ...place, coverage: null } } as const
  yield* put(factsLoaded({ facts }))
  yield* spawn(reportErrors(checkBehind), { addressRequest, checkAddress }, coverage)
  yield* spawn(reportErrors(dropOrphans))
  yield* continueAfterCoverageCheck()
  return true
}

/**
 * Whether the house has an ordinary number, as nearly all houses do. For other houses, the check may lead to
 * a question.
 */
function hasNumber(order: Order) {
  const { number, is_block_allotment: isNumberedByBlock } = houseOfOrder(order)
  return !isNumberedByBlock && /^\d{1,6}$/.test(number)
}

/** Events after which the order is no longer the same. */
const OVER = [orderRestarted.type, recordLost.type, recordLoaded.type, journeyStarted.type]

function* checkBehind(checks: Checks, expected: Coverage) {
  const { found } = yield* race({ found: call(ask, checks), gone: call(untilGone) })
  const outcome = found as Outcome | undefined
  if (!outcome) return
  if ('checked' in outcome) yield* settle(outcome.checked, expected)
  else yield* wait(outcome.failed)
}

/** Waits until the address is corrected or the order ends. */
function* untilGone() {
  for (;;) {
    yield* take([answerAccepted.type, ...OVER])
    if (!(yield* select(selectOrder)).facts.coverage?.isExpected) return
  }
}

type Outcome = { readonly checked: AddressChecked } | { readonly failed: ApiError }

function* ask({ addressRequest, checkAddress }: Checks): Generator<unknown, Outcome> {
  const { painted } = yield* getDependencies()
  const now = yield* select(selectOrder)
  // draw the next question first: starting a request takes half as long as drawing it
  yield* call(painted)
  const { order, key, told } = yield* addressCheckToSend(addressRequest, now, null)
  try {
    return { checked: yield* checkAddress(order, null, told, key) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // wait as long as the server's Retry-After demands
    const pause = retryAfter(error)
    if (pause > 0) yield* delay(clientPause(0, pause))
    return { failed: error }
  }
}

/**
 * Makes the visitor wait for the check after it has failed in the background. Answers given in the meantime
 * are kept. The failure is shown at once, while the check is repeated.
 */
function* wait(error: ApiError) {
  const step = findStep(yield* select(selectOrder), ({ needs }) => needs === 'coverage')
  const { position, returnTo } = yield* select(selectUi)
  if (!step) return
  yield* put(factsLoaded({ facts: { coverage: null } }))
  yield* put(stepChanged({ to: step.id, how: 'replace', returnTo: returnTo ?? position }))
  if (isRetryable(error)) yield* showFailure('coverage', error)
}

const same = ({ infra, plans, address }: Coverage, other: Coverage) =>
  JSON.stringify([infra, plans, address]) === JSON.stringify([other.infra, other.plans, other.address])

/**
 * Applies the result of the check. If it differs from the early result, the visitor is sent to the step that
 * the new result requires.
 */
function* settle(checked: AddressChecked, expected: Coverage) {
  const isSame = same(expected, checked.coverage)
  const seen = planOf(yield* select(selectOrder))
  // the same objects, so that nothing re-renders
  yield* storeCoverageCheck(isSame ? { ...checked, coverage: expected } : checked)
  if (isSame) return
  if (lacksNetwork(yield* select(selectOrder)) && (yield* askAboutDoubtfulHouse())) return
  yield* prefetchComplementTypes()
  const order = yield* select(selectOrder)
  const plan = planOf(order)
  // if the plan is no longer sold, the server refuses to save it, which returns the visitor to the question
  const [before, now] = [seen, plan].map((each) => each && monthlyPrice(each, order))
  if (before != null && now != null && before !== now)
    yield* put(noticeRaised({ kind: 'price-changed', before, now }))
  yield* choosePlanFromLink()
  yield* leaveClosed()
}

function* leaveClosed() {
  const order = yield* select(selectOrder)
  const { position, mode, returnTo } = yield* select(selectUi)
  if (navigationGuard(order, position, mode).allow) return
  yield* put(stepChanged({ to: firstMissing(order, mode), how: 'replace', returnTo: returnTo ?? position }))
}

/**
 * Until the record exists, removes from the save queue every answer that the order no longer has or that no server has
 * kept, such as a plan after a change of address.
 */
function* dropOrphans() {
  for (;;) {
    const { type } = yield* take([answerAccepted.type, coverageChecked.type, ...OVER])
    if (OVER.includes(type) || (yield* select(selectRecordId))) return
    const { answers } = yield* select(selectOrder)
    const { items } = yield* select(selectSaves)
    for (const { key, step } of items)
      if (!answers[step] || answers[step].isUnsure) yield* put(saveDropped({ key }))
  }
}

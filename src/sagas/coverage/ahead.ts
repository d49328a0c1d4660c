import { ApiError, isRetryable, retryAfter } from '../../api/errors.ts'
import { clientPause } from '../../lib/backoff.ts'
import { findStep } from '../../funnel/journeys.ts'
import { monthlyPrice, planOf } from '../../funnel/plan-choice.ts'
import { placeOf } from '../../funnel/steps/nr-imovel.ts'
import type { Coverage, Order } from '../../funnel/types.ts'
import { firstMissing, guard } from '../../funnel/navigation.ts'
import {
  accepted,
  booted,
  coverageChecked,
  factsLearned,
  moved,
  noticeRaised,
  restarted,
  saveDropped,
  subjectLoaded,
  subjectLost,
} from '../../store/events.ts'
import { selectFlow, selectOrder, selectSaves, selectSubjectId } from '../../store/selectors.ts'
import { call, delay, outside, put, race, select, spawn, take } from '../runtime/effects.ts'
import { showFailure } from '../runtime/retry.ts'
import { safely } from '../runtime/safely.ts'
import { houseOf } from '../storage/kept-address.ts'
import { sentCheck } from '../storage/request-keys.ts'
import { fetchComplementTypes, settlePlan } from '../subject/settle-plan.ts'
import type { AddressChecked, Subject } from '../runtime/subject.ts'
import { checkCoverage, doubted, goOnChecked, keepChecked, lacksNetwork } from './check.ts'

/** The address check; the visitor does not wait for it where its result is certain. */
export function* checkAddress() {
  if (!(yield* takeCoverage())) yield* checkCoverage()
}

type Checks = Required<Pick<Subject, 'addressRequest' | 'checkAddress'>>

/**
 * Takes the result of the address check that the CEP look-up has given for all of its houses, so that the visitor need
 * not wait for it (D77). The check itself, which creates the subject, runs in the background: saves wait for its id.
 * The early result is used once: should the check be needed again, the visitor waits for it.
 * @returns whether there was anything to take
 */
function* takeCoverage() {
  const { subject } = yield* outside()
  const order = yield* select(selectOrder)
  const { online, subjectId } = yield* select(selectFlow)
  const place = placeOf(order)
  const { addressRequest, checkAddress } = subject ?? {}
  if (!place?.coverage || !addressRequest || !checkAddress || subjectId || !online || !hasNumber(order))
    return false
  // answers given before travel with the check (D69)
  if ((yield* select(selectSaves)).items.length > 0) return false
  const { coverage } = place
  const facts = { coverage: { ...coverage, isExpected: true }, place: { ...place, coverage: null } } as const
  yield* put(factsLearned({ facts }))
  yield* spawn(safely(checkBehind), { addressRequest, checkAddress }, coverage)
  yield* spawn(safely(dropOrphans))
  yield* goOnChecked()
  return true
}

/** Given by an ordinary number, like nearly all houses; the check may doubt the others (D62). */
function hasNumber(order: Order) {
  const { number, is_block_allotment: isByBlock } = houseOf(order)
  return !isByBlock && /^\d{1,6}$/.test(number)
}

/** Another order, or none. */
const OVER = [restarted.type, subjectLost.type, subjectLoaded.type, booted.type]

function* checkBehind(checks: Checks, expected: Coverage) {
  const { found } = yield* race({ found: call(ask, checks), gone: call(untilGone) })
  const outcome = found as Outcome | undefined
  if (!outcome) return
  if ('checked' in outcome) yield* settle(outcome.checked, expected)
  else yield* wait(outcome.failed)
}

/** The address is being corrected, or the order is over. */
function* untilGone() {
  for (;;) {
    yield* take([accepted.type, ...OVER])
    if (!(yield* select(selectOrder)).facts.coverage?.isExpected) return
  }
}

type Outcome = { readonly checked: AddressChecked } | { readonly failed: ApiError }

function* ask({ addressRequest, checkAddress }: Checks): Generator<unknown, Outcome> {
  const { api, painted } = yield* outside()
  const now = yield* select(selectOrder)
  // the next question comes first: starting a request costs as much time as drawing half of it
  yield* call(painted)
  const { order, key, told } = yield* sentCheck(addressRequest, now, null)
  try {
    return { checked: yield* checkAddress(api, order, null, told, key) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // a server that asks to be left alone for a while is asked again no sooner
    const pause = retryAfter(error)
    if (pause > 0) yield* delay(clientPause(0, pause))
    return { failed: error }
  }
}

/**
 * The visitor waits for the check after all, where they would have waited without the look-up. Later answers are kept.
 * What went wrong is shown immediately, while the check is tried again (D25).
 */
function* wait(error: ApiError) {
  const step = findStep(yield* select(selectOrder), ({ needs }) => needs === 'coverage')
  const { position, returnTo } = yield* select(selectFlow)
  if (!step) return
  yield* put(factsLearned({ facts: { coverage: null } }))
  yield* put(moved({ to: step.id, how: 'replace', returnTo: returnTo ?? position }))
  if (isRetryable(error)) yield* showFailure('coverage', error)
}

const same = ({ infra, plans, address }: Coverage, other: Coverage) =>
  JSON.stringify([infra, plans, address]) === JSON.stringify([other.infra, other.plans, other.address])

/** The check's result decides. Where it differs from what was shown, the visitor goes where the result requires. */
function* settle(checked: AddressChecked, expected: Coverage) {
  const isSame = same(expected, checked.coverage)
  const seen = planOf(yield* select(selectOrder))
  // the same objects, so that nothing re-renders
  yield* keepChecked(isSame ? { ...checked, coverage: expected } : checked)
  if (isSame) return
  if (lacksNetwork(yield* select(selectOrder)) && (yield* doubted())) return
  yield* fetchComplementTypes()
  const order = yield* select(selectOrder)
  const plan = planOf(order)
  // saving a plan that is gone is refused, which brings the visitor back to the question (D34)
  const [before, now] = [seen, plan].map((each) => each && monthlyPrice(each, order))
  if (before != null && now != null && before !== now)
    yield* put(noticeRaised({ kind: 'price-changed', before, now }))
  yield* settlePlan()
  yield* leaveClosed()
}

function* leaveClosed() {
  const order = yield* select(selectOrder)
  const { position, mode, returnTo } = yield* select(selectFlow)
  if (guard(order, position, mode).allow) return
  yield* put(moved({ to: firstMissing(order, mode), how: 'replace', returnTo: returnTo ?? position }))
}

/** A save that waits for the subject is dropped once its answer is gone, such as a plan after a new address. */
function* dropOrphans() {
  for (;;) {
    const { type } = yield* take([accepted.type, coverageChecked.type, ...OVER])
    if (OVER.includes(type) || (yield* select(selectSubjectId))) return
    const { answers } = yield* select(selectOrder)
    const { items } = yield* select(selectSaves)
    for (const { key, step } of items) if (!answers[step]) yield* put(saveDropped({ key }))
  }
}

/** Decides on page load whether to restore a stored order or start a new one, and which question comes first. */
import { lackingCapabilities } from '../../contract/server-capabilities.ts'
import { todayInSaoPaulo } from '../../lib/iso-dates.ts'
import { firstStep, journeyOf } from '../../funnel/journey-registry.ts'
import type { JourneyId, Mode, RequestedPlan, StepId } from '../../funnel/step-and-journey-types.ts'
import { firstMissing, navigationGuard } from '../../funnel/next-previous-and-allowed-steps.ts'
import { journeyStarted, stepChanged, noticeRaised } from '../../store/redux-actions.ts'
import { emptyOrder } from '../../store/order.ts'
import { selectPhase } from '../../store/selectors.ts'
import { ApiError } from '../../api/api-error-and-its-message.ts'
import { call, getDependencies, put, select } from '../runtime/effects.ts'
import type { ClientStorage } from '../runtime/dependencies.ts'
import { callWithRetry } from '../runtime/retry-calls-and-show-failures.ts'
import { withKeptAddress } from '../storage/address-kept-in-tab.ts'
import { recallCompany, requestedPlan } from '../storage/facts-kept-in-tab.ts'
import type { OrderLink } from './follow-order-or-waiting-list-link.ts'

/** Restores the stored order (open-stored-order.ts). */
type OpenStoredOrder = (arrival: Arrival) => Generator

/** What the URL says when the page is opened. */
export interface Arrival {
  readonly journey: JourneyId
  /** Full campaign prefix without slashes at its ends; '' if there is none. */
  readonly prefix: string
  readonly mode: Mode
  /** The step in the URL or history entry; null for the step where the order continues. */
  readonly step: StepId | null
  /** The question of a page that this journey does not have. */
  readonly meant?: StepId
  readonly wish: RequestedPlan
  /** Chat or pages, for an order whose link was opened on a page outside the order. */
  readonly opening: Mode
  /**
   * Set if the page is not part of the order (start page, callback request). The order is then restored
   * without navigating.
   */
  readonly idle: boolean
  /** Id of a stored record of this journey, from a link. */
  readonly linked: string | null
  /** Any other link, which must be looked up first. */
  readonly link?: OrderLink | null
}

/**
 * Restores the stored order or, if there is none, the address stored for this tab, and picks the current
 * question. Everything up to the first request is synchronous, so that the first question can be answered at
 * once.
 * @param openStoredOrder restores the stored order. Its code is loaded on demand, because most visitors have none.
 */
export function* startOrRestoreOrder(arrival: Arrival, openStoredOrder: OpenStoredOrder) {
  const { storage, recordCalls } = yield* getDependencies()
  const own = recordCalls && storage.read(recordCalls.kind)
  const linked = arrival.linked ?? (yield* foundByLink(arrival))
  if (linked === 'elsewhere') return
  if (recordCalls && linked) storage.write(recordCalls.kind, linked)
  yield* open(arrival, openStoredOrder)
  if (!recordCalls || !linked || !own || (yield* select(selectPhase)) !== 'lost') return
  // if the link's order no longer exists, return to the order that this browser had
  storage.write(recordCalls.kind, own)
  yield* open(arrival, openStoredOrder)
}

/** Loads the code that looks up links, when a link needs it. */
const loadLinks = () =>
  import('./follow-order-or-waiting-list-link.ts').catch((cause: unknown) => {
    throw new ApiError({ kind: 'network' }, { cause })
  })

function* foundByLink({ journey, prefix, mode, opening, step, wish, idle, link }: Arrival) {
  if (!link) return null
  const { now } = yield* getDependencies()
  const order = emptyOrder({ journey, prefix, wish: {}, today: todayInSaoPaulo(new Date(now())) })
  const position = step ?? firstStep(order)
  yield* put(journeyStarted({ order, mode, position, recordId: null, isLoading: true }))
  const { followLink } = yield* callWithRetry('load', () => call(loadLinks))
  const found = yield* followLink(link, {
    prefix,
    mode: idle ? opening : mode,
    wish,
    hasButton: !idle,
  })
  if (found === 'elsewhere') return found
  return found === 'dead' ? null : found.id
}

function* open(arrival: Arrival, openStoredOrder: OpenStoredOrder) {
  const { storage, recordCalls, now, go, loadJourney, can } = yield* getDependencies()
  const { journey, prefix, mode } = arrival
  const today = todayInSaoPaulo(new Date(now()))
  const recordId = recordCalls && storage.read(recordCalls.kind)
  const base = emptyOrder({ journey, prefix, wish: requestedPlan(arrival.wish, storage), today })
  const order = recordId ? base : withKeptAddress(base, null, storage)
  const wanted = arrival.step ?? firstMissing(order, mode)
  const entrance = yield* entranceOf(arrival)
  yield* put(
    journeyStarted({ order, mode, position: wanted, recordId, entrance, lacks: lackingCapabilities(can) }),
  )
  if (!storage.works) yield* put(noticeRaised({ kind: 'storage' }))
  if (recordId) {
    // together with the code that restores the order; a failure is shown and retried there
    loadJourney().catch(() => {})
    yield* openStoredOrder(arrival)
    return
  }
  yield* recallCompany()
  if (arrival.idle) return
  // a page that this journey does not have leads to the start page without a plan, else to where the order continues
  const early = navigationGuard(order, arrival.meant ?? wanted, mode)
  const verdict = !early.allow && early.to === 'start' ? early : navigationGuard(order, wanted, mode)
  // if the URL named no step, the URL of the current step replaces it
  const how = arrival.step === null && mode === 'pages' ? 'replace' : 'none'
  if (verdict.allow) yield* put(stepChanged({ to: wanted, how }))
  // In the chat, the step comes from the history entry and was not requested. On a page, the address may
  // still have been checked in the background.
  else if (verdict.to === 'start' && (mode === 'chat' || isChecking(storage)))
    yield* put(stepChanged({ to: firstMissing(order, mode), how: 'replace' }))
  else if (verdict.to === 'start') go({ step: 'start', mode, how: 'replace' })
  else yield* put(stepChanged({ to: verdict.to, how: 'replace' }))
}

/** Whether an address check was sent and its reply has not arrived yet. */
const isChecking = ({ read }: ClientStorage) => read('checkKey') !== null && read('waiting') === null

/**
 * Returns the alternative URL by which the visitor entered the journey, if any. It is stored for the chat,
 * which has only one URL. A page at the journey's own URL clears it.
 */
function* entranceOf({ journey, mode }: Arrival) {
  const { path, storage } = yield* getDependencies()
  const { aliases = [] } = journeyOf({ journey })
  const isOne = (path: string | null) => aliases.find((alias) => alias === path?.replace(/\/+$/, '')) ?? null
  if (aliases.length === 0) return null
  const here = isOne(path())
  if (here) storage.write('entrance', here)
  else if (mode === 'pages') storage.drop('entrance')
  return here ?? isOne(storage.read('entrance'))
}

/** Opens a returning visitor's stored order at the requested step, with the plan that the URL names, or starts anew. */
import { planOf } from '../../funnel/chosen-plan-and-price.ts'
import { firstMissing } from '../../funnel/next-previous-and-allowed-steps.ts'
import { noticeRaised, stepChanged, orderRestarted } from '../../store/redux-actions.ts'
import { selectOrder, selectPhase, selectUi } from '../../store/selectors.ts'
import { put, select, getDependencies } from '../runtime/effects.ts'
import { loadRecord } from '../server-record/load-server-record.ts'
import { answerByLink } from '../server-record/select-plan-from-link.ts'
import { acceptAnswer } from '../server-record/accept-answer.ts'
import type { Arrival } from './start-or-restore-order.ts'
import { todayInSaoPaulo } from '../../lib/iso-dates.ts'
import { emptyOrder } from '../../store/order.ts'
import { keepAddressForNextOrder } from '../storage/hand-over-or-drop-kept-address.ts'
import { withKeptAddress } from '../storage/address-kept-in-tab.ts'
import { forgetRecord } from '../storage/forget-server-record.ts'

export function* openStoredOrder(arrival: Arrival) {
  yield* loadRecord({ wanted: arrival.step, idle: arrival.idle, wish: arrival.wish })
  yield* settleWish(arrival)
  if (arrival.link ?? arrival.linked) yield* tellWhereStopped(arrival)
}

/** Tells the visitor that the order of a link continues here, unless a more urgent notice is shown. */
function* tellWhereStopped({ idle }: Arrival) {
  const { phase, notice } = yield* select(selectUi)
  const order = yield* select(selectOrder)
  if (idle || phase !== 'ready' || order.finished || notice) return
  yield* put(noticeRaised({ kind: 'resumed', plan: planOf(order)?.plan ?? '' }))
}

/**
 * Applies new plan parameters on a return visit. An unfinished order switches its plan. A finished
 * order is replaced by a new one.
 */
function* settleWish({ wish, mode, idle }: Arrival) {
  const order = yield* select(selectOrder)
  if (!Object.keys(wish).length || (yield* select(selectPhase)) !== 'ready') return
  if (order.finished) {
    if (!idle) yield* restartOrder()
    return
  }
  const linked = answerByLink(order)
  if (!linked || planOf(order)?.id === linked.plan.id) return
  yield* acceptAnswer(linked.step, linked.values)
  if (idle) return
  const next = firstMissing(yield* select(selectOrder), mode)
  yield* put(stepChanged({ to: next, how: 'replace', mode }))
}

/** Handles "Recomeçar": starts a new order and forgets the old id. Nothing is erased on the server. */
export function* restartOrder() {
  const { storage, recordCalls, now } = yield* getDependencies()
  forgetRecord(storage, recordCalls?.kind)
  keepAddressForNextOrder(storage)
  const { journey, wish } = yield* select(selectOrder)
  const { mode, prefix } = yield* select(selectUi)
  const today = todayInSaoPaulo(new Date(now()))
  const order = withKeptAddress(emptyOrder({ journey, prefix, wish, today }), null, storage)
  yield* put(orderRestarted({ order }))
  yield* put(stepChanged({ to: firstMissing(order, mode), how: 'push', returnTo: null }))
}

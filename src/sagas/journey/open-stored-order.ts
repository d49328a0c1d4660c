/** Opens a stored order when a page is opened, or starts a new one in its place. */
import { todayInSaoPaulo } from '../../lib/iso-dates.ts'
import { planOf } from '../../funnel/chosen-and-requested-plan.ts'
import { firstMissing } from '../../funnel/navigation.ts'
import { moved, restarted } from '../../store/events.ts'
import { emptyOrder } from '../../store/order.ts'
import { selectFlow, selectOrder, selectPhase } from '../../store/selectors.ts'
import { outside, put, select } from '../runtime/effects.ts'
import { claimHandedOver, withKeptAddress } from '../storage/kept-address.ts'
import { loadSubject } from '../subject/load.ts'
import { answerByLink } from '../subject/select-plan-from-link.ts'
import { takeAnswer } from '../subject/take-answer.ts'
import type { Arrival } from './boot.ts'

/** Loads the stored order, goes to the requested step, and applies the plan in the URL. */
export function* openStoredOrder(arrival: Arrival) {
  yield* loadSubject({ wanted: arrival.step, idle: arrival.idle, wish: arrival.wish })
  yield* settleWish(arrival)
}

/**
 * Applies new plan parameters on a return visit (D16). An unfinished order switches its plan. A finished
 * order is replaced by a new one.
 */
function* settleWish({ wish, mode, idle }: Arrival) {
  const order = yield* select(selectOrder)
  if (!Object.keys(wish).length || (yield* select(selectPhase)) !== 'ready') return
  if (order.finished) {
    if (!idle) yield* startAnew()
    return
  }
  const linked = answerByLink(order)
  if (!linked || planOf(order)?.id === linked.plan.id) return
  yield* takeAnswer(linked.step, linked.values)
  if (idle) return
  const next = firstMissing(yield* select(selectOrder), mode)
  yield* put(moved({ to: next, how: 'replace', mode }))
}

/**
 * Handles "Recomeçar": starts a new order. The old id is forgotten, and nothing is erased on the server
 * (D16).
 */
export function* startAnew() {
  const { storage, subject, now } = yield* outside()
  if (subject) storage.drop(subject.kind)
  for (const name of ['sent', 'checkKey', 'waiting', 'code'] as const) storage.drop(name)
  claimHandedOver(storage)
  const { journey, wish } = yield* select(selectOrder)
  const { mode, prefix } = yield* select(selectFlow)
  const today = todayInSaoPaulo(new Date(now()))
  const order = withKeptAddress(emptyOrder({ journey, prefix, wish, today }), null, storage)
  yield* put(restarted({ order }))
  yield* put(moved({ to: firstMissing(order, mode), how: 'push', returnTo: null }))
}

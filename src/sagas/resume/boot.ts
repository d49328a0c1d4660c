import { todayInSaoPaulo } from '../../lib/dates.ts'
import { choosePlan, planOf } from '../../funnel/plan-choice.ts'
import type { PlanWish, StepId } from '../../funnel/types.ts'
import { firstMissing, guard } from '../../funnel/walk.ts'
import { booted, moved, noticeRaised, restarted, type Mode } from '../../store/events.ts'
import { emptyOrder } from '../../store/order.ts'
import { selectOrder, selectPhase } from '../../store/selectors.ts'
import { outside, put, select } from '../effects.ts'
import { takeIn } from '../journey/handleAnswered.ts'
import { keptWish, withKeptAddress } from './address.ts'
import { loadLead } from './loadLead.ts'

/** What the address said when the page was opened. */
export interface Arrival {
  readonly addon: string
  readonly mode: Mode
  /** The step of the address or of the history entry; null: wherever the order goes on. */
  readonly step: StepId | null
  readonly wish: PlanWish
  /** Which way a plan of the start page opens (decisions 12). */
  readonly opening: Mode
  /** The page is outside the order (start page, call request): restore, but go nowhere. */
  readonly idle: boolean
  /** A lead id that came with a link (decisions 41). */
  readonly linked: string | null
}

/**
 * Opens the visit: what was kept for this tab, else the stored lead, and the question to stand on. Runs
 * without a pause up to the first call, so the first question can be answered at once.
 */
export function* boot(arrival: Arrival) {
  const { memory } = yield* outside()
  const own = memory.read('leadId')
  if (arrival.linked) memory.write('leadId', arrival.linked)
  yield* open(arrival)
  if (!arrival.linked || !own || (yield* select(selectPhase)) !== 'lost') return
  // a link to a lead that is gone costs nobody the order of this browser
  memory.write('leadId', own)
  yield* open(arrival)
}

function* open(arrival: Arrival) {
  const { memory, now, go } = yield* outside()
  const today = todayInSaoPaulo(new Date(now()))
  const leadId = memory.read('leadId')
  const base = emptyOrder({ addon: arrival.addon, wish: keptWish(arrival.wish, memory), today })
  const order = leadId ? base : withKeptAddress(base, null, memory)
  const wanted = arrival.step ?? firstMissing(order)
  yield* put(booted({ order, mode: arrival.mode, position: wanted, leadId, opening: arrival.opening }))
  if (!memory.works) yield* put(noticeRaised({ kind: 'storage' }))
  if (leadId) {
    yield* loadLead({ wanted: arrival.step, idle: arrival.idle })
    yield* settleWish(arrival)
    return
  }
  if (arrival.idle) return
  const verdict = guard(order, wanted)
  if (verdict.allow) yield* put(moved({ to: wanted, how: 'none' }))
  // a step in the history of the chat is no address that was asked for
  else if (verdict.to === 'start' && arrival.mode === 'chat')
    yield* put(moved({ to: firstMissing(order), how: 'replace' }))
  else if (verdict.to === 'start') go({ step: 'start', mode: arrival.mode, how: 'replace' })
  else yield* put(moved({ to: verdict.to, how: 'replace' }))
}

/**
 * New plan parameters on a return visit (decisions 16): an unfinished lead changes its plan, a finished one
 * makes room for a new order.
 */
function* settleWish({ wish, mode, idle }: Arrival) {
  const order = yield* select(selectOrder)
  if (!Object.keys(wish).length || (yield* select(selectPhase)) !== 'ready') return
  if (order.finished) {
    if (!idle) yield* startAnew()
    return
  }
  const { only } = choosePlan(order.coverage?.plans ?? [], wish)
  if (!only || planOf(order)?.id === only.id) return
  yield* takeIn('planos', { idPlan: only.id })
  if (idle) return
  const next = firstMissing(yield* select(selectOrder))
  yield* put(moved({ to: next, how: 'replace', mode }))
}

/** "Recomeçar": forgets the id; it erases nothing on the server (decisions 16). */
export function* startAnew() {
  const { memory, now } = yield* outside()
  for (const name of ['leadId', 'address', 'sent', 'checkKey', 'waiting'] as const) memory.drop(name)
  const { addon, wish } = yield* select(selectOrder)
  const today = todayInSaoPaulo(new Date(now()))
  yield* put(restarted({ order: emptyOrder({ addon, wish, today }) }))
  yield* put(moved({ to: 'cep', how: 'push', returnTo: null }))
}

/** Decides which events of an order are reported to third parties: the web chat and the tag manager. */
import type { Action } from '@reduxjs/toolkit'
import type { TakeableChannel } from 'redux-saga'
import { isStepOf, pageOf, stepOf } from '../../funnel/journey-registry.ts'
import { ApiError } from '../../api/api-error-and-its-message.ts'
import { monthlyPrice, orderPrice } from '../../funnel/chosen-plan-and-price.ts'
import { choosePlan } from '../../funnel/plans-matching-link.ts'
import { cartItemOf, ga4ItemOf, itemsOnOffer, paymentAfter } from '../../funnel/ga4-event-data.ts'
import {
  funnelFields,
  funnelSteps,
  isEarlierAhead,
  phoneForTracking,
  type FunnelMoment,
} from '../../funnel/funil-recuperacao-event.ts'
import type { Order, StepId, Values } from '../../funnel/step-and-journey-types.ts'
import * as events from '../../store/redux-actions.ts'
import { selectDraft, selectUi, selectOrder, selectPosition } from '../../store/selectors.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { callApi } from '../runtime/call-api.ts'
import { call, fork, getDependencies, select, take } from '../runtime/effects.ts'
import type { Tracker } from '../runtime/dependencies.ts'
import { reportErrors } from '../runtime/guarded-sagas.ts'

const CURRENCY = 'BRL'

/** What has been reported on this page, so that each event is reported once. */
interface Memory {
  /** sku of the plan in the cart, if it was restored with the order or has been reported; otherwise null. */
  cart: string | null
  /** sku of the plan that was restored with the order or chosen last; null if there is none. */
  plan: string | null
  /** Whether a request to join the waiting list is pending. */
  isAsking: boolean
  isListed: boolean
  /** Steps of the recovery funnel that wait until an earlier one has been reported. */
  readonly waiting: Set<number>
  /** Requests to join the waiting list that are to be reported with the price of the plan in the link. */
  readonly unpriced: RootState[]
}

const NOTHING = { cart: null, plan: null, isAsking: false, isListed: false } as const

/**
 * Follows the store's events and reports them. What was restored with a stored order is not
 * reported again.
 * @param first the first event to report: that of the first answer, or of the loaded order
 * @param laterEvents channel of all events after the first
 */
export function* trackOrder(first: Action, laterEvents: TakeableChannel<Action>) {
  const { loadTracker } = yield* getDependencies()
  const tracker = yield* call(async () => loadTracker().catch(() => null))
  if (!tracker) return
  const memory: Memory = { ...NOTHING, waiting: new Set(), unpriced: [] }
  const untold: Told[] = []
  const tellAll = () => {
    for (const each of untold.splice(0)) tell(tracker, memory, each)
  }
  yield* fork(reportErrors(watchLeaving), function* tellEverything() {
    tellAll()
    for (const state of memory.unpriced.splice(0)) tellNoCoverage(tracker, state, 0)
    tellWaiting(tracker, memory, orderToReport(yield* select((now) => now)), true)
  })
  for (let event = first; ; event = yield* take(laterEvents)) {
    if (!isOfInterest(event)) continue
    untold.push({ event, state: yield* select((now) => now), path: tracker.path() })
    // Report after the change is painted. Reporting before would make the paint about a tenth slower.
    if (untold.length === 1) yield* fork(reportErrors(tellPainted), tracker, memory, tellAll)
  }
}

/** An event, with the state and the path at that moment. */
interface Told {
  readonly event: Action
  readonly state: RootState
  readonly path: string
}

const INTERESTING: readonly { readonly match: (event: Action) => boolean }[] = [
  events.earlyAnswersKept,
  events.recordLoaded,
  events.orderRestarted,
  events.stepChanged,
  events.answersSubmitted,
  events.answerAccepted,
  events.coverageChecked,
  events.contactRequestChanged,
  events.waitingListEntryLoaded,
  events.orderFinished,
]

const isOfInterest = (event: Action) => INTERESTING.some(({ match }) => match(event))

function* tellPainted(tracker: Tracker, memory: Memory, tellAll: () => void) {
  const { painted } = yield* getDependencies()
  yield* call(painted)
  tellAll()
  for (const state of memory.unpriced.splice(0)) {
    const price = yield* priceInLink(selectOrder(state))
    tellNoCoverage(tracker, state, price)
  }
}

/** Returns the price of the plan that the visitor's link has chosen, in reais; 0 if there is none, or it is unknown. */
function* priceInLink(order: Order): Generator<unknown, number> {
  const { wish, prefix } = order
  if (Object.keys(wish).length === 0) return 0
  try {
    const { plans } = yield* callApi((api) => api.catalogue.plansSold(prefix))
    const { only: plan } = choosePlan(plans, wish)
    return plan ? monthlyPrice(plan, order) : 0
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return 0
  }
}

/** Reports everything when the page is left, because nothing more is painted then. */
function* watchLeaving(tellEverything: () => Generator<unknown, void>) {
  const { signals } = yield* getDependencies()
  const laterEvents = yield* call(signals)
  for (;;) if ((yield* take(laterEvents)) === 'leaving') yield* tellEverything()
}

function tell(tracker: Tracker, memory: Memory, { event, state, path }: Told): void {
  const order = orderToReport(state)
  if (events.earlyAnswersKept.match(event))
    tellSaid(tracker, memory, Object.keys(event.payload.answers), order)
  // not the state, which has gone on if this code was loading: a link's plan is chosen right after the order has loaded
  if (events.recordLoaded.match(event)) {
    const restored = cartItemOf(event.payload.order)?.ref ?? null
    Object.assign(memory, { cart: restored, plan: restored })
  }
  if (events.orderRestarted.match(event)) {
    Object.assign(memory, NOTHING)
    memory.waiting.clear()
  }
  if (events.stepChanged.match(event)) {
    tracker.pageView(path)
    tellMove(tracker, memory, event.payload.to, order)
  }
  if (events.answersSubmitted.match(event)) tellHandedOver(tracker, memory, event.payload.answers, order)
  if (events.answerAccepted.match(event)) tellAnswer(tracker, memory, event.payload, order)
  if (events.coverageChecked.match(event)) tellFunnel(tracker, memory, 'coverage', order)
  if (events.answerAccepted.match(event) || events.coverageChecked.match(event))
    tellCart(tracker, memory, order)
  if (events.contactRequestChanged.match(event) && event.payload.what === 'notify')
    memory.isAsking = event.payload.state === 'sending'
  if (events.waitingListEntryLoaded.match(event) && memory.isAsking) {
    memory.isAsking = false
    memory.unpriced.push(state)
  }
  if (events.orderFinished.match(event)) tellOrder(tracker, memory, order)
}

const orderToReport = (state: RootState): Order => withSaid(selectOrder(state), selectUi(state).earlyAnswers)

/**
 * Adds answers from a landing page to the order in the coverage journey, which has no steps for these
 * answers.
 */
function withSaid(order: Order, ahead: Readonly<Record<StepId, Values>>): Order {
  const said = Object.entries(ahead).filter(([id]) => !isStepOf(order, id))
  const answers = Object.fromEntries(said.map(([id, values]) => [id, { values }]))
  return said.length > 0 ? { ...order, answers: { ...answers, ...order.answers } } : order
}

function tellSaid(tracker: Tracker, memory: Memory, steps: readonly StepId[], order: Order): void {
  for (const step of steps) if (!isStepOf(order, step)) tellFunnel(tracker, memory, { step }, order)
}

function tellFunnel(tracker: Tracker, memory: Memory, moment: FunnelMoment, order: Order): void {
  for (const step of funnelSteps(moment, order)) memory.waiting.add(step)
  tellWaiting(tracker, memory, order, false)
}

/**
 * Reports the steps of the recovery funnel in their order. A step waits until all earlier ones have been reported, or
 * until the page is left.
 */
function tellWaiting(tracker: Tracker, { waiting }: Memory, order: Order, isLast: boolean): void {
  for (const step of [...waiting].toSorted((a, b) => a - b)) {
    if (!isLast && isEarlierAhead(step, order)) return
    waiting.delete(step)
    tracker.funnel(step, funnelFields(step, order))
  }
}

function tellMove(tracker: Tracker, memory: Memory, to: StepId, order: Order): void {
  tracker.webchat('funnelStep', { step: to, stage: pageOf(order, to).stage })
  const isList = stepOf(order, to).view === 'plans'
  if (isList && !memory.isListed) tracker.ecommerce('view_item_list', { items: itemsOnOffer(order) })
  memory.isListed ||= isList
}

function tellAnswer(
  tracker: Tracker,
  memory: Memory,
  { step, values }: ReturnType<typeof events.answerAccepted>['payload'],
  order: Order,
): void {
  tellFunnel(tracker, memory, { step }, order)
  // a plan that the link alone has chosen was reported by the page with the link
  if (stepOf(order, step).view === 'plans')
    tellPlan(tracker, memory, values, order, stepOf(order, step).applies(order))
  const cart = cartItemOf(order)
  const payment_type = paymentAfter(step, order)
  if (payment_type && cart)
    tracker.ecommerce('add_payment_info', { ...valueOf(order), payment_type, items: [ga4ItemOf(cart)] })
}

/** Reports a plan chosen in a journey without an order; the order opens with it on another page. */
function tellHandedOver(
  tracker: Tracker,
  memory: Memory,
  answers: Readonly<Record<StepId, Values>>,
  order: Order,
): void {
  for (const [step, values] of Object.entries(answers))
    if (isStepOf(order, step) && stepOf(order, step).submits === 'hand-over')
      tellPlan(tracker, memory, values, order, true)
}

/** Reports a plan that the visitor has chosen from the list, unless it was chosen before. */
function tellPlan(
  tracker: Tracker,
  memory: Memory,
  { idPlan = '' }: Values,
  order: Order,
  isFromList: boolean,
): void {
  const [item] = itemsOnOffer(order, idPlan)
  if (item === undefined || item.item_id === memory.plan) return
  memory.plan = item.item_id
  if (isFromList) tracker.ecommerce('select_item', { items: [item] })
}

const valueOf = (order: Order) => ({ currency: CURRENCY, value: orderPrice(order) })

/**
 * Reports the first plan of an order as put into the cart. A plan that replaces it is not a second purchase.
 */
function tellCart(tracker: Tracker, memory: Memory, order: Order): void {
  const cart = cartItemOf(order)
  if (!cart || memory.cart !== null) return
  memory.cart = cart.ref
  tracker.webchat('addToShoppingCart', cart)
  tracker.ecommerce('begin_checkout', { ...valueOf(order), items: [ga4ItemOf(cart)] })
}

/** Reports that the order ended on the waiting list, because there is no network. */
function tellNoCoverage(tracker: Tracker, state: RootState, total_price: number): void {
  const order = selectOrder(state)
  const { email, phone } = selectDraft(state, selectPosition(state))
  tracker.webchat('checkout_semcobertura', {
    total_price,
    ...(email && { email }),
    ...(phone && { phone: phoneForTracking(phone) }),
    zip: order.answers.cep?.values.cep,
  })
}

function tellOrder(tracker: Tracker, memory: Memory, order: Order): void {
  tellFunnel(tracker, memory, 'finished', order)
  const { finished } = order
  const cart = cartItemOf(order)
  if (!finished) return
  tracker.webchat('checkout', {
    total_itens: 1,
    total_price: orderPrice(order),
    n_pedido: finished.orderNumber,
  })
  tracker.ecommerce('purchase', {
    transaction_id: finished.orderNumber,
    ...valueOf(order),
    items: cart ? [ga4ItemOf(cart)] : [],
  })
}

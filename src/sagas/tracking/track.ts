/** Reports the order's progress to third parties: the web chat and the tag manager. */
import type { Action } from '@reduxjs/toolkit'
import type { TakeableChannel } from 'redux-saga'
import { isStepOf, pageOf, stepOf } from '../../funnel/journeys.ts'
import { orderPrice } from '../../funnel/chosen-plan.ts'
import { cartOf, itemOf, itemsOnOffer, paymentAfter } from '../../funnel/ga4-items.ts'
import {
  funnelFields,
  funnelSteps,
  phoneForTracking,
  type FunnelMoment,
} from '../../funnel/recovery-funnel-event-fields.ts'
import type { Order, StepId, Values } from '../../funnel/types.ts'
import * as events from '../../store/events.ts'
import { selectDraft, selectUi, selectOrder, selectPosition } from '../../store/selectors.ts'
import type { RootState } from '../../store/store.ts'
import { call, fork, getDependencies, select, take } from '../runtime/effects.ts'
import type { Dependencies, Tracker } from '../runtime/dependencies.ts'
import { safely } from '../runtime/safely.ts'

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
}

const NOTHING: Readonly<Memory> = { cart: null, plan: null, isAsking: false, isListed: false }

/**
 * Follows the store's events and reports them. What was restored with a stored order is not
 * reported again.
 * @param first the first event to report: that of the first answer, or of the loaded order
 * @param heard channel of all events after the first
 */
export function* trackOrder(first: Action, heard: TakeableChannel<Action>) {
  const { loadTracker, painted } = yield* getDependencies()
  const tracker = yield* call(async () => loadTracker().catch(() => null))
  if (!tracker) return
  const memory: Memory = { ...NOTHING }
  const untold: Told[] = []
  const tellAll = () => {
    for (const each of untold.splice(0)) tell(tracker, memory, each)
  }
  yield* fork(safely(watchLeaving), tellAll)
  for (let event = first; ; event = yield* take(heard)) {
    if (!isOfInterest(event)) continue
    untold.push({ event, state: yield* select((now) => now), path: tracker.path() })
    // Report after the change is painted. Reporting before would make the paint about a tenth slower.
    if (untold.length === 1) yield* fork(safely(tellPainted), painted, tellAll)
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
  events.subjectLoaded,
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

function* tellPainted(painted: Dependencies['painted'], tellAll: () => void) {
  yield* call(painted)
  tellAll()
}

/** Reports everything when the page is left, because nothing more is painted then. */
function* watchLeaving(tellAll: () => void) {
  const { signals } = yield* getDependencies()
  const heard = yield* call(signals)
  for (;;) if ((yield* take(heard)) === 'leaving') tellAll()
}

function tell(tracker: Tracker, memory: Memory, { event, state, path }: Told): void {
  const order = withSaid(selectOrder(state), selectUi(state).earlyAnswers)
  if (events.earlyAnswersKept.match(event)) tellSaid(tracker, Object.keys(event.payload.answers), order)
  // not the state, which has gone on if this code was loading: a link's plan is chosen right after the order has loaded
  if (events.subjectLoaded.match(event)) {
    const restored = cartOf(event.payload.order)?.ref ?? null
    Object.assign(memory, { cart: restored, plan: restored })
  }
  if (events.orderRestarted.match(event)) Object.assign(memory, NOTHING)
  if (events.stepChanged.match(event)) {
    tracker.pageView(path)
    tellMove(tracker, memory, event.payload.to, order)
  }
  if (events.answersSubmitted.match(event)) tellHandedOver(tracker, memory, event.payload.answers, order)
  if (events.answerAccepted.match(event)) tellAnswer(tracker, memory, event.payload, order)
  if (events.coverageChecked.match(event)) tellFunnel(tracker, 'coverage', order)
  if (events.answerAccepted.match(event) || events.coverageChecked.match(event))
    tellCart(tracker, memory, order)
  if (events.contactRequestChanged.match(event) && event.payload.what === 'notify')
    memory.isAsking = event.payload.state === 'sending'
  if (events.waitingListEntryLoaded.match(event) && memory.isAsking) {
    memory.isAsking = false
    tellNoCoverage(tracker, state)
  }
  if (events.orderFinished.match(event)) tellOrder(tracker, order)
}

/**
 * Adds answers from a marketing page to the order in the coverage journey, which has no steps for these
 * answers.
 */
function withSaid(order: Order, ahead: Readonly<Record<StepId, Values>>): Order {
  const said = Object.entries(ahead).filter(([id]) => !isStepOf(order, id))
  const answers = Object.fromEntries(said.map(([id, values]) => [id, { values }]))
  return said.length > 0 ? { ...order, answers: { ...answers, ...order.answers } } : order
}

function tellSaid(tracker: Tracker, steps: readonly StepId[], order: Order): void {
  for (const step of steps) if (!isStepOf(order, step)) tellFunnel(tracker, { step }, order)
}

function tellFunnel(tracker: Tracker, moment: FunnelMoment, order: Order): void {
  for (const step of funnelSteps(moment, order)) tracker.funnel(step, funnelFields(step, order))
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
  tellFunnel(tracker, { step }, order)
  // a plan that the link alone has chosen was reported by the page with the link
  if (stepOf(order, step).view === 'plans')
    tellPlan(tracker, memory, values, order, stepOf(order, step).applies(order))
  const cart = cartOf(order)
  const payment_type = paymentAfter(step, order)
  if (payment_type && cart)
    tracker.ecommerce('add_payment_info', { ...valueOf(order), payment_type, items: [itemOf(cart)] })
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
  const cart = cartOf(order)
  if (!cart || memory.cart !== null) return
  memory.cart = cart.ref
  tracker.webchat('addToShoppingCart', cart)
  tracker.ecommerce('begin_checkout', { ...valueOf(order), items: [itemOf(cart)] })
}

/** Reports that the order ended on the waiting list, because there is no network. */
function tellNoCoverage(tracker: Tracker, state: RootState): void {
  const order = selectOrder(state)
  const { email, phone } = selectDraft(state, selectPosition(state))
  tracker.webchat('checkout_semcobertura', {
    // nothing is offered there
    total_price: 0,
    ...(email && { email }),
    ...(phone && { phone: phoneForTracking(phone) }),
    zip: order.answers.cep?.values.cep,
  })
}

function tellOrder(tracker: Tracker, order: Order): void {
  tellFunnel(tracker, 'finished', order)
  const { finished } = order
  const cart = cartOf(order)
  if (!finished) return
  tracker.webchat('checkout', {
    total_itens: 1,
    total_price: orderPrice(order),
    n_pedido: finished.orderNumber,
  })
  tracker.ecommerce('purchase', {
    transaction_id: finished.orderNumber,
    ...valueOf(order),
    items: cart ? [itemOf(cart)] : [],
  })
}

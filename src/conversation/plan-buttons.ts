/** Plans in the chat's words, and the buttons below its answers: to choose, pay, compare, do without or take along. */
import { orderSelfService } from '../content/order-self-service.ts'
import { pricesOfPlans, remarkAnswers } from '../content/replies-about-prices-and-plans.ts'
import { streamingNamesOf, streamingServiceNames } from '../content/streaming-service-names.ts'
import type { Plan } from '../contract/plan.ts'
import { paysByDebit, planOf } from '../funnel/chosen-plan-and-price.ts'
import { questionsAboutRepresentative } from '../funnel/company-orders.ts'
import { isContactGiven } from '../funnel/is-contact-given.ts'
import { isStepOf } from '../funnel/journey-registry.ts'
import { partsOfWish } from '../funnel/plans-requested-in-chat.ts'
import type { Order, Values } from '../funnel/step-and-journey-types.ts'
import { listInWords } from '../lib/list-in-words.ts'
import { speedName, speedOf } from '../lib/plan-speed.ts'
import { textOf } from '../questions/look-up-step-texts.ts'
import { isWithoutServices } from '../questions/plans/compare-plans.ts'
import { draftChanged, factsLoaded, type ChatAction, type ChatMemory } from '../store/redux-actions.ts'
import type { RootState } from '../store/root-reducer.ts'
import { selectCan, selectOpenPart, selectOrder, selectRecordId, selectStep } from '../store/selectors.ts'
import type { LineParts, Moves } from './moves.ts'
import { planFieldOf, plansOnOffer } from '../funnel/offered-plans.ts'

/** What a topic is answered from: the order, the plans, and what the message names. `plans` is sorted by price. */
export interface Asked {
  readonly state: RootState
  readonly order: Order
  /** The message in lower case without accents, with number words as digits. */
  readonly said: string
  readonly plans: readonly Plan[]
  /** The plans that the message names, of those on offer or, before these are known, of those that are sold. */
  readonly named: readonly Plan[]
  /** The chosen plan, or the one that is marked or was advised. */
  readonly mind: Plan | null
  readonly range: ChatMemory['range']
}

export interface Reply {
  readonly text: string
  readonly link?: LineParts['link']
  readonly actions?: readonly ChatAction[]
  /** What happens before the reply is said, such as that something is remembered. */
  readonly before?: Moves
  /** Whether it replies to something that was told, so that it is not introduced as the answer to a question. */
  readonly isTold?: boolean
}

const { buttons, missing } = remarkAnswers

export const PERSON: readonly ChatAction[] = [{ label: buttons.person, asks: 'human' }]

/** Returns the button that takes a plan; none if it is chosen already or the journey asks for no plan. */
export function choosePlanButton(order: Order, plan: Plan | null | undefined): readonly ChatAction[] {
  const field = planFieldOf(order)
  const isOpen = order.finished === null && plansOnOffer(order).length > 0
  if (!plan || !field || !isOpen || planOf(order)?.id === plan.id) return []
  return [{ label: buttons.take(plan.plan), answers: { [field.step]: { [field.name]: plan.id } } }]
}

/** Returns the button that chooses how to pay, once that question has been answered or is open. */
export function debitButton(order: Order, byDebit: boolean): readonly ChatAction[] {
  const step = 'ativar-debito'
  if (order.finished !== null || !isStepOf(order, step) || paysByDebit(order) === byDebit) return []
  const label = byDebit ? buttons.payByDebit : buttons.payByBill
  return [{ label, answers: { [step]: { direct_debit: String(byDebit) } } }]
}

/** The button for visitors without the value that is asked for, if the open question has one. */
export function withoutValueButton(state: RootState): readonly ChatAction[] {
  const { id, none, view } = selectStep(state)
  if (view === 'waiting-list' && selectOpenPart(state) === 'email' && selectCan(state, 'no-email'))
    return [{ label: textOf(selectOrder(state), id).none ?? '', answers: { [id]: { email: '' } } }]
  if (none === undefined || !selectCan(state, none.needs)) return []
  return [{ label: textOf(selectOrder(state), id).none ?? '', answers: { [id]: none.values } }]
}

/** The button that takes the order along to another device; none where there is nothing to take along yet. */
export function takeAlongButton(state: RootState): readonly ChatAction[] {
  const order = selectOrder(state)
  const isOpen = selectRecordId(state) !== null && !order.finished && isContactGiven(order)
  return isOpen && selectCan(state, 'resume') ? [{ label: orderSelfService.elsewhere.title }] : []
}

/** A name for a plan that is as short as possible: '500', '1 Giga', '700 Mega HBO Max'. */
function shortName(plan: Plan): string {
  const speed = speedOf(plan)
  if (!isWithoutServices(plan)) return plan.plan
  return speed >= 1000 ? speedName(speed) : String(speed)
}

export function compareButton(
  one: Plan | null | undefined,
  other: Plan | null | undefined,
): readonly ChatAction[] {
  if (!one || !other || one.id === other.id) return []
  return [
    { label: buttons.compare(shortName(one), shortName(other)), asks: `comparar:${one.id}:${other.id}` },
  ]
}

type Offer = Reply & { readonly actions: readonly ChatAction[] }

const MOST = 3

/** What is said of a plan that is not on offer, with buttons for the nearest ones. `wish` is its speed and service. */
export function planNotOnOffer(order: Order, wish: string): Offer {
  const plans = plansOnOffer(order)
  const { speed, slug: known } = partsOfWish(wish)
  // the shop's team may have added a service
  const told = wish.split(' ').find((part) => /[a-z]/.test(part))
  const added = plans.flatMap(({ benefits }) => benefits).find((each) => each.slug.toLowerCase() === told)
  const slug = known ?? added?.slug ?? null
  const isOther = slug === null && told !== undefined
  const service =
    slug === null
      ? isOther
        ? missing.otherService
        : ''
      : (streamingServiceNames[slug] ?? added?.benefit ?? slug)
  const name = missing.name(speed === null ? missing.plan : speedName(speed), service)
  const take = (list: readonly Plan[]) => list.slice(0, MOST).flatMap((plan) => choosePlanButton(order, plan))
  const sameSpeed = plans.filter((plan) => speedOf(plan) === speed && !isWithoutServices(plan))
  if (service !== '' && sameSpeed.length > 0) {
    const others = [...new Set(sameSpeed.map((plan) => listInWords(streamingNamesOf(plan))))]
    return { text: missing.withOthers(name, others), actions: take(sameSpeed) }
  }
  const distance = (plan: Plan) => Math.abs(speedOf(plan) - (speed ?? 0))
  const sameService = plans.filter(({ subscriptions }) => slug !== null && subscriptions.includes(slug))
  const near =
    sameService.length > 0
      ? sameService.slice(0, MOST)
      : plans
          .filter(isWithoutServices)
          .toSorted((a, b) => distance(a) - distance(b))
          .slice(0, 2)
  if (near.length === 0) return { text: missing.none(name), actions: [] }
  const names = near.map(({ plan }) => plan)
  return { text: missing.otherSpeeds(name, names), actions: take(near) }
}

/** Names plans with what they cost as the order is paid, and a button each: 'quais têm HBO Max?', '500 ou 700'. */
export function severalPlans(order: Order, or: readonly Values[]): Offer | null {
  const name = planFieldOf(order)?.name ?? ''
  const plans = plansOnOffer(order).filter(({ id }) => or.some((values) => values[name] === id))
  if (plans.length < 2) return null
  const isDebit = paysByDebit(order) !== false
  const shared = plans.reduce<readonly string[]>(
    (slugs, { subscriptions }) => slugs.filter((slug) => subscriptions.includes(slug)),
    plans[0]?.subscriptions ?? [],
  )
  const prices = pricesOfPlans(plans, isDebit)
  const asked = listInWords(shared.map((slug) => streamingServiceNames[slug] ?? slug))
  return {
    text: missing.several(asked, prices),
    actions: plans.flatMap((plan) => choosePlanButton(order, plan)),
  }
}

/** Remembers that a company orders: its CNPJ is asked for, and the person is its legal representative. */
export const rememberCompany = (order: Order): Moves =>
  !isStepOf(order, 'cpf') || order.answers.cpf
    ? []
    : [
        draftChanged({ step: 'cpf', name: 'person_type', value: 'pj' }),
        factsLoaded({ facts: { representative: questionsAboutRepresentative(order) } }),
      ]

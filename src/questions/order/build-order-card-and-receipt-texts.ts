/** Converts an order into the texts and rows of cards and the receipt. The rows of the review are in build-review-rows.ts. */
import { priceConditions, priceConditionTexts } from '../../content/price-conditions.ts'
import { orderSummary, review } from '../../content/order-summary.ts'
import { planQuestion } from '../../content/plan-question.ts'
import { speedWithBonusText } from '../../content/explain-speed-with-bonus.ts'
import { scheduleText } from '../../content/appointment-texts.ts'
import { priceOtherwise, priceTerms, type PriceDetails } from '../../content/price-sentence.ts'
import { planOfToday, renewalPayment } from '../../content/current-plan-of-customer.ts'
import { promiseRows } from '../../content/campaign-promise-rows.ts'
import type { Plan } from '../../contract/plan.ts'
import { findStep, isStepOf } from '../../funnel/journey-registry.ts'
import { promisesOf } from '../../funnel/campaign-promises.ts'
import { orderPrice, paysByDebit, planOf, plansOf } from '../../funnel/chosen-plan-and-price.ts'
import type { Order } from '../../funnel/step-and-journey-types.ts'
import { speedOf } from '../../lib/plan-speed.ts'
import { keepPricesUnbroken, unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { costOverMonths, pricesWithDebit, pricesWithoutDebit } from '../../lib/plan-cost-over-months.ts'
import { devices } from '../../lib/recommended-devices.ts'
import { capitalised } from '../../lib/text.ts'
import { formatCep } from '../../lib/cep.ts'
import { hasLoyaltyPeriod } from '../../lib/has-loyalty-period.ts'
import type { PlanView } from '../../ui/choices/PlanRadioCard.tsx'
import { answerText } from '../format-answer-as-text.ts'
import { textOf } from '../look-up-step-texts.ts'

/** Returns a plan as cards, review and receipt show it. */
export function planView(plan: Plan): PlanView {
  return {
    id: plan.id,
    name: plan.plan,
    download: plan.plan_download,
    upload: plan.plan_upload,
    devices: devices[speedOf(plan)] ?? 0,
    priceWithDebit: plan.price_with_dacc,
    price: plan.price,
    priceFull: plan.price_full,
    hasLoyalty: hasLoyaltyPeriod(plan),
    benefits: plan.benefits.map((benefit) => benefit.benefit),
    note: speedWithBonusText(speedOf(plan), plan.plan_download),
  }
}

/**
 * Combines all chosen plans into one view, with their names joined and their prices added. Returns null if no
 * plan is chosen.
 */
export function orderView(order: Order): PlanView | null {
  const [first, ...others] = plansOf(order).map(planView)
  if (!first) return null
  return others.reduce<PlanView>(
    (all, plan) => ({
      ...all,
      name: `${all.name} + ${plan.name}`,
      priceWithDebit: all.priceWithDebit + plan.priceWithDebit,
      price: all.price + plan.price,
      priceFull: all.priceFull + plan.priceFull,
      hasLoyalty: all.hasLoyalty || plan.hasLoyalty,
      benefits: [...all.benefits, ...plan.benefits],
    }),
    first,
  )
}

/**
 * Returns street, number, complement and town in one line, or the masked address from the customer's record.
 * Returns '' while the address is unknown.
 */
export function addressText(order: Order, home = answerText(order, 'nr-imovel')): string {
  const place = order.facts.coverage?.address
  const onRecord = order.facts.onRecord?.address
  if (onRecord && !order.answers.cep) return onRecord
  if (!place) return [formatCep(order.answers.cep?.values.cep ?? ''), home].filter(Boolean).join(', ')
  const street = place.address || order.answers.instalacao?.values.address
  return [street, home, place.neighborhood, `${place.city}/${place.state}`].filter(Boolean).join(', ')
}

/** Returns the e-mail address, possibly masked; '' while unknown. */
export function emailOf({ answers: { email }, facts: { onRecord } }: Order): string {
  const masked = typeof email?.masked === 'string' ? email.masked : undefined
  return email?.values.email ?? masked ?? onRecord?.email ?? ''
}

/** Returns the requested installation dates or, once the order is placed, the appointment. */
export function datesText(order: Order): string {
  const schedule = order.finished?.schedule ?? order.finished?.requested
  if (!schedule) return answerText(order, 'data-instalacao')
  return scheduleText(schedule)
}

const reviewTextOf = (order: Order) => {
  const review = findStep(order, ({ kind }) => kind === 'review')
  return review && textOf(order, review.id)
}

/** Returns how the order is paid, in words; '' while unknown. A renewal is paid as the customer pays today. */
export function paymentText(order: Order): string {
  const answer = answerText(order, 'ativar-debito')
  const plan = orderView(order)
  if (answer || !plan || !reviewTextOf(order)?.payment) return answer
  return renewalPayment(paysByDebit(order), { price: plan.priceWithDebit, withoutDebit: plan.price })
}

/** Returns the row of what a customer has and pays today; none where that is not known. */
export function currentPlanRows(order: Order) {
  const { currentPlan: now } = order.facts.offers ?? {}
  if (!now) return []
  const label = order.finished ? planOfToday.before : planOfToday.today
  return [{ label, value: planOfToday.said(now.plan, now.price, now.direct_debit) }]
}

/** Returns the row of what is paid more or less than today; none where that is not known. */
function differenceRows(order: Order) {
  const { currentPlan: now } = order.facts.offers ?? {}
  if (!now || plansOf(order).length === 0) return []
  const value = capitalised(planOfToday.difference(now.price, orderPriceDetails(order)))
  return [{ label: planOfToday.change, value }]
}

/** Returns the rows that the review has below the price: what the customer has today, what changes and from when. */
export function changeRows(order: Order) {
  const today = reviewTextOf(order)?.today
  const isChosen = plansOf(order).length > 0
  return [
    ...currentPlanRows(order),
    ...differenceRows(order),
    ...(today && isChosen ? [{ label: today.label, value: today.text() }] : []),
  ]
}

/** Returns the price of everything that is being ordered, with what it depends on. */
export function orderPriceDetails(order: Order): PriceDetails {
  const priceFull = plansOf(order).reduce((sum, plan) => sum + plan.price_full, 0)
  const withoutDebit = priceOtherwiseOf(order)
  return { price: orderPrice(order), priceFull, directDebit: paysByDebit(order), withoutDebit }
}

/**
 * Returns the price without direct debit until the visitor has said how to pay; undefined if the order does not ask.
 */
function priceOtherwiseOf(order: Order): number | undefined {
  if (paysByDebit(order) !== undefined || !isStepOf(order, 'ativar-debito')) return undefined
  return plansOf(order).reduce((sum, plan) => sum + plan.price, 0)
}

/** Returns the text after the price of an order: its condition, how long it is valid, and what is paid afterwards. */
export const orderPriceTerms = (order: Order): string =>
  keepPricesUnbroken(priceTerms(orderPriceDetails(order)))

/** Months of the one sum that review and receipt say. */
const TOLD_IN_SUM = 24

/** Returns what everything that is being ordered costs in all, with the months and the way to pay. */
export function orderWholeCost(order: Order): { readonly label: string; readonly value: string } {
  const plans = plansOf(order)
  const sumOf = (prices: typeof pricesWithDebit) =>
    unbrokenBRL(plans.reduce((sum, plan) => sum + costOverMonths(prices(plan), TOLD_IN_SUM), 0))
  const [withDebit, withoutDebit] = [sumOf(pricesWithDebit), sumOf(pricesWithoutDebit)]
  const debit = paysByDebit(order)
  const { label, eitherWay } = planQuestion.wholeCost
  return {
    label: label(TOLD_IN_SUM),
    // once it is decided how to pay, the price above says so
    value: debit === undefined ? eitherWay(withDebit, withoutDebit) : debit ? withDebit : withoutDebit,
  }
}

/** Returns the rows below the monthly price: what is paid in all, and the loyalty period with the plan that brings it. */
export function costAndLoyaltyRows(order: Order) {
  const plans = plansOf(order)
  if (plans.length === 0) return []
  const bound = plans.filter(hasLoyaltyPeriod).map(({ plan }) => plan)
  return [orderWholeCost(order), { label: review.labels.loyalty, value: review.loyalty(bound) }]
}

/** Returns the rows that say what the campaign promises with the chosen plan. */
export function promisedRows(order: Order) {
  const plan = planOf(order)
  return plan ? promiseRows(promisesOf(order.prefix, plan, order.facts.lineHasBonus), paysByDebit(order)) : []
}

/** The price of the order; until the question about direct debit is answered, by the payment pressed above the plans. */
function priceSaid(order: Order, pressed: boolean | undefined): PriceDetails {
  const said = orderPriceDetails(order)
  if (pressed === undefined || said.directDebit !== undefined) return said
  const price = pressed ? said.price : (said.withoutDebit ?? said.price)
  return { price, priceFull: said.priceFull, directDebit: pressed }
}

/** Returns the plan and the rows that the order summary shows so far. Every answer may add a row. */
export function orderSummaryOf(order: Order, pressed?: boolean) {
  const plan = orderView(order)
  const said = priceSaid(order, pressed)
  const rows = [
    ...currentPlanRows(order),
    ...differenceRows(order),
    ...promisedRows(order),
    { label: orderSummary.address, value: addressText(order) },
    { label: orderSummary.due, value: answerText(order, 'data-de-vencimento') },
    { label: orderSummary.payment, value: paymentText(order) },
    {
      label: order.finished?.requested ? orderSummary.requestedDates : orderSummary.dates,
      value: datesText(order),
    },
  ].filter((row) => row.value)
  return {
    plan: plan
      ? {
          name: plan.name,
          price: said.price,
          condition: said.directDebit === false ? priceConditions.withoutDebit : priceConditions.withDebit,
          otherwise: said.withoutDebit === undefined ? undefined : priceOtherwise(said.withoutDebit),
          terms: keepPricesUnbroken(priceTerms(said)),
          ...(plan.hasLoyalty && { loyalty: priceConditionTexts.loyalty }),
        }
      : undefined,
    rows,
  }
}

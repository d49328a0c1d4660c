/** Turns an order into the texts and rows that cards, review and receipt show. */
import { orderSummary } from '../content/order-summary.ts'
import { bonusOf } from '../content/plan-badges.ts'
import { scheduleText } from '../content/appointment-text.ts'
import { priceOtherwise, priceSentence, priceTerms, type SaidPrice } from '../content/price-sentence.ts'
import { promiseRows } from '../content/campaign-promises.ts'
import { review } from '../content/review.ts'
import type { Plan } from '../contract/plan.ts'
import { findStep, idsOf, isStepOf, stepOf } from '../funnel/journey-registry.ts'
import { promisesOf } from '../funnel/campaign-promises.ts'
import { orderPrice, paysByDebit, planOf, plansOf } from '../funnel/chosen-plan.ts'
import type { Order, StepId } from '../funnel/types.ts'
import { speedOf } from '../lib/plan-speed.ts'
import { unbroken } from '../lib/format-price.ts'
import { formatCep } from '../lib/cep.ts'
import { hasLoyaltyPeriod } from '../lib/loyalty-period.ts'
import { formatPhone } from '../lib/phone.ts'
import type { ReviewGroupId } from '../content/text-types.ts'
import { paymentSentence } from '../ui/payment-sentence.ts'
import type { PlanView } from '../ui/choices/PlanRadioCard.tsx'
import { answerText } from './answer-text.ts'
import { priceCondition } from './price-condition.ts'
import { textOf, wordingOf } from './step-texts.ts'

/** Returns a plan as cards, review and receipt show it. */
export function planView(plan: Plan): PlanView {
  return {
    id: plan.id,
    name: plan.plan,
    download: plan.plan_download,
    upload: plan.plan_upload,
    priceWithDebit: plan.price_with_dacc,
    price: plan.price,
    priceFull: plan.price_full,
    hasLoyalty: hasLoyaltyPeriod(plan),
    benefits: plan.benefits.map((benefit) => benefit.benefit),
    note: bonusOf(speedOf(plan), plan.plan_download),
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

/**
 * Returns the address for the review. It points out a missing complement, because the technician needs it to
 * find a flat.
 */
function checkedAddress(order: Order): string {
  const { number, complement } = order.answers['nr-imovel']?.values ?? {}
  const home = answerText(order, 'nr-imovel')
  return addressText(order, number && !complement ? `${home}, ${review.noComplement}` : home)
}

/** Returns the e-mail address, possibly masked; '' while unknown. */
export const emailOf = (order: Order): string =>
  order.answers.email?.values.email ?? order.facts.onRecord?.email ?? ''

/** Returns the requested installation dates or, once the order is placed, the appointment. */
function datesText(order: Order): string {
  const schedule = order.finished?.schedule ?? order.finished?.requested
  if (!schedule) return answerText(order, 'data-instalacao')
  return scheduleText(schedule)
}

/** Returns how the order is paid, in words; '' while unknown. */
function paymentText(order: Order): string {
  const review = findStep(order, ({ kind }) => kind === 'review')
  return answerText(order, 'ativar-debito') || (review && textOf(order, review.id).payment) || ''
}

/** Returns the price of everything that is being ordered, with what it depends on. */
function saidPrice(order: Order): SaidPrice {
  const priceFull = plansOf(order).reduce((sum, plan) => sum + plan.price_full, 0)
  const withoutDebit = priceOtherwiseOf(order)
  return { price: orderPrice(order), priceFull, directDebit: paysByDebit(order), withoutDebit }
}

/** Returns the price without direct debit until the visitor has said how to pay; undefined if the order does not ask. */
function priceOtherwiseOf(order: Order): number | undefined {
  if (paysByDebit(order) !== undefined || !isStepOf(order, 'ativar-debito')) return undefined
  return plansOf(order).reduce((sum, plan) => sum + plan.price, 0)
}

/** Returns what follows the price of an order: its condition, for how long it holds, and what is paid then. */
export const orderPriceTerms = (order: Order): string => unbroken(priceTerms(saidPrice(order)))

/** Returns the rows that say what the campaign promises with the chosen plan. */
export function promisedRows(order: Order) {
  const plan = planOf(order)
  return plan ? promiseRows(promisesOf(order.prefix, plan, order.facts.lineHasBonus), paysByDebit(order)) : []
}

/** Returns the plan and the rows that the order summary shows so far. Every answer may add a row. */
export function glanceOf(order: Order) {
  const plan = orderView(order)
  const withoutDebit = priceOtherwiseOf(order)
  const rows = [
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
          price: orderPrice(order),
          condition: priceCondition(order),
          otherwise: withoutDebit === undefined ? undefined : priceOtherwise(withoutDebit),
          terms: orderPriceTerms(order),
        }
      : undefined,
    rows,
  }
}

type Row = { readonly label: string; readonly value: string; readonly step: StepId | null }

/**
 * Returns the full phone number if this tab has it, so that the visitor can check it in the review.
 * Otherwise returns the masked number.
 */
const wholePhone = (order: Order, id: StepId) =>
  formatPhone(order.answers[id]?.values.phone ?? '') || answerText(order, id)

/** Functions that return the text of a review row, for the steps whose row differs from the plain answer. */
const SAID: Readonly<Partial<Record<StepId, (order: Order) => string>>> = {
  planos: (order) => orderView(order)?.name ?? '',
  ofertas: (order) => orderView(order)?.name ?? '',
  'nr-imovel': checkedAddress,
  'data-instalacao': datesText,
  telefone: (order) => wholePhone(order, 'telefone'),
  'consulta-telefone': (order) => wholePhone(order, 'consulta-telefone'),
  // if the visitor entered another address, its own steps have rows for it
  endereco: (order) => (order.answers.cep ? '' : addressText(order)),
}

/**
 * Returns the review rows that belong to no step, by the group to which they are appended: the price, what the
 * campaign promises, the payment where the journey does not ask for it, and how bills may be paid.
 */
const moreOf = (order: Order): Partial<Record<ReviewGroupId, readonly Row[]>> => {
  const price = plansOf(order).length > 0 ? unbroken(priceSentence(saidPrice(order))) : ''
  const payment = order.answers['ativar-debito'] ? '' : paymentText(order)
  return {
    plan: [
      { label: review.labels.price, value: price, step: null },
      ...promisedRows(order).map((row) => ({ ...row, step: null })),
    ],
    payment: [
      { label: review.labels.payment, value: payment, step: null },
      { label: review.labels.bill, value: paymentSentence(), step: null },
    ],
    installation: visitToArrange(order),
  }
}

/** Returns the row that says how the visit is arranged, for a plan whose order does not ask for a day; otherwise none. */
function visitToArrange(order: Order): readonly Row[] {
  const plan = planOf(order)
  if (!isStepOf(order, 'data-instalacao') || !plan || plan.installationSchedule) return []
  const { row, unasked } = textOf(order, 'data-instalacao')
  return [{ label: row?.label ?? '', value: unasked ?? '', step: null }]
}

const mayChange = (order: Order, id: StepId) => {
  const step = stepOf(order, id)
  return step.applies(order) || step.isOpenForChange === true || step.mayVisit?.(order) === true
}

/**
 * Whether the review shows a step. It also shows a plan chosen by a link and data from the customer's record,
 * although the visitor was not asked for them.
 */
const isReviewed = (order: Order, id: StepId) => {
  const step = stepOf(order, id)
  return step.applies(order) || step.isOpenForChange === true || order.answers[id]?.masked !== undefined
}

/** Returns the groups of the review. Each row names the step that changes its answer. */
export function reviewOf(order: Order): { title: string; rows: Row[] }[] {
  const more = moreOf(order)
  const rowsOf = (group: ReviewGroupId): Row[] => [
    ...idsOf(order, 'chat')
      .filter((id) => textOf(order, id).row?.group === group && order.answers[id])
      .filter((id) => isReviewed(order, id))
      .map((id) => ({
        label: wordingOf(order, id).row ?? '',
        value: SAID[id]?.(order) ?? answerText(order, id),
        step: mayChange(order, id) ? id : null,
      })),
    ...(more[group] ?? []),
  ]
  return (Object.keys(review.groups) as ReviewGroupId[])
    .map((group) => ({ title: review.groups[group], rows: rowsOf(group).filter((row) => row.value) }))
    .filter((group) => group.rows.length > 0)
}

/** Converts an order into the rows of the review. */
import { orderSummary, review } from '../../content/order-summary.ts'
import { firstBillBeside } from '../../content/first-bill.ts'
import { priceSentence } from '../../content/price-sentence.ts'
import type { ReviewGroupId } from '../../content/text-types.ts'
import { planOf, plansOf } from '../../funnel/chosen-plan-and-price.ts'
import { stepsChanged } from '../../funnel/form-values.ts'
import { idsOf, isStepOf, placesOrder, stepOf } from '../../funnel/journey-registry.ts'
import type { Answers, Order, StepId, Values } from '../../funnel/step-and-journey-types.ts'
import { keepPricesUnbroken, unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { formatCnpj } from '../../lib/cnpj.ts'
import { formatCpf } from '../../lib/cpf.ts'
import { formatPhone } from '../../lib/phone.ts'
import { capitalised } from '../../lib/text.ts'
import { readPaymentSentence } from '../../ui/head-values.ts'
import { directDebitPriceNote } from '../direct-debit-notes.ts'
import { answerText } from '../format-answer-as-text.ts'
import {
  addressText,
  changeRows,
  costAndLoyaltyRows,
  datesText,
  orderView,
  paymentText,
  promisedRows,
  orderPriceDetails,
} from './build-order-card-and-receipt-texts.ts'
import { resultWordsOf } from '../find-journey-result-names.ts'
import { textOf, wordingOf } from '../look-up-step-texts.ts'

/** Returns the parts of an answer that have rows of their own; null if the answer has one row. */
function partsOf(order: Order, id: StepId): Values | null {
  const answer = order.answers[id]
  const shown = answer && isReviewed(order, id) ? stepOf(order, id).show?.(answer.values, order) : undefined
  return textOf(order, id).row?.parts && typeof shown === 'object' ? shown : null
}

/**
 * Returns the address for the review, without what the row of a missing street or complement shows. It points out a
 * missing complement, because the technician needs it to find a flat.
 */
function checkedAddress(order: Order): string {
  const { instalacao: _ownRows, ...answers } = order.answers
  const house = answers['nr-imovel']?.values ?? {}
  const isSaidBelow = Boolean(partsOf(order, 'instalacao')?.complement)
  const bare: Answers = isSaidBelow ? { 'nr-imovel': { values: { ...house, complement: '' } } } : {}
  const shown = { ...order, answers: { ...answers, ...bare } }
  const home = answerText(shown, 'nr-imovel')
  return addressText(shown, house.number && !house.complement ? `${home}, ${review.noComplement}` : home)
}

/** The question for the visit's day, which leads its group although it is asked last: visitors look for it. */
const VISIT: StepId = 'data-instalacao'

type Row = {
  readonly label: string
  readonly value: string
  readonly step: StepId | null
  /** The value of a masked row, if it was typed in this tab and may be shown for a moment. */
  readonly whole?: string
}

/**
 * Returns a telephone, a mother's name or a document as it was typed in this tab; '' where the tab has only its mask. A bank account
 * stays masked.
 */
function wholeValue(order: Order, id: StepId): string {
  const { masked, values = {} } = order.answers[id] ?? {}
  const { phone = '', mothers_name: name = '', cpf = '', cnpj = '' } = values
  if (phone) return formatPhone(phone)
  return masked === undefined ? '' : name || (cpf && formatCpf(cpf)) || (cnpj && formatCnpj(cnpj))
}

/** Functions that return the text of a review row, for the steps whose row differs from the plain answer. */
const SAID: Readonly<Partial<Record<StepId, (order: Order) => string>>> = {
  planos: (order) => orderView(order)?.name ?? '',
  ofertas: (order) => orderView(order)?.name ?? '',
  'nr-imovel': checkedAddress,
  [VISIT]: (order) => capitalised(datesText(order)),
  // if the visitor entered another address, its own steps have rows for it
  endereco: (order) => (order.answers.cep ? '' : addressText(order)),
}

/**
 * Returns the review rows that belong to no step, by the group to which they are appended: the price, what the campaign
 * promises, the payment where the journey does not ask for it, and how bills may be paid. How a visit without a day is
 * arranged is shown in the place of the day, before the address.
 */
const moreOf = (order: Order): Partial<Record<ReviewGroupId, readonly Row[]>> => {
  const price = plansOf(order).length > 0 ? keepPricesUnbroken(priceSentence(orderPriceDetails(order))) : ''
  const payment = order.answers['ativar-debito'] ? '' : paymentText(order)
  return {
    plan: [
      { label: review.labels.price, value: price, step: null },
      ...[...costAndLoyaltyRows(order), ...changeRows(order), ...promisedRows(order)].map((row) => ({
        ...row,
        step: null,
      })),
    ],
    payment: [
      { label: review.labels.payment, value: payment, step: null },
      { label: review.labels.bill, value: aboutBills(order), step: null },
    ],
  }
}

/**
 * Returns what is said about bills: of the first one, and how they may be paid. Nothing before the
 * first answer, because an empty cart says that it is empty, and nothing where no order is placed.
 */
const aboutBills = (order: Order): string =>
  Object.keys(order.answers).length === 0 || !placesOrder(order)
    ? ''
    : [isStepOf(order, 'data-de-vencimento') && firstBillBeside(readPaymentSentence()), readPaymentSentence()]
        .filter(Boolean)
        .join(' ')

/**
 * Returns the row that says how the visit is arranged, for a plan whose order does not ask for a day; otherwise none.
 */
function visitToArrange(order: Order): readonly Row[] {
  const plan = planOf(order)
  if (!isStepOf(order, VISIT) || !plan || plan.installationSchedule) return []
  const { row, unasked } = textOf(order, VISIT)
  return [{ label: row?.label ?? '', value: unasked ?? '', step: null }]
}

/** Returns the rows of an answer, each of which leads to its question. */
function rowsOfAnswer(order: Order, id: StepId): Row[] {
  const step = mayChange(order, id) ? id : null
  const parts = partsOf(order, id)
  if (!parts) {
    const label = wordingOf(order, id).row ?? ''
    const whole = wholeValue(order, id)
    const value = SAID[id]?.(order) ?? answerText(order, id)
    return [{ label, value, step, ...(whole && { whole }) }]
  }
  const labels = Object.entries(textOf(order, id).row?.parts ?? {})
  return labels.map(([name, label]) => ({ label, value: parts[name] ?? '', step }))
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

/**
 * Returns what the rows of the review said in an earlier state of the order, by label; '' for a row that was not there.
 * Only rows that have changed since are named: their text, or an answer whose masks look alike.
 */
export function rowsBefore(order: Order, reviewed: Order): ReadonlyMap<string, string> {
  // names of banks may have loaded since
  const facts = { ...reviewed.facts, banks: order.facts.banks }
  const earlier = rowsOfReview({ ...reviewed, facts })
  const changed = stepsChanged(reviewed.answers, order.answers)
  return new Map(
    rowsOfReview(order).flatMap(({ label, value, step }) => {
      const was = earlier.find((row) => row.label === label)?.value ?? ''
      return was !== value || (step && changed.includes(step)) ? [[label, was === value ? '' : was]] : []
    }),
  )
}

const rowsOfReview = (order: Order): readonly Row[] => reviewOf(order).flatMap(({ rows }) => rows)

/** Returns the groups of the review. Each row names the step that changes its answer. */
export function reviewOf(order: Order): { title: string; rows: Row[] }[] {
  const more = moreOf(order)
  const rowsOf = (group: ReviewGroupId): Row[] => [
    ...(group === 'installation' ? visitToArrange(order) : []),
    ...idsOf(order, 'chat')
      .toSorted((a, b) => Number(b === VISIT) - Number(a === VISIT))
      .filter((id) => textOf(order, id).row?.group === group && order.answers[id])
      .filter((id) => isReviewed(order, id))
      .flatMap((id) => rowsOfAnswer(order, id)),
    ...(more[group] ?? []),
  ]
  const { groups } = resultWordsOf(order)
  return (Object.keys(groups) as ReviewGroupId[])
    .map((group) => ({ title: groups[group], rows: rowsOf(group).filter((row) => row.value) }))
    .filter((group) => group.rows.length > 0)
}

/** Returns the price and its condition, in one line above the button that accepts them. */
export const acceptedPrice = (order: Order): string =>
  `${unbrokenBRL(orderPriceDetails(order).price)}${orderSummary.perMonth} ${directDebitPriceNote(order)}`

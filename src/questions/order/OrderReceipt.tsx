/**
 * Receipt of a finished order. It has the step's id in `data-step`, so that focus handling and tests find it like any
 * other step.
 */
import { useSelector } from 'react-redux'
import { eventsAfterOrder, type NextEvent } from '../../content/what-happens-next.ts'
import { appointmentFile, appointmentFileName } from '../../content/build-appointment-calendar-file.ts'
import { findStep, lastStep, pageOf, placesOrder } from '../../funnel/journey-registry.ts'
import { isCompany } from '../../funnel/company-orders.ts'
import { paysByDebit } from '../../funnel/chosen-plan-and-price.ts'
import { orderSummary, receipt } from '../../content/order-summary.ts'
import { withdrawal, withdrawalWhen } from '../../content/first-bill.ts'
import { scheduleText, appointmentHeading, appointmentWords } from '../../content/appointment-texts.ts'
import type { Schedule } from '../../contract/lead-answers/schedule-date.ts'
import type { Order } from '../../funnel/step-and-journey-types.ts'
import { selectCan, selectOrder } from '../../store/selectors.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { Receipt, type AppointmentOnReceipt } from '../../ui/order/Receipt.tsx'
import {
  AddToCalendar,
  SaveOrShareReceipt,
  type AppointmentCalendarFile,
} from '../../ui/order/SaveOrShareReceipt.tsx'
import { lazily } from '../../ui/lazy-component.tsx'
import { readPaymentSentence } from '../../ui/head-values.ts'
import { useCampaignHref } from '../../ui/useCampaign.ts'
import { journeyScene } from '../journey-illustrations.tsx'
import type { QuestionProps } from '../question-props.ts'
import { resultWordsOf } from '../find-journey-result-names.ts'
import { answerText } from '../format-answer-as-text.ts'
import { textOf } from '../look-up-step-texts.ts'
import {
  addressText,
  datesText,
  emailOf,
  orderSummaryOf,
  orderPriceTerms,
  orderView,
  orderWholeCost,
} from './build-order-card-and-receipt-texts.ts'
import { reviewOf } from './build-review-rows.ts'
import EraseData from './EraseData.tsx'
import { useRefreshedOrder } from './useRefreshedOrder.ts'
import RescheduleAppointment from '../dates/RescheduleAppointment.tsx'

const TechnicianAtDoor = lazily(async () => import('../../ui/art/TechnicianAtDoor.tsx'), { isOptional: true })

const isOfCompany = (order: Order) => isCompany(order.answers.cpf?.values ?? {}, order)

/** Returns what happens after the order is placed, earliest first. */
function nextOf(order: Order, isMailedAtAll: boolean): NextEvent[] {
  const email = emailOf(order)
  const { next } = textOf(order, lastStep(order))
  const debit = paysByDebit(order) === true
  const dueDay = order.answers['data-de-vencimento']?.values.due_date ?? ''
  const { schedule = null, isFixed, isUnmailed } = order.finished ?? {}
  const visit = schedule && { date: schedule.date, isFixed }
  const hasNoEmail = order.answers.email?.values.no_email === 'true'
  const events = eventsAfterOrder({
    hasNoEmail,
    email,
    isMailedAtAll,
    isUnmailed,
    visit,
    dueDay,
    debit,
    isOnPage: true,
    bill: readPaymentSentence(),
  })
  // nothing was ordered, so nothing is installed or paid
  if (!placesOrder(order)) return (next ?? []).map((what) => ({ what }))
  const mayWithdraw = { when: withdrawalWhen, what: withdrawal() }
  const review = findStep(order, ({ kind }) => kind === 'review')
  const today = review && textOf(order, review.id).today
  const change = today ? [{ when: today.label, what: today.text() }] : []
  return next
    ? [...events.slice(0, email ? 1 : 0), ...next.map((what) => ({ what })), ...change, mayWithdraw]
    : [...events.slice(0, -1), ...change, ...events.slice(-1)]
}

/**
 * Returns the visit with which the receipt begins: the day that is booked, the one that was asked for, or that it is
 * still to be arranged; null for a journey without installation.
 */
function visitOf(order: Order): AppointmentOnReceipt | null {
  const { schedule = null, requested } = order.finished ?? {}
  const { who } = appointmentWords
  // such a journey says itself what comes next
  if (textOf(order, lastStep(order)).next || !placesOrder(order)) return null
  if (schedule)
    return {
      heading: appointmentWords.heading,
      when: appointmentHeading(schedule),
      notes: [who, appointmentWords.ready],
      actions: (
        <>
          <AddToCalendar calendar={calendarOf(order, schedule)} />
          <RescheduleAppointment />
        </>
      ),
    }
  if (requested)
    return {
      heading: orderSummary.requestedDates,
      when: appointmentHeading(requested),
      notes: [appointmentWords.requested, who, appointmentWords.ready],
    }
  return {
    heading: appointmentWords.heading,
    when: appointmentWords.toArrange,
    notes: [appointmentWords.contact, who],
  }
}

function calendarOf(order: Order, schedule: Schedule): AppointmentCalendarFile {
  const { orderNumber = '', link: path } = order.finished ?? {}
  const link = path ? new URL(path, location.origin).href : ''
  // a masked address is of no use in a calendar
  const place = order.facts.onRecord?.address && !order.answers.cep ? '' : addressText(order)
  return {
    name: appointmentFileName(orderNumber),
    content: () => appointmentFile({ orderNumber, schedule, place, link }, new Date()),
  }
}

/** Ways to keep the receipt: a WhatsApp message, a printout, or the whole order. */
function Keep({ order }: { readonly order: Order }) {
  const review = findStep(order, ({ kind }) => kind === 'review')
  const href = useCampaignHref(review ? pageOf(order, review.id).path : '')
  const { orderNumber = '', schedule = null } = order.finished ?? {}
  const message = orderNumber && receipt.message(orderNumber, schedule ? scheduleText(schedule) : '')
  return <SaveOrShareReceipt message={message} review={{ href, text: resultWordsOf(order).seeWhole }} />
}

/** Returns the rows of the receipt: those of the order or, if nothing was ordered, what the visitor answered. */
const rowsOf = (order: Order) =>
  placesOrder(order)
    ? [
        ...orderSummaryOf(order).rows.filter(({ value }) => value !== datesText(order)),
        ...(isOfCompany(order) ? [{ label: receipt.company, value: answerText(order, 'cpf') }] : []),
      ].filter(({ value }) => value)
    : reviewOf(order).flatMap(({ rows }) => rows.filter(({ step }) => step !== null))

export default function OrderReceipt({ step, variant }: QuestionProps) {
  const order = useSelector(selectOrder)
  const isMailedAtAll = useSelector((state: RootState) => selectCan(state, 'order-mails'))
  useRefreshedOrder()
  const { heading, why } = textOf(order, step)
  const firstName = order.answers.nome?.values.name?.split(' ')[0]
  if (!order.finished) return null
  // a plan that was not ordered is among the answers
  const plan = placesOrder(order) ? orderView(order) : null
  const { isCancelled = false } = order.finished
  const { label, value } = orderWholeCost(order)
  const greeting = placesOrder(order) && firstName ? receipt.lead(firstName, isOfCompany(order)) : undefined
  // the chat has just said the reason, below its title
  const reason = variant === 'page' ? why : undefined
  const lead = why === undefined ? greeting : reason
  const visit = isCancelled ? null : visitOf(order)
  return (
    <div data-step={step}>
      <Receipt
        orderNumber={order.finished.orderNumber}
        given={resultWordsOf(order).given}
        title={isCancelled ? receipt.cancelled.title : heading}
        lead={isCancelled ? receipt.cancelled.lead : lead}
        plan={plan && { ...plan, terms: orderPriceTerms(order), whole: `${label}: ${value}` }}
        directDebit={paysByDebit(order)}
        rows={rowsOf(order)}
        next={isCancelled ? [] : nextOf(order, isMailedAtAll)}
        visit={visit}
        keep={isCancelled ? undefined : <Keep order={order} />}
        scene={journeyScene(order.journey, { state: 'reached', moves: true, part: 'house' })}
        picture={visit && <TechnicianAtDoor />}
        as={variant === 'page' ? 'screen' : 'card'}
      />
      <EraseData />
    </div>
  )
}

/** Builds the e-mail that confirms an order or a renewal. */
import { brand, type Phones } from '../../src/content/brand-and-phones.ts'
import { whatsappHref } from '../../src/content/build-whatsapp-link.ts'
import { footer } from '../../src/content/footer.ts'
import { priceConditionTexts } from '../../src/content/price-conditions.ts'
import { priceSentence, priceTerms } from '../../src/content/price-sentence.ts'
import { promiseRows } from '../../src/content/campaign-promise-rows.ts'
import { eventsAfterOrder } from '../../src/content/what-happens-next.ts'
import { orderEmailWords as words } from '../../src/content/emails.ts'
import { oldLine, renewalPayment, renewedSince } from '../../src/content/current-plan-of-customer.ts'
import { receipt } from '../../src/content/order-summary.ts'
import { appointmentFile, appointmentFileName } from '../../src/content/build-appointment-calendar-file.ts'
import { withdrawal } from '../../src/content/first-bill.ts'
import type { Schedule } from '../../src/contract/lead-answers/schedule-date.ts'
import { scheduleText, appointmentHeading, appointmentWords } from '../../src/content/appointment-texts.ts'
import { formatLong } from '../../src/lib/parse-and-format-dates.ts'
import { formatBRL } from '../../src/lib/format-prices-and-counts.ts'
import type { MailedAddress, OrderMail } from '../rules/outbox-notice-types.ts'
import { firstNameForMail } from '../rules/safe-mail-texts.ts'
import { orderMailHtml, type OrderMailView } from './order-confirmation-mail-html.ts'
import type { MailContent } from './mail-style.ts'

type Connection = NonNullable<OrderMail['connection']>

/** Returns the appointment of a new connection as text, or '' if there is none. */
const whenOf = ({ schedule }: Connection) => (schedule ? scheduleText(schedule) : '')

function viewOf(order: OrderMail, phones: Phones): OrderMailView {
  const { connection, plan, promises, payment = '' } = order
  const directDebit = connection?.direct_debit ?? plan.direct_debit
  const said = { price: plan.price, priceFull: plan.price_full, directDebit }
  const firstName = firstNameForMail(order.name)
  const when = connection ? whenOf(connection) : ''
  const parts = connection
    ? connectionOf(connection, payment, phones.sales)
    : { visit: [], rows: renewalRows(plan, phones.sales), next: [] }
  const { title, lead } = connection ? words.order : words.renewal
  return {
    orderNumber: order.orderNumber,
    link: order.link ?? '',
    whatsapp: whatsappHref(phones.whatsapp, { orderNumber: order.orderNumber }),
    phone: phones.sales,
    preview: words.preview(plan.name, when),
    title: title(firstName),
    lead,
    plan: plan.name,
    price: plan.price,
    terms: priceTerms(said),
    sentence: priceSentence(said),
    conditions: [
      ...(plan.price_without_debit === undefined
        ? []
        : [priceConditionTexts.withoutDebit(formatBRL(plan.price_without_debit))]),
      plan.hasLoyalty ? priceConditionTexts.loyalty : priceConditionTexts.noLoyalty,
      // a new connection has it among what happens next
      ...(connection ? [] : [withdrawal(phones.sales)]),
    ],
    rows: [
      ...(promises ? promiseRows(promises, connection?.direct_debit) : []).map(
        ({ label, value }): OrderMailView['rows'][number] => [label, [value]],
      ),
      ...parts.rows,
      [words.labels.placed, [formatLong(order.day)]],
    ],
    visit: parts.visit,
    next: parts.next,
  }
}

const oldLineRow = (phone: string): OrderMailView['rows'][number] => [oldLine.label, [oldLine.text(phone)]]

/** A renewal neither asks nor changes the form of payment. */
function renewalRows(plan: OrderMail['plan'], phone: string): OrderMailView['rows'] {
  const { price, price_without_debit: withoutDebit = price, direct_debit } = plan
  return [
    [words.labels.payment, [renewalPayment(direct_debit, { price, withoutDebit })]],
    [renewedSince.label, [renewedSince.text(phone)]],
  ]
}

/** Returns the parts of the e-mail that only a new connection has, not a renewal. */
function connectionOf(
  connection: Connection,
  payment: string,
  phone: string,
): Pick<OrderMailView, 'visit' | 'rows' | 'next'> {
  const { labels } = words
  const { schedule, direct_debit: debit, due_date } = connection
  const visit = schedule && { date: schedule.date }
  const events = eventsAfterOrder({
    email: '',
    visit,
    dueDay: String(due_date),
    debit,
    isOnPage: false,
    phone,
    bill: payment,
  })
  return {
    visit: schedule
      ? [appointmentHeading(schedule), appointmentWords.who, appointmentWords.ready]
      : [appointmentWords.toArrange, appointmentWords.contact, appointmentWords.who],
    rows: [
      [labels.address, shownAddress(connection)],
      [labels.due, [words.due(due_date)]],
      [labels.payment, [debit ? words.debit : words.invoice]],
      ...(connection.isFromOldNetwork ? [oldLineRow(phone)] : []),
    ],
    next: events.map((event) => `${event.when}: ${event.what}`),
  }
}

/** Returns the lines of the address, and what became of parts that were left out. */
export const shownAddress = ({ address, isAddressCut }: MailedAddress): string[] =>
  isAddressCut ? [...address, words.addressCut] : address

/** Returns the installation appointment as a calendar file to attach. `at` becomes the file's timestamp. */
export const calendarOf = (order: VisitOfOrder, at: Date): NonNullable<MailContent['calendar']> => {
  const { orderNumber, schedule, address, link = '' } = order
  const content = appointmentFile({ orderNumber, schedule, place: address.join(', '), link }, at)
  return { name: appointmentFileName(orderNumber), content }
}

type VisitOfOrder = { orderNumber: string; schedule: Schedule; address: string[]; link?: string | undefined }

/**
 * Builds the e-mail that confirms an order: the same content as text and as HTML, with the operator's phone numbers,
 * and the appointment as a calendar file. `at` becomes that file's timestamp.
 */
export function orderMail(order: OrderMail, phones: Phones, at: Date): MailContent {
  const view = viewOf(order, phones)
  const { orderNumber, connection } = order
  const mail = { subject: words.subject(orderNumber), text: asText(view), html: orderMailHtml(view) }
  if (!connection?.schedule) return mail
  const { schedule, address } = connection
  return { ...mail, calendar: calendarOf({ orderNumber, schedule, address, link: order.link }, at) }
}

function asText(view: OrderMailView): string {
  const details = view.rows.map(([label, lines]) => `${label}: ${lines.join('\n')}`)
  return [
    view.title,
    view.lead,
    ...(view.visit.length > 0 ? [`${appointmentWords.heading}\n${view.visit.join('\n')}`] : []),
    `${receipt.number}: ${view.orderNumber}`,
    ...(view.next.length > 0
      ? [`${receipt.next}\n\n${view.next.map((line, at) => `${at + 1}. ${line}`).join('\n')}`]
      : []),
    `${words.plan}: ${[view.plan, view.sentence, ...view.conditions].join('\n')}`,
    `${words.details}\n\n${details.join('\n\n')}`,
    ...(view.link ? [`${words.linkText}\n${words.link}: ${view.link}`] : []),
    `${words.help}\n${words.helpText}\n${words.whatsapp}: ${view.whatsapp}\n${words.call(view.phone)}`,
    words.notYou,
    `--\n${brand.name}\n${words.automatic}\n${footer.impostors}\n${footer.company}`,
  ].join('\n\n')
}

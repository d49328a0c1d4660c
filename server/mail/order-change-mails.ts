/**
 * Builds the e-mails about what became of an order: changed, cancelled, its visit booked or moved, its contact
 * corrected, a sentence to all who ordered at a price. Each ends with the operator's channels.
 */
import type { Phones } from '../../src/content/brand-and-phones.ts'
import {
  cancelEmailWords,
  changeEmailWords,
  contactEmailWords,
  messageEmailWords,
  orderEmailWords,
  rescheduleEmailWords,
} from '../../src/content/emails.ts'
import { appointmentWords, scheduleText } from '../../src/content/appointment-texts.ts'
import { changeRowText } from '../../src/content/order-change.ts'
import { receipt } from '../../src/content/order-summary.ts'
import type {
  AppointmentChangedMail,
  ContactCorrectedMail,
  OrderCancelledMail,
  OrderChangedMail,
  OrderMessageMail,
} from '../rules/outbox-notice-types.ts'
import { firstNameForMail } from '../rules/safe-mail-texts.ts'
import {
  color,
  html,
  shortMailHtml,
  textLine,
  textStyle,
  unrequestedChangeFooter,
  type MailContent,
} from './mail-style.ts'
import { calendarOf, shownAddress } from './order-confirmation-mail.ts'

/** A paragraph; with a label, which stands above it, its lines are a row. */
type Paragraph = string | readonly [label: string, lines: readonly string[]]

type Notice = {
  readonly subject: string
  readonly title: string
  readonly body: readonly Paragraph[]
  readonly link: { readonly label: string; readonly to: string } | null
  /** Addresses those who did not expect the change; the channels follow it. */
  readonly notYou: string
}

function orderNotice(orderNumber: string, phones: Phones, notice: Notice): MailContent {
  const { subject, title, body, link, notYou } = notice
  const foot = unrequestedChangeFooter(notYou, orderNumber, phones)
  return {
    subject,
    text: [
      title,
      ...body.map((each) => (typeof each === 'string' ? each : `${each[0]}: ${each[1].join('\n')}`)),
      ...(link ? [`${link.label}: ${link.to}`] : []),
      ...foot.text,
    ].join('\n\n'),
    html: shortMailHtml(
      title,
      html`<h1 class="ink" style="${textStyle(22, color.ink)};line-height:1.25">${title}</h1>
        ${body.map(paragraphHtml)} ${link ? linkHtml(link) : ''} ${foot.html}`,
    ),
  }
}

function paragraphHtml(paragraph: Paragraph) {
  if (typeof paragraph === 'string') return textLine(paragraph, 'ink', 16, 16)
  const [label, lines] = paragraph
  return html`${textLine(label, 'soft', 14, 20)}${lines.map((line) => textLine(line, 'ink', 16, 2))}`
}

const linkHtml = ({ label, to }: NonNullable<Notice['link']>) =>
  html`<p style="${textStyle(16, color.ink, 16)}">
    <a class="text" href="${to}" style="color:${color.link}">${label}</a>
  </p>`

const linkToOrder = (link: string | null | undefined) =>
  link ? { label: orderEmailWords.link, to: link } : null

/** The e-mail about an appointment that was moved, or the first one of an order. `at` becomes the calendar file's timestamp. */
export function appointmentChangedMail(
  change: AppointmentChangedMail,
  phones: Phones,
  at: Date,
): MailContent {
  const { orderNumber, link, before, schedule, address } = change
  const words = rescheduleEmailWords
  const name = firstNameForMail(change.name)
  const mail = orderNotice(orderNumber, phones, {
    subject: before ? words.subject(orderNumber) : words.bookedSubject(orderNumber),
    title: before ? words.title(name) : words.booked(name),
    body: [
      [before ? words.now : words.day, [scheduleText(schedule)]],
      ...(before ? [[words.before, [scheduleText(before)]] as const] : []),
      [words.where, shownAddress(change)],
      [receipt.number, [orderNumber]],
      appointmentWords.who,
      before ? words.file : words.newFile,
      ...(link ? [orderEmailWords.linkText] : []),
    ],
    link: linkToOrder(link),
    notYou: words.notYou,
  })
  return { ...mail, calendar: calendarOf({ orderNumber, schedule, address, link }, at) }
}

/** The e-mail about a corrected contact, which shows only masks. It goes to the old and to the new address. */
export function contactCorrectedMail(change: ContactCorrectedMail, phones: Phones): MailContent {
  const { name, orderNumber, email, phone, corrected } = change
  const words = contactEmailWords
  const now = [
    email && words.email(email),
    phone && words.phone(phone),
    corrected && words.corrected(corrected),
  ].filter((each) => each !== undefined)
  return orderNotice(orderNumber, phones, {
    subject: words.subject(orderNumber),
    title: words.title(firstNameForMail(name)),
    body: [words.text(orderNumber), `${words.now}: ${now.join('; ')}.`],
    link: null,
    notYou: words.notYou,
  })
}

export function orderCancelledMail({ name, orderNumber }: OrderCancelledMail, phones: Phones): MailContent {
  const words = cancelEmailWords
  return orderNotice(orderNumber, phones, {
    subject: words.subject(orderNumber),
    title: words.title(firstNameForMail(name)),
    body: [words.text(orderNumber)],
    link: null,
    notYou: words.notYou,
  })
}

/** The e-mail about an order that was put right, or that waits for its buyer's yes. */
export function orderChangedMail(change: OrderChangedMail, phones: Phones): MailContent {
  const { name, orderNumber, link, rows, confirm, address, isAddressCut } = change
  const words = changeEmailWords
  const isAsked = confirm !== undefined
  return orderNotice(orderNumber, phones, {
    subject: (isAsked ? words.askedSubject : words.subject)(orderNumber),
    title: (isAsked ? words.askedTitle : words.title)(firstNameForMail(name)),
    body: [
      (isAsked ? words.asked : words.text)(orderNumber),
      ...rows.map(changeRowText),
      ...(address ? [`${words.address}: ${address.join(', ')}`] : []),
      ...(isAddressCut ? [orderEmailWords.addressCut] : []),
    ],
    link: isAsked ? { label: words.confirm, to: confirm } : linkToOrder(link),
    notYou: words.notYou,
  })
}

/** The e-mail with a sentence that goes to all who ordered at a price. */
export function orderMessageMail(message: Omit<OrderMessageMail, 'to'>, phones: Phones): MailContent {
  const { name, orderNumber, link, sentence } = message
  return orderNotice(orderNumber, phones, {
    subject: messageEmailWords.subject(orderNumber),
    title: messageEmailWords.title(firstNameForMail(name), orderNumber),
    body: sentence.split('\n').filter((line) => line !== ''),
    link: linkToOrder(link),
    notYou: messageEmailWords.ask,
  })
}

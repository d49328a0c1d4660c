/**
 * Builds the e-mail about a changed appointment, or the first one of an order, with the operator's phone numbers and a calendar file. `at` becomes
 * that file's timestamp.
 */
import type { Phones } from '../../src/content/brand-and-phones.ts'
import { orderEmailWords, rescheduleEmailWords as words } from '../../src/content/emails.ts'
import { receipt } from '../../src/content/order-summary.ts'
import { scheduleText, appointmentWords } from '../../src/content/appointment.ts'
import type { AppointmentChangedMail } from '../rules/outbox-notice-types.ts'
import { firstNameForMail } from '../rules/mail-texts.ts'
import {
  color,
  textLine,
  textStyle,
  html,
  shortMailHtml,
  type MailContent,
  unrequestedChangeFooter,
} from './mail-style.ts'
import { calendarOf, shownAddress } from './order-confirmation-mail.ts'

export function appointmentChangedMail(
  change: AppointmentChangedMail,
  phones: Phones,
  at: Date,
): MailContent {
  const { orderNumber, link, before, schedule, address } = change
  const name = firstNameForMail(change.name)
  const title = before ? words.title(name) : words.booked(name)
  const file = before ? words.file : words.newFile
  const rows = [
    [before ? words.now : words.day, [scheduleText(schedule)]],
    ...(before ? [[words.before, [scheduleText(before)]] as const] : []),
    [words.where, shownAddress(change)],
    [receipt.number, [orderNumber]],
  ] as const
  const foot = unrequestedChangeFooter(words.notYou, orderNumber, phones)
  return {
    subject: before ? words.subject(orderNumber) : words.bookedSubject(orderNumber),
    text: [
      title,
      ...rows.map(([label, lines]) => `${label}: ${lines.join('\n')}`),
      `${appointmentWords.who}\n${file}`,
      ...(link ? [`${orderEmailWords.linkText}\n${orderEmailWords.link}: ${link}`] : []),
      ...foot.text,
    ].join('\n\n'),
    html: shortMailHtml(
      title,
      html`<h1 class="ink" style="${textStyle(22, color.ink)};line-height:1.25">${title}</h1>
        ${rows.map(
          ([label, lines], at) =>
            html`${textLine(label, 'soft', 14, 20)}
            ${lines.map((line) => textLine(line, 'ink', at === 0 ? 18 : 16, 2))}`,
        )}
        ${textLine(appointmentWords.who, 'ink', 16, 24)} ${textLine(file, 'ink', 16, 4)}
        ${link ? linkLine(link) : ''} ${foot.html}`,
    ),
    calendar: calendarOf({ orderNumber, schedule, address, link }, at),
  }
}

const linkLine = (link: string) =>
  html`<p style="${textStyle(15, color.ink, 16)}">
    <a class="text" href="${link}" style="color:${color.link}">${orderEmailWords.link}</a>
  </p>`

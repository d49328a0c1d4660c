/** Builds the e-mail about a cancelled order, with the operator's phone numbers. */
import type { Phones } from '../../src/content/brand-and-phones.ts'
import { cancelEmailWords as words } from '../../src/content/emails.ts'
import type { OrderCancelledMail } from '../rules/outbox-notice-types.ts'
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

export function orderCancelledMail({ name, orderNumber }: OrderCancelledMail, phones: Phones): MailContent {
  const title = words.title(firstNameForMail(name))
  const foot = unrequestedChangeFooter(words.notYou, orderNumber, phones)
  return {
    subject: words.subject(orderNumber),
    text: [title, words.text(orderNumber), ...foot.text].join('\n\n'),
    html: shortMailHtml(
      title,
      html`<h1 class="ink" style="${textStyle(22, color.ink)};line-height:1.25">${title}</h1>
        ${textLine(words.text(orderNumber), 'ink', 16, 16)} ${foot.html}`,
    ),
  }
}

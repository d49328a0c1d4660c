/** Builds the e-mail about a corrected contact of an order, which shows only masks. */
import type { Phones } from '../../src/content/brand-and-phones.ts'
import { contactEmailWords as words } from '../../src/content/emails.ts'
import type { ContactCorrectedMail } from '../rules/outbox-notice-types.ts'
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

export function contactCorrectedMail(
  { name, orderNumber, email, phone, corrected }: ContactCorrectedMail,
  phones: Phones,
): MailContent {
  const title = words.title(firstNameForMail(name))
  const foot = unrequestedChangeFooter(words.notYou, orderNumber, phones)
  const now = [
    email && words.email(email),
    phone && words.phone(phone),
    corrected && words.corrected(corrected),
  ].filter((each) => each !== undefined)
  const said = `${words.now}: ${now.join('; ')}.`
  return {
    subject: words.subject(orderNumber),
    text: [title, words.text(orderNumber), said, ...foot.text].join('\n\n'),
    html: shortMailHtml(
      title,
      html`<h1 class="ink" style="${textStyle(22, color.ink)};line-height:1.25">${title}</h1>
        ${textLine(words.text(orderNumber), 'ink', 16, 16)} ${textLine(said, 'ink', 16, 16)} ${foot.html}`,
    ),
  }
}

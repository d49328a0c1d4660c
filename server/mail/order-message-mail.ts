/** Builds the e-mail with a sentence that goes to all who ordered at a price. */
import type { Phones } from '../../src/content/brand-and-phones.ts'
import { messageEmailWords as words, orderEmailWords } from '../../src/content/emails.ts'
import type { OrderMessageMail } from '../rules/outbox-notice-types.ts'
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

export function orderMessageMail(message: Omit<OrderMessageMail, 'to'>, phones: Phones): MailContent {
  const { name, orderNumber, link, sentence } = message
  const title = words.title(firstNameForMail(name))
  const about = words.about(orderNumber)
  const foot = unrequestedChangeFooter(words.ask, orderNumber, phones)
  return {
    subject: words.subject(orderNumber),
    text: [title, sentence, about, `${orderEmailWords.link}: ${link}`, ...foot.text].join('\n\n'),
    html: shortMailHtml(
      title,
      html`<h1 class="ink" style="${textStyle(22, color.ink)};line-height:1.25">${title}</h1>
        ${sentence.split('\n').map((line) => textLine(line, 'ink', 16, 16))}
        ${textLine(about, 'soft', 15, 16)}
        <p style="${textStyle(15, color.ink, 16)}">
          <a class="text" href="${link}" style="color:${color.link}">${orderEmailWords.link}</a>
        </p>
        ${foot.html}`,
    ),
  }
}

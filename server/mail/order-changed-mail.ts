/** Builds the e-mail about an order that was put right, or that waits for its buyer's yes. */
import type { Phones } from '../../src/content/brand-and-phones.ts'
import { changeEmailWords as words, orderEmailWords } from '../../src/content/emails.ts'
import { changeRowText } from '../../src/content/order-change.ts'
import type { OrderChangedMail } from '../rules/outbox-notice-types.ts'
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

export function orderChangedMail(change: OrderChangedMail, phones: Phones): MailContent {
  const { name, orderNumber, link, rows, confirm, address, isAddressCut } = change
  const isAsked = confirm !== undefined
  const title = (isAsked ? words.askedTitle : words.title)(firstNameForMail(name))
  const text = (isAsked ? words.asked : words.text)(orderNumber)
  const lines = [
    ...rows.map(changeRowText),
    ...(address ? [`${words.address}: ${address.join(', ')}`] : []),
    ...(isAddressCut ? [orderEmailWords.addressCut] : []),
  ]
  const [label, to] = isAsked ? [words.confirm, confirm] : [orderEmailWords.link, link]
  const foot = unrequestedChangeFooter(words.notYou, orderNumber, phones)
  return {
    subject: (isAsked ? words.askedSubject : words.subject)(orderNumber),
    text: [title, text, ...lines, `${label}: ${to}`, ...foot.text].join('\n\n'),
    html: shortMailHtml(
      title,
      html`<h1 class="ink" style="${textStyle(22, color.ink)};line-height:1.25">${title}</h1>
        ${textLine(text, 'ink', 16, 16)} ${lines.map((line) => textLine(line, 'ink', 16, 8))}
        <p style="${textStyle(15, color.ink, 16)}">
          <a class="text" href="${to}" style="color:${color.link}">${label}</a>
        </p>
        ${foot.html}`,
    ),
  }
}

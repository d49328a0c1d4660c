import { brand, telHref, type Phones } from '../../src/content/brand.ts'
import { whatsappHref } from '../../src/content/whatsapp-links.ts'
import { cancelEmailWords as words, orderEmailWords } from '../../src/content/emails.ts'
import type { OrderCancelledMail } from '../rules/notice-types.ts'
import { firstNameForMail } from '../rules/typed-text-in-mail.ts'
import { html } from './html.ts'
import { color, textLine, textStyle } from './mail-style.ts'
import { shortMailPage, type MailContent } from './short-mail-page.ts'

/** Builds the e-mail about a cancelled order, with the operator's phone numbers. */
export function orderCancelledMail({ name, orderNumber }: OrderCancelledMail, phones: Phones): MailContent {
  const title = words.title(firstNameForMail(name))
  const { whatsapp, call, automatic } = orderEmailWords
  const chat = whatsappHref(phones.whatsapp, { orderNumber })
  return {
    subject: words.subject(orderNumber),
    text: [
      title,
      words.text(orderNumber),
      `${words.notYou}\n${whatsapp}: ${chat}\n${call(phones.sales)}`,
      `--\n${brand.name}\n${automatic}\n`,
    ].join('\n\n'),
    html: shortMailPage(
      title,
      html`<h1 class="ink" style="${textStyle(22, color.ink)};line-height:1.25">${title}</h1>
        ${textLine(words.text(orderNumber), 'ink', 16, 16)} ${textLine(words.notYou, 'soft', 14, 24)}
        <p style="${textStyle(14, color.soft, 4)}">
          <a class="text" href="${chat}" style="color:${color.link}">${whatsapp}</a>
          ·
          <a class="text" href="${telHref(phones.sales)}" style="color:${color.link}"
            >${call(phones.sales)}</a
          >
        </p>
        ${textLine(automatic, 'soft', 12, 24)}`,
    ),
  }
}

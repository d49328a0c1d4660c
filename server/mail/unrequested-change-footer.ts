/** Builds the footer of an e-mail about a changed order, which says whom to call if you did not make the change. */
import { brand, telHref, type Phones } from '../../src/content/brand-and-phones.ts'
import { orderEmailWords } from '../../src/content/emails.ts'
import { whatsappHref } from '../../src/content/build-whatsapp-link.ts'
import { html } from './escaping-html-template.ts'
import { color, textLine, textStyle } from './mail-style.ts'

export function unrequestedChangeFooter(
  notYou: string,
  orderNumber: string,
  { whatsapp: number, sales }: Phones,
) {
  const { whatsapp, call, automatic } = orderEmailWords
  const chat = whatsappHref(number, { orderNumber })
  return {
    text: [`${notYou}\n${whatsapp}: ${chat}\n${call(sales)}`, `--\n${brand.name}\n${automatic}\n`],
    html: html`${textLine(notYou, 'soft', 14, 24)}
      <p style="${textStyle(14, color.soft, 4)}">
        <a class="text" href="${chat}" style="color:${color.link}">${whatsapp}</a>
        ·
        <a class="text" href="${telHref(sales)}" style="color:${color.link}">${call(sales)}</a>
      </p>
      ${textLine(automatic, 'soft', 12, 24)}`,
  }
}

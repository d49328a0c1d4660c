/** Colours, styles and layout that the HTML e-mails share. */

import { escapeHtml } from '../../src/lib/html.ts'
import { brand, telHref, type Phones } from '../../src/content/brand-and-phones.ts'
import { orderEmailWords } from '../../src/content/emails.ts'
import { whatsappHref } from '../../src/content/build-whatsapp-link.ts'
import { myData } from '../../src/content/my-data.ts'
import { sellerLine } from '../../src/content/seller-company-line.ts'
import type { Config } from '../config.ts'
import type { Mail, MailProvider } from '../providers/mail/mail-provider-types.ts'
import { siteOrigin } from '../rules/signed-order-links.ts'

/** The colours of the design tokens (src/ui/tokens.css) in a format that e-mail clients understand. */
export const color = {
  night: '#0b142f',
  night2: '#15224f',
  nightInk: '#f5f9ff',
  nightSoft: '#b4c5e2',
  strand: '#3e8fff',
  light: '#e0fbff',
  window: '#fdefba',
  ground: '#f2f5fb',
  surface: '#ffffff',
  ink: '#111b39',
  soft: '#4a556c',
  line: '#d9dee8',
  press: '#104aee',
  link: '#1045d9',
} as const

const FONT = "font-family:Figtree,'Segoe UI',system-ui,-apple-system,Roboto,'Helvetica Neue',Arial,sans-serif"

/** Returns the inline style of a line of text; font size and top margin are in pixels. */
export const textStyle = (size: number, ink: string, above = 0) =>
  `margin:${above}px 0 0;${FONT};font-size:${size}px;line-height:1.5;color:${ink};font-variant-numeric:tabular-nums`

/** HTML that is safe to send. Create it with the template tag `html`, which escapes all values. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | readonly Html[]

const show = (part: Part): string => {
  if (part instanceof Html) return part.text
  if (typeof part === 'number') return String(part)
  if (typeof part === 'string') return escapeHtml(part)
  return part.map((each) => each.text).join('')
}

/** The template tag for HTML. It escapes all values except those that are `Html` themselves. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((all, string, at) => all + show(parts[at - 1] ?? '') + string))

/** Returns a line of text in a colour that adapts to dark mode. */
export const textLine = (text: string, tone: 'ink' | 'soft', size: number, above = 0) =>
  html`<p class="${tone}" style="${textStyle(size, color[tone], above)}">${text}</p>`

/** The attributes of a table used for layout. */
export const TABLE = new Html('role="presentation" width="100%" cellpadding="0" cellspacing="0"')

const GLOW = `linear-gradient(90deg,${color.night2},${color.strand} 55%,${color.light})`
const NOTHING = 'font-size:0;line-height:0'

/**
 * Draws the brand's motif, a glowing fibre that ends in a window. It uses table cells, so that no image has
 * to be loaded.
 */
export const strand = () =>
  html`<table ${TABLE} style="margin-top:28px">
    <tr>
      <td valign="middle">
        <div style="${NOTHING};height:3px;background:${color.strand};background-image:${GLOW}">&nbsp;</div>
      </td>
      <td width="16" style="${NOTHING};width:16px;height:16px;background:${color.window};border-radius:4px">
        &nbsp;
      </td>
    </tr>
  </table>`

/**
 * The style sheet for what style attributes cannot express: dark mode and narrow screens. Clients that ignore
 * it still render the e-mail well.
 */
export const SHEET = new Html(`
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) {
  .pad { padding-left: 20px !important; padding-right: 20px !important }
  .number { font-size: 26px !important }
}
@media (prefers-color-scheme: dark) {
  .ground { background: #080e20 !important }
  .card { background: #141d3a !important }
  .ink { color: #eff3fb !important }
  .soft { color: #aab6cf !important }
  .line { border-color: #2b375a !important }
  a.text, .digit { color: #9dbdff !important }
}`)

/** The content of an e-mail, without sender and recipient. */
export type MailContent = {
  subject: string
  text: string
  html: string
  calendar?: { name: string; content: string }
  /** A file to attach; `type` is its media type. */
  file?: { name: string; content: string; type: string }
}

export const shortMailHtml = (title: string, body: ReturnType<typeof html>): string =>
  html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${SHEET}
        </style>
      </head>
      <body class="ground" style="margin:0;background:${color.ground}">
        <table ${TABLE}>
          <tr>
            <td align="center" style="padding:24px 12px">
              <table ${TABLE} style="max-width:520px">
                <tr>
                  <td class="card pad" style="padding:32px;background:${color.surface};border-radius:16px">
                    ${body}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text

/** Builds the footer of an e-mail about a changed order, which says whom to call if you did not make the change. */
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

const style = `margin:0;padding:0 24px 24px;color:${color.soft};font:12px/1.5 sans-serif;text-align:center`

function withFooter(mail: Mail, seller: string, link: string): Mail {
  const lines = [
    ...(seller ? [html`<p style="${style}">${seller}</p>`] : []),
    html`<p style="${style}"><a href="${link}" style="color:${color.soft}">${myData.link}</a></p>`,
  ]
  return {
    ...mail,
    text: [mail.text.trimEnd(), ...(seller ? [seller] : []), `${myData.link}: ${link}\n`].join('\n\n'),
    html: mail.html.replace('</body>', () => `${lines.map(({ text }) => text).join('')}</body>`),
  }
}

/** Returns a provider that adds the lines to every e-mail; who sells only where the operator has said it. */
export function withFooterLines(
  provider: MailProvider,
  config: Pick<Config, 'company'> & Parameters<typeof siteOrigin>[0],
): MailProvider {
  const seller = config.company ? sellerLine(config.company) : ''
  const link = siteOrigin(config) + myData.path
  return { ...provider, send: (mail, attempt) => provider.send(withFooter(mail, seller, link), attempt) }
}

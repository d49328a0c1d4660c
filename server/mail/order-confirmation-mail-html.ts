/** Renders the HTML of the e-mail that confirms an order. */
import { brand, telHref } from '../../src/content/brand-and-phones.ts'
import { footer } from '../../src/content/footer.ts'
import { orderEmailWords as words } from '../../src/content/emails.ts'
import { appointmentWords } from '../../src/content/appointment-texts.ts'
import { receipt } from '../../src/content/order-summary.ts'
import { priceParts } from '../../src/lib/format-prices-and-counts.ts'
import { color, strand, textLine, SHEET, TABLE, textStyle, html, type Html } from './mail-style.ts'

/** The content of the order confirmation e-mail, for its text and its HTML version. */
export type OrderMailView = {
  orderNumber: string
  /** The signed link back to the order; '' for a renewal, which has none. */
  link: string
  /** The link to the operator's WhatsApp, and the phone number to call. */
  whatsapp: string
  phone: string
  preview: string
  title: string
  lead: string
  plan: string
  /** Reais per month. */
  price: number
  /** The text after the price, and the whole sentence with both. */
  terms: string
  sentence: string
  conditions: string[]
  /** The visit: its day first, then who must be there and what to have ready. None for a renewal. */
  visit: string[]
  rows: [label: string, lines: string[]][]
  next: string[]
}

const SIDES = 'padding-left:36px;padding-right:36px'
const NIGHT = `background:${color.night};background-image:linear-gradient(160deg,${color.night},${color.night2})`

function head(view: OrderMailView): Html {
  const [first, second] = brand.wordmark
  const title = `${textStyle(29, color.nightInk, 30)};line-height:1.2;letter-spacing:-.02em;font-weight:700`
  const number = `${textStyle(24, color.light, 4)};line-height:1.2;font-weight:700;letter-spacing:.04em`
  return html`<tr>
    <td
      class="pad"
      style="${NIGHT};${SIDES};padding-top:28px;padding-bottom:36px;border-radius:20px 20px 0 0"
    >
      <p style="${textStyle(17, color.nightInk)}">
        <b>${first}</b> <span style="color:${color.strand};font-weight:600">${second}</span>
      </p>
      ${strand()}
      <h1 style="${title}">${view.title}</h1>
      <p style="${textStyle(16, color.nightSoft, 12)}">${view.lead}</p>
      ${visit(view)}
      <p style="${textStyle(14, color.nightSoft, 28)}">${receipt.number}</p>
      <p class="number" style="${number}">${view.orderNumber}</p>
    </td>
  </tr>`
}

/** Returns the visit, the first thing that the mail says. */
function visit({ visit: [when, ...notes] }: OrderMailView): Html | '' {
  if (!when) return ''
  const day = `${textStyle(24, color.nightInk, 2)};line-height:1.3;font-weight:700`
  return html`<p style="${textStyle(14, color.nightSoft, 28)}">${appointmentWords.heading}</p>
    <p style="${day}">${when}</p>
    ${notes.map((note) => html`<p style="${textStyle(15, color.nightSoft, 6)}">${note}</p>`)}`
}

/** Returns a section of the card with its heading and a line above it. */
const part = (heading: string, content: Html | readonly Html[]) =>
  html`<tr>
    <td
      class="pad card line"
      style="background:${color.surface};border-top:1px solid ${color.line};${SIDES};padding-top:30px;padding-bottom:30px"
    >
      <h2 class="ink" style="${textStyle(18, color.ink)};line-height:1.3;letter-spacing:-.01em">
        ${heading}
      </h2>
      ${content}
    </td>
  </tr>`

function plan(view: OrderMailView): Html {
  const { reais, cents } = priceParts(view.price)
  const price = `${textStyle(18, color.ink, 2)};line-height:1.15;font-weight:600;white-space:nowrap`
  const large = 'font-size:42px;font-weight:700;letter-spacing:-.03em'
  return html`${textLine(view.plan, 'ink', 16, 14)}
    <p class="ink" style="${price}">R$ <span style="${large}">${reais}</span>,${cents}/mês</p>
    ${[view.terms, ...view.conditions].map((line) => textLine(line, 'soft', 14, 6))}`
}

const details = (view: OrderMailView) =>
  html`<table ${TABLE} style="margin-top:8px">
    ${view.rows.map(
      ([label, lines]) =>
        html`<tr>
          <td valign="top" style="padding:8px 16px 8px 0;width:104px">${textLine(label, 'soft', 14)}</td>
          <td valign="top" style="padding:8px 0">${lines.map((line) => textLine(line, 'ink', 15))}</td>
        </tr>`,
    )}
  </table>`

const next = (view: OrderMailView) =>
  html`<table ${TABLE} style="margin-top:10px">
    ${view.next.map(
      (line, at) =>
        html`<tr>
          <td valign="top" style="padding:6px 0;width:28px">
            <p class="digit" style="${textStyle(15, color.press)};font-weight:700">${at + 1}</p>
          </td>
          <td valign="top" style="padding:6px 0">${textLine(line, 'ink', 15)}</td>
        </tr>`,
    )}
  </table>`

const BUTTON = `display:inline-block;background:${color.press};color:#ffffff;text-decoration:none;font-weight:600;padding:13px 22px;border-radius:12px`

/** Returns the link back to the order as a button. */
const orderLink = ({ link }: OrderMailView) =>
  html`${textLine(words.linkText, 'soft', 15, 8)}
    <p style="${textStyle(15, color.ink, 18)}"><a href="${link}" style="${BUTTON}">${words.link}</a></p>`

/** Returns WhatsApp as a button if there is no other button, otherwise as a link, like the phone. */
function help({ link, whatsapp, phone }: OrderMailView): Html {
  return html`${textLine(words.helpText, 'soft', 15, link ? 24 : 8)}
    <p style="${textStyle(15, color.ink, link ? 8 : 18)}">
      ${
        link
          ? html`<a class="text" href="${whatsapp}" style="color:${color.link}">${words.whatsapp}</a>`
          : html`<a href="${whatsapp}" style="${BUTTON}">${words.whatsapp}</a>`
      }
    </p>
    <p style="${textStyle(15, color.ink, 16)}">
      <a class="text" href="${telHref(phone)}" style="color:${color.link}">${words.call(phone)}</a>
    </p>
    ${textLine(words.notYou, 'soft', 14, 18)}`
}

const card = (view: OrderMailView) =>
  html`${head(view)} ${view.next.length > 0 ? part(receipt.next, next(view)) : ''}
    ${part(words.plan, plan(view))} ${part(words.details, details(view))}
    ${part(words.help, view.link ? [orderLink(view), help(view)] : help(view))}
    <tr>
      <td class="pad" style="${SIDES};padding-top:18px">
        ${[words.automatic, footer.impostors, footer.company].map((line) => textLine(line, 'soft', 12, 8))}
      </td>
    </tr>`

/**
 * Renders the order confirmation e-mail as HTML, with tables and inline styles, because e-mail clients
 * support little else.
 */
export function orderMailHtml(view: OrderMailView): string {
  const page = html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${words.subject(view.orderNumber)}</title>
        <style>
          ${SHEET}
        </style>
      </head>
      <body class="ground" style="margin:0;padding:0;background:${color.ground}">
        <div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${view.preview}</div>
        <table ${TABLE} class="ground" style="background:${color.ground}">
          <tr>
            <td align="center" style="padding:24px 12px 40px">
              <table ${TABLE} style="max-width:560px">
                ${card(view)}
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `
  return page.text
}

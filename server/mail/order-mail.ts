import { brand } from '../../src/content/brand.ts'
import { legal } from '../../src/content/legal.ts'
import { orderMailWords as words } from '../../src/content/order-mail.ts'
import { receipt } from '../../src/content/receipt.ts'
import { PERIOD_LABELS } from '../../src/funnel/steps/data-instalacao.ts'
import { brToIso, formatLong } from '../../src/lib/dates.ts'
import { formatBRL } from '../../src/lib/money.ts'
import type { OrderMail } from '../rules/notices.ts'
import { orderPage } from './order-page.ts'

/** The content of both versions of the mail, in order. */
export type OrderMailView = {
  orderNumber: string
  preview: string
  title: string
  lead: string
  plan: string
  /** Reais per month. */
  price: number
  conditions: string[]
  rows: [label: string, lines: string[]][]
  next: string[]
}

type Connection = NonNullable<OrderMail['connection']>

/** 'sexta-feira, 27 de novembro, manhã (8h às 12h)'; '' without an appointment. */
const whenOf = ({ schedule }: Connection) =>
  schedule ? `${formatLong(brToIso(schedule.date))}, ${PERIOD_LABELS[schedule.period].toLowerCase()}` : ''

function viewOf(order: OrderMail): OrderMailView {
  const { connection, plan } = order
  const [firstName = ''] = order.name.split(' ')
  const when = connection ? whenOf(connection) : ''
  const parts = connection ? connectionOf(connection, when) : { rows: [], next: [] }
  const { title, lead } = connection ? words.order : words.renewal
  return {
    orderNumber: order.orderNumber,
    preview: words.preview(plan.name, when),
    title: title(firstName),
    lead,
    plan: plan.name,
    price: plan.price,
    conditions: [
      ...(connection?.direct_debit === false
        ? [legal.withoutDebit(formatBRL(plan.price))]
        : [legal.directDebit]),
      legal.afterPromotion(formatBRL(plan.price_full)),
      legal.loyalty,
    ],
    rows: [...parts.rows, [words.labels.placed, [formatLong(order.day)]]],
    next: parts.next,
  }
}

/** Details only a new connection has. */
function connectionOf(connection: Connection, when: string): Pick<OrderMailView, 'rows' | 'next'> {
  const { labels } = words
  return {
    rows: [
      [labels.installation, [when || words.noVisitYet]],
      [labels.address, connection.address],
      [labels.due, [words.due(connection.due_date)]],
      [labels.payment, [connection.direct_debit ? words.debit : words.invoice]],
    ],
    next: [...(when ? [receipt.steps.call] : [receipt.steps.visitLater]), receipt.steps.bill],
  }
}

/** The order confirmation: subject, and the same content as text and as HTML (D47). */
export function orderMail(order: OrderMail): { subject: string; text: string; html: string } {
  const view = viewOf(order)
  return { subject: words.subject(order.orderNumber), text: asText(view), html: orderPage(view) }
}

function asText(view: OrderMailView): string {
  const details = view.rows.map(([label, lines]) => `${label}: ${lines.join('\n')}`)
  return [
    view.title,
    view.lead,
    `${receipt.number}: ${view.orderNumber}\n${words.keep}`,
    `${words.plan}: ${view.plan}\n${formatBRL(view.price)}/mês\n${view.conditions.join('\n')}`,
    `${words.details}\n\n${details.join('\n\n')}`,
    ...(view.next.length > 0
      ? [`${receipt.next}\n\n${view.next.map((line, at) => `${at + 1}. ${line}`).join('\n')}`]
      : []),
    `${words.help}\n${words.helpText}\n${words.whatsapp}: ${brand.whatsapp.href}\n${words.call}`,
    words.notYou,
    `--\n${brand.name}\n${words.automatic}\n${legal.impostors}\n${legal.company}`,
  ].join('\n\n')
}

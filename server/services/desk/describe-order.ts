/** Describes an order or lead as lines of text, for the command that finds them. */
import type { OrderRecordProps } from '../../../src/desk/pages/order-record-props.ts'
import type { HistoryRow } from '../../../src/desk/pages/OrderHistory.tsx'
import type { RecordFacts } from './order-record.ts'

type Facts = Pick<OrderRecordProps, 'plan' | 'schedule' | 'stopped'>

function standing({ plan, schedule, stopped }: Facts): string[] {
  return [
    ...(plan ? [`plan ${plan.name}, R$ ${plan.price.toFixed(2)} a month`] : []),
    ...(schedule ? [`visit ${schedule.date} ${schedule.period}`] : []),
    ...(stopped ? [`stopped at ${stopped}`] : []),
  ]
}

function happened(row: HistoryRow): string {
  if (row.kind === 'event')
    return [row.what, ...row.steps, ...(row.channel === null ? [] : [`(${row.channel})`])].join(' ')
  if (row.kind === 'deed') return `${row.what} by ${row.operator ?? 'nobody known'}`
  const { notice, delivered, error } = row
  return `${notice} ${delivered ? `delivered ${delivered}` : error === null ? 'waiting' : `failed: ${error}`}`
}

/** Returns what is known of an order or lead, without personal data: a line for it, and one for each event. */
export const describeOrder = (facts: RecordFacts): string =>
  [
    [facts.state, facts.orderNumber ?? 'no order', facts.reference, ...standing(facts)].join('; '),
    ...facts.history.map((row) => `  ${row.at} ${happened(row)}`),
  ].join('\n')

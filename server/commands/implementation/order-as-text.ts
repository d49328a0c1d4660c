/** Formats an order or lead as text for the output of `npm run find`. */
import type { RecordFacts } from '../../services/desk/order-page-data.ts'
import type { OrderRecord } from '../../services/desk/order-page-data.ts'
import type { HistoryRow } from '../../services/desk/order-history.ts'

type Facts = Pick<OrderRecord, 'plan' | 'schedule' | 'stopped'>

function standing({ plan, schedule, stopped }: Facts): string[] {
  return [
    ...(plan ? [`plan ${plan.name}, R$ ${plan.price.toFixed(2)} a month`] : []),
    ...(schedule ? [`visit ${schedule.date} ${schedule.period}`] : []),
    ...(stopped ? [`stopped at ${stopped}`] : []),
  ]
}

function happened(row: HistoryRow): string {
  if (row.kind === 'event') {
    const moved = row.moved ? [`from ${row.moved.was} to ${row.moved.became}`] : []
    return [row.what, ...row.steps, ...moved, ...(row.channel === null ? [] : [`(${row.channel})`])].join(' ')
  }
  if (row.kind === 'action') {
    const { was, became } = row.detail
    const moved = typeof was === 'string' && typeof became === 'string' ? ` from ${was} to ${became}` : ''
    return `${row.what}${moved} by ${row.operator ?? 'nobody known'}`
  }
  const { notice, delivered, error } = row
  return `${notice} ${delivered ? `delivered ${delivered}` : error === null ? 'waiting' : `failed: ${error}`}`
}

/**
 * Returns what is known of an order or lead, without personal data: one line for the record, and one for each event.
 */
export const orderAsText = (facts: RecordFacts): string =>
  [
    [facts.state, facts.orderNumber ?? 'no order', facts.reference, ...standing(facts)].join('; '),
    ...facts.history.map((row) => `  ${row.at} ${happened(row)}`),
    ...facts.looks.map(
      ({ at, operator, times }) => `  ${at} seen ${times}x by ${operator ?? 'nobody known'}`,
    ),
  ].join('\n')

/** What happened to an order, and who viewed it. */
import { detailsText, rescheduledText } from '../../content/desk/audit-log.ts'
import { sentenceOf } from '../../content/desk/audit-sentences.ts'
import { deliveryErrorText, failedNotifications } from '../../content/desk/undelivered-notices.ts'
import { channelNames, stepName } from '../../content/desk/report-words.ts'
import { orderRecord, namesOfMissing } from '../../content/desk/orders.ts'
import { capitalised } from '../../lib/text.ts'
import { CollapsibleSection } from './CollapsibleSection.tsx'
import { ListGroupedByDay } from './ListGroupedByDay.tsx'
import { Time } from './Time.tsx'
import type { HistoryRow, AccessRow } from '../../../server/services/desk/order-history.ts'
import { answers } from '../../contract/lead-answers/answer-registry.ts'

const orderHistoryWords = orderRecord.history

const stepOf: Readonly<Record<string, { readonly askedBy: string } | undefined>> = answers

/**
 * Returns the name that the desk displays for the question behind an answer of a lead. Also names other data that can
 * be missing from a lead.
 */
export const questionName = (wire: string): string =>
  namesOfMissing[wire] ?? stepName(stepOf[wire]?.askedBy ?? wire)

function whatOf(row: HistoryRow): React.ReactNode {
  if (row.kind === 'notice') {
    const { notice, delivered, error } = row
    return (
      <>
        {failedNotifications.kinds[notice] ?? orderHistoryWords.other}:{' '}
        {delivered !== null ? (
          <>
            {orderHistoryWords.notice.arrived} <Time iso={delivered} />
          </>
        ) : error === null ? (
          orderHistoryWords.notice.waiting
        ) : (
          <span className="desk-bad">{orderHistoryWords.notice.failed(deliveryErrorText(error))}</span>
        )}
      </>
    )
  }
  if (row.kind === 'action') {
    const { before, linked, after } = sentenceOf(row.what, null)
    return [capitalised(before + linked + after), detailsText(row.detail)].filter(Boolean).join(' · ')
  }
  if (row.what === 'answered')
    return orderHistoryWords.answered([...new Set(row.steps)].map(questionName).join(', '))
  const event =
    orderHistoryWords.events[row.what] ??
    (row.what.startsWith('code ') ? orderHistoryWords.code : orderHistoryWords.other)
  return row.moved === null ? event : `${event} ${rescheduledText(row.moved.was, row.moved.became)}`
}

function whoOf(row: HistoryRow): string {
  if (row.kind === 'notice') return orderHistoryWords.shop
  if (row.kind === 'action')
    return row.operator === 'command' ? orderHistoryWords.command : (row.operator ?? orderHistoryWords.shop)
  if (row.what.startsWith('risk ')) return orderHistoryWords.shop
  return row.channel === null
    ? orderHistoryWords.visitor
    : (channelNames[row.channel] ?? orderHistoryWords.visitor)
}

/** How many rows are shown at once. The older ones are folded away. */
const SHOWN = 8

const Rows = ({ rows }: { readonly rows: readonly HistoryRow[] }) => (
  <ListGroupedByDay rows={rows} level="h3">
    {(row) => (
      <>
        {whatOf(row)} <span className="desk-hint">({whoOf(row)})</span>
      </>
    )}
  </ListGroupedByDay>
)

/** Lists everything that happened to an order, newest first, without any value that was answered. */
export function OrderHistory({ rows }: { readonly rows: readonly HistoryRow[] }) {
  const earlier = rows.slice(SHOWN)
  return (
    <section>
      <h2 className="desk-section">{orderHistoryWords.title}</h2>
      <Rows rows={rows.slice(0, SHOWN)} />
      {earlier.length > 0 && (
        <CollapsibleSection summary={orderHistoryWords.earlier(earlier.length)}>
          <Rows rows={earlier} />
        </CollapsibleSection>
      )}
    </section>
  )
}

const orderAccessLogWords = orderRecord.history

/** Lists who viewed an order and why. The list is collapsed at first, because views are frequent and change nothing. */
export function OrderAccessLog({ rows }: { readonly rows: readonly AccessRow[] }) {
  if (rows.length === 0) return null
  const all = rows.reduce((sum, { times }) => sum + times, 0)
  return (
    <CollapsibleSection summary={orderAccessLogWords.looks(all)}>
      <ListGroupedByDay rows={rows} level="h3">
        {({ operator, times, reasons }) =>
          [
            `${operator === 'command' ? orderAccessLogWords.command : (operator ?? orderAccessLogWords.shop)} ${orderAccessLogWords.looked(times)}`,
            ...reasons.map((each) => `${orderAccessLogWords.reason}: ${reasonName(each)}`),
          ].join(' · ')
        }
      </ListGroupedByDay>
    </CollapsibleSection>
  )
}

const reasonName = (reason: string): string =>
  orderRecord.reasons[reason as keyof typeof orderRecord.reasons] ?? reason

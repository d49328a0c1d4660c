/** Lists everything that happened to an order, newest first, without any value that was answered. */
import { detailsText, rescheduledText } from '../../content/desk/audit-log.ts'
import { sentenceOf } from '../../content/desk/audit-sentences.ts'
import { deliveryErrorText, failedNotifications } from '../../content/desk/failed-notifications.ts'
import { channelNames } from '../../content/desk/report-dimension-names.ts'
import { orderRecord } from '../../content/desk/orders.ts'
import { questionName } from '../question-name.ts'
import { capitalised } from '../../lib/text.ts'
import { CollapsibleSection } from './CollapsibleSection.tsx'
import { ListGroupedByDay } from './ListGroupedByDay.tsx'
import { Time } from './Time.tsx'
import type { HistoryRow } from '../../../server/services/desk/order-history.ts'

const words = orderRecord.history

function whatOf(row: HistoryRow): React.ReactNode {
  if (row.kind === 'notice') {
    const { notice, delivered, error } = row
    return (
      <>
        {failedNotifications.kinds[notice] ?? words.other}:{' '}
        {delivered !== null ? (
          <>
            {words.notice.arrived} <Time iso={delivered} />
          </>
        ) : error === null ? (
          words.notice.waiting
        ) : (
          <span className="desk-bad">{words.notice.failed(deliveryErrorText(error))}</span>
        )}
      </>
    )
  }
  if (row.kind === 'action') {
    const { before, linked, after } = sentenceOf(row.what, null)
    return [capitalised(before + linked + after), detailsText(row.detail)].filter(Boolean).join(' · ')
  }
  if (row.what === 'answered') return words.answered([...new Set(row.steps)].map(questionName).join(', '))
  const event = words.events[row.what] ?? (row.what.startsWith('code ') ? words.code : words.other)
  return row.moved === null ? event : `${event} ${rescheduledText(row.moved.was, row.moved.became)}`
}

function whoOf(row: HistoryRow): string {
  if (row.kind === 'notice') return words.shop
  if (row.kind === 'action') return row.operator === 'command' ? words.command : (row.operator ?? words.shop)
  if (row.what.startsWith('risk ')) return words.shop
  return row.channel === null ? words.visitor : (channelNames[row.channel] ?? words.visitor)
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

export function OrderHistory({ rows }: { readonly rows: readonly HistoryRow[] }) {
  const earlier = rows.slice(SHOWN)
  return (
    <section>
      <h2 className="desk-section">{words.title}</h2>
      <Rows rows={rows.slice(0, SHOWN)} />
      {earlier.length > 0 && (
        <CollapsibleSection summary={words.earlier(earlier.length)}>
          <Rows rows={earlier} />
        </CollapsibleSection>
      )}
    </section>
  )
}

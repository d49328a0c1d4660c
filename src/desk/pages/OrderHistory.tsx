import { auditWords, detailText } from '../../content/desk/audit-log.ts'
import { answerName, deliveries } from '../../content/desk/deliveries.ts'
import { channelNames } from '../../content/desk/display-names.ts'
import { orderRecord, questionNames } from '../../content/desk/orders.ts'
import { capitalised } from '../../lib/text.ts'
import { Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import type { OrderQuestion } from './OrderSearchPage.tsx'

const words = orderRecord.history

/** Something that happened to an order: by its visitor, by a notice that was sent, or at the desk. */
export type HistoryRow =
  | {
      readonly kind: 'event'
      readonly at: string
      readonly what: string
      /** The steps that were answered, as the API names them. */
      readonly steps: readonly string[]
      readonly channel: string | null
    }
  | {
      readonly kind: 'notice'
      readonly at: string
      readonly notice: string
      readonly delivered: string | null
      /** Why the last attempt failed; null if none has. */
      readonly error: string | null
    }
  | {
      readonly kind: 'deed'
      readonly at: string
      readonly operator: string | null
      readonly what: string
      readonly detail: Readonly<Record<string, unknown>>
    }

const questionName = (step: string): string => questionNames[step as OrderQuestion] ?? step

function whatOf(row: HistoryRow): React.ReactNode {
  if (row.kind === 'notice') {
    const { notice, delivered, error } = row
    return (
      <>
        {deliveries.kinds[notice] ?? notice}:{' '}
        {delivered !== null ? (
          <>
            {words.notice.arrived} <Time iso={delivered} />
          </>
        ) : error === null ? (
          words.notice.waiting
        ) : (
          <span className="desk-bad">{words.notice.failed(answerName(error))}</span>
        )}
      </>
    )
  }
  if (row.kind === 'deed') {
    const details = Object.entries(row.detail).map(([name, value]) => detailText(name, value))
    return [capitalised(auditWords.deeds[row.what] ?? row.what), ...details].join(' · ')
  }
  if (row.what === 'answered') return words.answered([...new Set(row.steps)].map(questionName).join(', '))
  return words.events[row.what] ?? (row.what.startsWith('code ') ? words.code : row.what)
}

function whoOf(row: HistoryRow): string {
  if (row.kind === 'notice') return words.shop
  if (row.kind === 'deed') return row.operator === 'command' ? words.command : (row.operator ?? words.shop)
  if (row.what.startsWith('risk ')) return words.shop
  return row.channel === null ? words.visitor : (channelNames[row.channel] ?? words.visitor)
}

/** Lists everything that happened to an order, newest first, without any value that was answered. */
export const OrderHistory = ({ rows }: { readonly rows: readonly HistoryRow[] }) => (
  <section>
    <h2 className="desk-section">{words.title}</h2>
    <Table
      caption={words.caption}
      rows={rows.map((row, at) => ({ row, key: `${at}` }))}
      keyOf={({ key }) => key}
      empty={orderRecord.none}
      columns={[
        { head: words.when, cell: ({ row }) => <Time iso={row.at} /> },
        { head: words.what, cell: ({ row }) => whatOf(row) },
        { head: words.who, cell: ({ row }) => whoOf(row) },
      ]}
    />
  </section>
)

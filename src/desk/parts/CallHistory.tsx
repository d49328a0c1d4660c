/** Lists the earlier calls to a person, the newest first. Renders nothing if there are none. */
import { BreakableEmail } from '../../ui/order/BreakableEmail.tsx'
import { personToCall } from '../../content/desk/call-list.ts'
import { callListWords } from '../../content/desk/call-list.ts'
import { Table } from './Table.tsx'
import { Time } from './Time.tsx'
import type { CallHistoryRow } from '../../../server/services/desk/person-to-call-page-data.ts'

const words = personToCall.history

export function CallHistory({ rows }: { readonly rows: readonly CallHistoryRow[] }) {
  if (rows.length === 0) return null
  return (
    <section>
      <h2 className="desk-section">{words.caption}</h2>
      <Table
        caption={words.caption}
        rows={rows}
        keyOf={({ id }) => id}
        empty=""
        columns={[
          { head: words.when, cell: ({ at }) => <Time iso={at} /> },
          {
            head: words.who,
            cell: ({ operator }) => <BreakableEmail>{operator ?? callListWords.none}</BreakableEmail>,
          },
          { head: words.result, cell: (row) => <Result {...row} /> },
          {
            head: words.note,
            cell: ({ note, isNoteHidden }) => note ?? (isNoteHidden ? words.hiddenNote : callListWords.none),
          },
        ]}
      />
    </section>
  )
}

function Result({ result, nextTry, orderNumber }: CallHistoryRow) {
  return (
    <>
      <span className="desk-strong">{result === null ? words.none : callListWords.results[result]}</span>
      {orderNumber !== null && <span className="num"> · {words.order(orderNumber)}</span>}
      {nextTry !== null && (
        <>
          {' '}
          · {words.nextTry} <Time iso={nextTry} />
        </>
      )}
    </>
  )
}

/**
 * What the desk shows of calls to a person: why to call, the earlier calls, and the button that takes a result back.
 */
import { BreakableEmail } from '../../ui/order/BreakableEmail.tsx'
import { callListWords, personToCall } from '../../content/desk/call-list.ts'
import { Table } from './Table.tsx'
import { Time } from './Time.tsx'
import type { CallHistoryRow } from '../../../server/services/desk/person-to-call-page-data.ts'
import { Button } from './Button.tsx'
import { CsrfForm } from './CsrfForm.tsx'
import type { CallQueue } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import type { CallListRow } from '../../../server/services/desk/call-list.ts'

const callHistoryWords = personToCall.history

/** Lists the earlier calls to a person, the newest first. Renders nothing if there are none. */
export function CallHistory({ rows }: { readonly rows: readonly CallHistoryRow[] }) {
  if (rows.length === 0) return null
  return (
    <section>
      <h2 className="desk-section">{callHistoryWords.caption}</h2>
      <Table
        caption={callHistoryWords.caption}
        rows={rows}
        keyOf={({ id }) => id}
        empty=""
        columns={[
          { head: callHistoryWords.when, cell: ({ at }) => <Time iso={at} /> },
          {
            head: callHistoryWords.who,
            cell: ({ operator }) => <BreakableEmail>{operator ?? callListWords.none}</BreakableEmail>,
          },
          { head: callHistoryWords.result, cell: (row) => <Result {...row} /> },
          {
            head: callHistoryWords.note,
            cell: ({ note, isNoteHidden }) =>
              note ?? (isNoteHidden ? callHistoryWords.hiddenNote : callListWords.none),
          },
        ]}
      />
    </section>
  )
}

function Result({ result, nextTry, orderNumber }: CallHistoryRow) {
  return (
    <>
      <span className="desk-strong">
        {result === null ? callHistoryWords.none : callListWords.results[result]}
      </span>
      {orderNumber !== null && <span className="num"> · {callHistoryWords.order(orderNumber)}</span>}
      {nextTry !== null && (
        <>
          {' '}
          · {callHistoryWords.nextTry} <Time iso={nextTry} />
        </>
      )}
    </>
  )
}

type UndoResultProps = {
  readonly handle: string
  /** The id of the call. */
  readonly call: string
  /** Text that screen readers add to the label. */
  readonly about?: string
}

/** The button that takes the result of a call back. */
export const UndoResult = ({ handle, call, about }: UndoResultProps) => (
  <CsrfForm action={`/operador/ligacoes/${handle}/desfazer`} className="desk-row-form">
    <input type="hidden" name="ligacao" value={call} />
    <Button label={callListWords.undo} about={about} kind="secondary" />
  </CsrfForm>
)

type Why = keyof typeof callListWords.whys

/** The reason for which each queue is there. */
const OWN: Readonly<Record<CallQueue, Why>> = {
  pediu: 'asked',
  analise: 'risk',
  parou: 'late',
  rede: 'waiting',
  visitas: 'visit',
}

/**
 * Returns the reasons for a call as text. If calls were requested several times, the text says how often.
 * @param queue the queue whose own reason is left out; '' is returned if there is no other
 */
export const reasonsToCall = (
  { whys, asked, isHeld }: Pick<CallListRow, 'whys' | 'asked' | 'isHeld'>,
  queue?: CallQueue,
): string =>
  [
    ...(isHeld ? [callListWords.held] : []),
    ...(Object.keys(callListWords.whys) as Why[])
      .filter((why) => whys.includes(why))
      .filter((why) => queue === undefined || why !== OWN[queue] || (why === 'asked' && asked > 1))
      .map((why) =>
        why === 'asked' && asked > 1 ? callListWords.askedTimes(asked) : callListWords.whys[why],
      ),
  ].join(' · ')

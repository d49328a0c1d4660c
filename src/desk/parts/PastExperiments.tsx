/** Lists earlier experiments with their outcome. Renders nothing if there are none. */
import { experimentWords as words } from '../../content/desk/experiment.ts'
import { formatDay } from '../../content/desk/number-and-date-formats.ts'
import { Table } from './Table.tsx'

/** An experiment that is over. Days are yyyy-mm-dd. */
export type PastRow = {
  readonly name: string
  readonly startedOn: string
  readonly stoppedOn: string | null
  readonly decision: { readonly verdict: 'broken' | 'a' | 'b' | 'open'; readonly on: string | null }
}

function resultOf({ decision: { verdict, on } }: PastRow): string {
  const outcome = verdict !== 'open' ? verdict : on === null ? 'ended' : 'undecided'
  return words.verdicts[outcome].title
}

export function PastExperiments({ past }: { readonly past: readonly PastRow[] }) {
  if (past.length === 0) return null
  return (
    <section>
      <h2 className="desk-section">{words.past}</h2>
      <Table
        caption={words.past}
        rows={past}
        keyOf={({ startedOn }) => startedOn}
        empty=""
        columns={[
          {
            head: words.pastName,
            cell: ({ name, startedOn }) => <a href={`/operador/experimento?inicio=${startedOn}`}>{name}</a>,
          },
          {
            head: words.pastDays,
            cell: ({ startedOn, stoppedOn }) =>
              words.days(formatDay(startedOn), stoppedOn === null ? '' : formatDay(stoppedOn)),
          },
          { head: words.pastResult, cell: resultOf },
        ]}
      />
    </section>
  )
}

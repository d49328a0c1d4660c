import { funnelWords as words } from '../../content/desk/funnel.ts'
import { inNumbers } from '../../content/desk/number-formats.ts'
import { stepName } from '../../content/desk/names.ts'
import { problemLabel } from '../../content/problems/every.ts'
import { Fold } from './Fold.tsx'
import { Table } from './Table.tsx'

export type ProblemRow = { readonly step: string; readonly problem: string; readonly refused: number }

/** Texts shown on the page right away; they are sorted, so the rest is what is rare. */
const FIRST = 6

const textOf = (problem: string) => problemLabel(problem) ?? words.other

/** Why answers were refused, by the text that was shown; the most frequent first. */
export function Problems({ problems }: { readonly problems: readonly ProblemRow[] }) {
  const rest = problems.slice(FIRST)
  return (
    <>
      <ProblemTable caption={words.problems} rows={problems.slice(0, FIRST)} />
      {rest.length > 0 && (
        <Fold summary={words.problemsMore(inNumbers(rest.length))}>
          <ProblemTable caption={words.problemsRest} rows={rest} />
        </Fold>
      )}
    </>
  )
}

function ProblemTable({ caption, rows }: { readonly caption: string; readonly rows: readonly ProblemRow[] }) {
  return (
    <Table
      caption={caption}
      rows={rows}
      keyOf={({ step, problem }) => `${step} ${problem}`}
      empty={words.noProblems}
      isTight
      columns={[
        { head: words.step, cell: ({ step }) => stepName(step) },
        { head: words.problem, cell: ({ problem }) => textOf(problem) },
        { head: words.refused, cell: ({ refused }) => inNumbers(refused), isFigure: true },
      ]}
    />
  )
}

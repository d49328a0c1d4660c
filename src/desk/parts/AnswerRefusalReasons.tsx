/** Lists the reasons why answers were refused, the most frequent first. */
import { funnelWords as words } from '../../content/desk/funnel-report.ts'
import { formatNumber } from '../../content/desk/number-and-date-formats.ts'
import { stepName } from '../../content/desk/report-dimension-names.ts'
import { problemLabel } from '../../content/problems/all-problems.ts'
import { CollapsibleSection } from './CollapsibleSection.tsx'
import { Table } from './Table.tsx'

/** How often answers to a question were refused with the same error message. */
export type ProblemRow = { readonly step: string; readonly problem: string; readonly refused: number }

/** Number of reasons shown at first. Less frequent reasons are in a closed section. */
const FIRST = 6

const textOf = (problem: string) => problemLabel(problem) ?? words.other

export function AnswerRefusalReasons({ problems }: { readonly problems: readonly ProblemRow[] }) {
  const rest = problems.slice(FIRST)
  return (
    <>
      <ProblemTable caption={words.problems} rows={problems.slice(0, FIRST)} />
      {rest.length > 0 && (
        <CollapsibleSection summary={words.problemsMore(formatNumber(rest.length))}>
          <ProblemTable caption={words.problemsRest} rows={rest} />
        </CollapsibleSection>
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
        { head: words.refused, cell: ({ refused }) => formatNumber(refused), isFigure: true },
      ]}
    />
  )
}

import {
  funnelWords as words,
  inDay,
  inNumbers,
  inPercent,
  inTime,
  stepName,
} from '../../content/desk/figures.ts'
import { problemKeys } from '../../content/problem-keys.ts'
import { FigureFilter, queryOf, type FilterValues } from '../parts/FigureFilter.tsx'
import { FunnelChart } from '../parts/FunnelChart.tsx'
import { Hours } from '../parts/Hours.tsx'
import { Heading } from '../parts/Heading.tsx'
import { Table } from '../parts/Table.tsx'
import '../figures.css'

type TimeRange = { readonly from: number; readonly to: number | null }

type Step = {
  readonly step: string
  readonly shown: number
  readonly answered: number
  readonly left: number
  readonly loss: number | null
  readonly median: TimeRange | null
  readonly p90: TimeRange | null
  readonly refused: number
  readonly corrected: number
  readonly switched: number
  readonly helped: number
  /** The last question of the journey, or a dead end: whoever is there has nowhere to go on to. */
  readonly isEnd: boolean
}

export type CohortRow = {
  readonly day: string
  readonly visitors: number
  readonly orders: number
  readonly isRipe: boolean
}

export type FunnelProps = {
  readonly filter: FilterValues
  readonly campaigns: readonly string[]
  readonly visits: number
  readonly steps: readonly Step[]
  readonly problems: readonly { readonly step: string; readonly problem: string; readonly refused: number }[]
  /** Visits by each of the 24 hours. */
  readonly hours: readonly number[]
  readonly cohorts: readonly CohortRow[]
  readonly mayExport: boolean
}

const textOf = (problem: string) =>
  (problemKeys as Readonly<Record<string, string>>)[problem]?.trim() ?? words.other

export function FunnelPage(props: FunnelProps) {
  const { filter, campaigns, visits, steps, problems, hours, cohorts, mayExport } = props
  const lossy = steps.filter(({ isEnd }) => !isEnd)
  const worst = lossy.reduce<Step | null>(
    (most, each) => ((each.loss ?? 0) > (most?.loss ?? 0) ? each : most),
    null,
  )
  return (
    <>
      <Heading title={words.title} why={words.why} />
      <FigureFilter action="/operador/funil" values={filter} campaigns={campaigns} />
      {steps.length === 0 ? (
        <p className="desk-empty">{words.empty}</p>
      ) : (
        <>
          <section>
            <h2 className="desk-section">
              {words.visits(inNumbers(visits), inDay(filter.from), inDay(filter.to))}
            </h2>
            {worst !== null && worst.left > 0 && (
              <p className="figure-lead">{words.worst(stepName(worst.step), inPercent(worst.loss))}</p>
            )}
            <FunnelChart steps={steps.map((each) => (each.isEnd ? { ...each, left: 0 } : each))} />
          </section>
          <section>
            <h2 className="desk-section">{words.table}</h2>
            <Steps steps={steps} />
            <p className="desk-hint figure-note">{words.times}</p>
          </section>
          <section>
            <h2 className="desk-section">{words.problems}</h2>
            <p className="desk-hint figure-note">{words.problemsWhy}</p>
            <Table
              caption={words.problems}
              rows={problems}
              keyOf={({ step, problem }) => `${step} ${problem}`}
              empty={words.noProblems}
              columns={[
                { head: words.step, cell: ({ step }) => stepName(step) },
                { head: words.problem, cell: ({ problem }) => textOf(problem) },
                { head: words.refused, cell: ({ refused }) => inNumbers(refused), isFigure: true },
              ]}
            />
          </section>
          <Hours hours={hours} />
        </>
      )}
      <section>
        <h2 className="desk-section">{words.cohorts}</h2>
        <p className="desk-hint figure-note">{words.cohortsWhy}</p>
        <Cohorts cohorts={cohorts} />
      </section>
      {mayExport && <Exports filter={filter} />}
    </>
  )
}

function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <div className="figure-wide">
      <Table
        caption={words.table}
        rows={steps}
        keyOf={({ step }) => step}
        empty={words.empty}
        columns={[
          { head: words.step, cell: ({ step }) => stepName(step) },
          { head: words.shown, cell: ({ shown }) => inNumbers(shown), isFigure: true },
          {
            head: words.answered,
            cell: ({ answered, isEnd }) => (isEnd ? '–' : inNumbers(answered)),
            isFigure: true,
          },
          { head: words.left, cell: ({ left, isEnd }) => (isEnd ? '–' : inNumbers(left)), isFigure: true },
          { head: words.loss, cell: ({ loss, isEnd }) => inPercent(isEnd ? null : loss), isFigure: true },
          { head: words.median, cell: ({ median }) => inTime(median), isFigure: true },
          { head: words.p90, cell: ({ p90 }) => inTime(p90), isFigure: true },
          { head: words.refused, cell: ({ refused }) => inNumbers(refused), isFigure: true },
          { head: words.corrected, cell: ({ corrected }) => inNumbers(corrected), isFigure: true },
          { head: words.switched, cell: ({ switched }) => inNumbers(switched), isFigure: true },
          { head: words.helped, cell: ({ helped }) => inNumbers(helped), isFigure: true },
        ]}
      />
    </div>
  )
}

export function Cohorts({ cohorts }: { readonly cohorts: readonly CohortRow[] }) {
  return (
    <Table
      caption={words.cohorts}
      rows={cohorts}
      keyOf={({ day }) => day}
      empty={words.noCohorts}
      columns={[
        { head: words.day, cell: ({ day }) => <span className="num">{inDay(day)}</span> },
        { head: words.visitors, cell: ({ visitors }) => inNumbers(visitors), isFigure: true },
        { head: words.orders, cell: ({ orders }) => inNumbers(orders), isFigure: true },
        {
          head: words.rate,
          cell: ({ orders, visitors }) => inPercent(visitors > 0 ? orders / visitors : null),
          isFigure: true,
        },
        {
          head: words.state,
          cell: ({ isRipe }) => (
            <span className="figure-state" data-open={!isRipe || undefined}>
              {isRipe ? words.ripe : words.unripe}
            </span>
          ),
        },
      ]}
    />
  )
}

function Exports({ filter }: { readonly filter: FilterValues }) {
  const address = (format: string) => {
    const query = queryOf(filter)
    query.set('conjunto', 'funil')
    query.set('formato', format)
    return `/operador/exportar?${query}`
  }
  return (
    <section>
      <h2 className="desk-section">{words.exportTitle}</h2>
      <p className="desk-pager">
        <a className="quiet-link" href={address('csv')}>
          {words.exportCsv}
        </a>
        <a className="quiet-link" href={address('ndjson')}>
          {words.exportNdjson}
        </a>
      </p>
    </section>
  )
}

import {
  experimentWords as words,
  inNumbers,
  inPercent,
  inPoints,
  stepName,
} from '../../content/desk/figures.ts'
import { Cohorts, type CohortRow } from '../parts/Cohorts.tsx'
import { FigureFilter, type FilterValues } from '../parts/FigureFilter.tsx'
import { Heading } from '../parts/Heading.tsx'
import { Table } from '../parts/Table.tsx'
import '../figures.css'

type Interval = { readonly low: number; readonly high: number }
type ArmRow = {
  readonly visitors: number
  readonly orders: number
  readonly rate: number | null
  readonly interval: Interval
}
type StepRate = { readonly shown: number; readonly answered: number; readonly interval: Interval }

export type ExperimentProps = {
  readonly filter: FilterValues
  readonly a: ArmRow
  readonly b: ArmRow
  readonly verdict: 'broken' | 'a' | 'b' | 'open'
  readonly splitP: number
  readonly difference: (Interval & { readonly difference: number }) | null
  readonly planned: { readonly visitors: number; readonly reached: number }
  readonly daysToPlan: number | null
  readonly daysToCertainty: number | null
  readonly unripe: readonly CohortRow[]
  readonly steps: readonly { readonly step: string; readonly a: StepRate; readonly b: StepRate }[]
}

const inInterval = ({ low, high }: Interval) => `${inPercent(low)} a ${inPercent(high)}`
const p = new Intl.NumberFormat('pt-BR', { maximumSignificantDigits: 2 })

export function ExperimentPage(props: ExperimentProps) {
  const { filter, a, b, verdict, difference, unripe, steps } = props
  const { title, text } = words.verdicts[verdict]
  const isSound = verdict !== 'broken'
  return (
    <>
      <Heading title={words.title} why={words.why} />
      <FigureFilter action="/operador/experimento" values={filter} campaigns={[]} isPeriodOnly />
      <section className="verdict" data-verdict={verdict}>
        <h2 className="verdict__title">{title}</h2>
        <p>{text}</p>
        {isSound && difference !== null && <Difference {...difference} />}
      </section>
      <section>
        <h2 className="desk-section">{words.arms}</h2>
        <Table
          caption={words.arms}
          rows={[
            { name: words.armA, ...a },
            { name: words.armB, ...b },
          ]}
          keyOf={({ name }) => name}
          empty=""
          columns={[
            { head: words.version, cell: ({ name }) => name },
            { head: words.visitors, cell: ({ visitors }) => inNumbers(visitors), isFigure: true },
            { head: words.orders, cell: ({ orders }) => inNumbers(orders), isFigure: true },
            { head: words.rate, cell: ({ rate }) => inPercent(rate), isFigure: true },
            { head: words.interval, cell: ({ interval }) => inInterval(interval), isFigure: true },
          ]}
        />
      </section>
      <Checks {...props} />
      <section>
        <h2 className="desk-section">{words.unripe}</h2>
        {unripe.length === 0 ? <p className="desk-empty">{words.noUnripe}</p> : <Cohorts cohorts={unripe} />}
      </section>
      <section>
        <h2 className="desk-section">{words.steps}</h2>
        <p className="desk-hint figure-note">{words.stepsWhy}</p>
        <Table
          caption={words.steps}
          rows={steps}
          keyOf={({ step }) => step}
          empty={words.noDifference}
          columns={[
            { head: 'Pergunta', cell: ({ step }) => stepName(step) },
            { head: words.armA, cell: (row) => <Rate {...row.a} />, isFigure: true },
            { head: words.armB, cell: (row) => <Rate {...row.b} />, isFigure: true },
          ]}
        />
        <p className="desk-hint figure-note">{words.method}</p>
      </section>
    </>
  )
}

function Rate({ shown, answered, interval }: StepRate) {
  return (
    <>
      {inPercent(shown > 0 ? answered / shown : null)}
      <span className="desk-hint rate__interval"> {inInterval(interval)}</span>
    </>
  )
}

/** The interval on a line with zero in its middle: what it crosses is still possible. */
function Difference({ difference, low, high }: Interval & { readonly difference: number }) {
  const most = Math.max(Math.abs(low), Math.abs(high), 0.001) * 1.15
  const at = (value: number) => 50 + (value / most) * 50
  return (
    <div className="difference">
      <svg className="difference__line" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <rect className="difference__axis" x="0" y="5.6" width="100" height="0.8" />
        <rect className="difference__range" x={at(low)} y="3" width={at(high) - at(low)} height="6" />
        <rect className="difference__zero" x="49.85" y="0" width="0.3" height="12" />
        <rect className="difference__point" x={at(difference) - 0.4} y="1" width="0.8" height="10" />
      </svg>
      <p className="difference__ends" aria-hidden="true">
        <span>← {words.less}</span>
        <span>{words.more} →</span>
      </p>
      <p className="num">{words.differenceText(inPoints(difference), inPoints(low), inPoints(high))}</p>
    </div>
  )
}

function Checks({ splitP, planned, daysToPlan, daysToCertainty, difference }: ExperimentProps) {
  const isPlanned = planned.reached >= planned.visitors
  const certainty =
    difference === null
      ? words.noDifference
      : daysToCertainty === null
        ? words.certaintyNever
        : daysToCertainty === 0
          ? words.certaintyNow
          : words.certaintyDays(inNumbers(daysToCertainty))
  return (
    <section>
      <h2 className="desk-section">{words.checks}</h2>
      <dl className="checks">
        <div>
          <dt>{words.split}</dt>
          <dd>{words.splitText(p.format(splitP))}</dd>
        </div>
        <div>
          <dt>{words.plan}</dt>
          <dd>
            {words.planText(inNumbers(planned.reached), inNumbers(planned.visitors))}{' '}
            {isPlanned ? words.planDone : daysToPlan !== null && words.planDays(inNumbers(daysToPlan))}
          </dd>
        </div>
        <div>
          <dt>{words.certainty}</dt>
          <dd>{certainty}</dd>
        </div>
      </dl>
    </section>
  )
}

/** The desk page with the results of the experiment that compares the chat with form pages. */
import { Fragment } from 'react'
import { experimentPlanIn } from '../experiment-plan-form.ts'
import {
  formatDay,
  formatNumber,
  formatPercent,
  formatPercentagePoints,
} from '../../content/desk/number-and-date-formats.ts'
import { experimentWords as words } from '../../content/desk/experiment-words.ts'
import { ADMINISTRATORS, ANALYSTS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { deskErrorMessages } from '../../content/desk/error-words.ts'
import { urlParameter } from '../../lib/desk-url-parameters.ts'
import { deskPage, refuse, type Loaded } from '../declare-desk-page.ts'
import { SuspectCountsNotice } from '../parts/SuspectCountsNotice.tsx'
import { Button, LinkButton } from '../parts/Button.tsx'
import { CollapsibleSection } from '../parts/CollapsibleSection.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { DescriptionList } from '../parts/DescriptionList.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { PercentageBar } from '../parts/PercentageBar.tsx'
import { QuietLink } from '../parts/StandaloneLinks.tsx'
import { Table } from '../parts/Table.tsx'
import '../reports-and-previews.css'

type ExperimentProps = Loaded<'experimentNow'> & {
  /** Whether this is the current one. */
  readonly isPresent: boolean
  /** Whether the reader may start and stop experiments. */
  readonly mayChange: boolean
  readonly past: Loaded<'pastExperiments'>
}
type Interval = { readonly low: number; readonly high: number }

export default deskPage({
  path: '/operador/experimento',
  roles: ANALYSTS,
  title: words.title,
  async load({ services, query, mayOpen }): Promise<ExperimentProps> {
    const shown = await services.experimentNow(urlParameter(query, 'inicio'))
    const { startedOn } = await services.presentExperiment()
    return {
      ...shown,
      isPresent: shown.experiment.startedOn === startedOn,
      mayChange: mayOpen('/operador/experimento/plano'),
      past: await services.pastExperiments(),
    }
  },
  view: Experiment,
  actions: {
    comecar: {
      roles: ADMINISTRATORS,
      async act({ services, user, form }) {
        const asked = services.checkExperimentPlan(experimentPlanIn(form))
        if ('problem' in asked) return refuse(400, deskErrorMessages.experimentPlan[asked.problem])
        const started = await services.startExperiment(user, asked.name, asked.plan)
        if (!started) return refuse(409, deskErrorMessages.experimentRuns)
        return '/operador/experimento?feito=experimento-comecou'
      },
    },
    parar: {
      roles: ADMINISTRATORS,
      async act({ services, user, form }) {
        const stopped = await services.stopExperiment(user, form.inicio ?? '')
        if (!stopped) return refuse(409, deskErrorMessages.noExperiment)
        return '/operador/experimento?feito=experimento-parou'
      },
    },
  },
})

const inInterval = ({ low, high }: Interval) => `${formatPercent(low)} a ${formatPercent(high)}`

/**
 * Returns the outcome to show. If there is no verdict, the outcome is 'undecided' once the experiment has
 * reached its planned size, 'ended' if it was stopped and all its days are complete, and otherwise 'open'.
 */
function outcomeOf({
  decision: { verdict, on },
  experiment,
  unripe,
}: ExperimentProps): keyof typeof words.verdicts {
  if (verdict !== 'open') return verdict
  if (on !== null) return 'undecided'
  return experiment.stoppedOn !== null && unripe.length === 0 ? 'ended' : 'open'
}

/** Says what has been measured so far, and what it means for the plan if it differs much from it. */
function measuredText({ a, sizeAtRate, experiment: { plan } }: ExperimentProps): string {
  if (a.rate === null) return words.measuredNone
  const measured = words.measuredText(formatPercent(a.rate))
  if (sizeAtRate === null) return measured
  return `${measured} ${words.measuredOff(formatNumber(sizeAtRate), formatNumber(plan.horizon))}`
}

/** Says when the experiment decides. */
function decidesText({ decision, ordersUntil, decidesBy }: ExperimentProps): string {
  if (decision.on !== null && decision.upTo !== null)
    return words.decided(formatDay(decision.on), formatDay(decision.upTo))
  if (ordersUntil !== null) return words.decidesNever(formatDay(ordersUntil))
  return decidesBy === null ? words.decidesUnknown : words.decidesBy(formatDay(decidesBy))
}

const differenceText = ({ difference, low, high }: Interval & { readonly difference: number }): string =>
  words.differenceText(
    formatPercentagePoints(difference),
    formatPercentagePoints(low),
    formatPercentagePoints(high),
  )

/** Formats a p-value, which holds however often one looks. */
const chance = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumSignificantDigits: 2 })

/** Shows the verdict of the experiment, the figures of both versions, and the checks behind the verdict. */
function Experiment(props: ExperimentProps) {
  const { experiment, a, b, decision, suspectCounts } = props
  const { name, startedOn, stoppedOn } = experiment
  const outcome = outcomeOf(props)
  const { title, text } = words.verdicts[outcome]
  return (
    <>
      <DeskPageHeading title={words.title} why={words.why}>
        <p className="figure-lead">
          {stoppedOn !== null
            ? words.stopped(name, formatDay(startedOn), formatDay(stoppedOn))
            : startedOn > props.today
              ? words.begins(name, formatDay(startedOn))
              : words.running(name, formatDay(startedOn))}
        </p>
        {!props.isPresent && (
          <p>
            {words.isPast} <QuietLink href="/operador/experimento" label={words.toPresent} />
          </p>
        )}
      </DeskPageHeading>
      <SuspectCountsNotice {...suspectCounts} />
      <section className="verdict" data-verdict={outcome}>
        <h2 className="verdict__title">{title}</h2>
        <p>{text}</p>
        <p>{decidesText(props)}</p>
        {outcome !== 'broken' && decision.difference !== null && (
          <p className="num">{differenceText(decision.difference)}</p>
        )}
      </section>
      <Facts {...props} />
      <section>
        <h2 className="desk-section">{words.arms}</h2>
        <p className="desk-hint figure-note">{words.armsWhy}</p>
        <Table
          caption={words.arms}
          rows={[
            { name: words.armA, ...a },
            { name: words.armB, ...b },
          ]}
          keyOf={(arm) => arm.name}
          empty=""
          columns={[
            { head: words.version, cell: (arm) => arm.name },
            { head: words.visitors, cell: ({ visitors }) => formatNumber(visitors), isFigure: true },
            { head: words.orders, cell: ({ orders }) => formatNumber(orders), isFigure: true },
            { head: words.rate, cell: ({ rate }) => formatPercent(rate), isFigure: true },
            { head: words.interval, cell: ({ interval }) => inInterval(interval), isFigure: true },
          ]}
        />
      </section>
      <p className="desk-hint figure-note">{words.method}</p>
      {props.isPresent && props.past.length > 0 && <Past past={props.past} />}
      {props.isPresent && props.mayChange && <StopOrPlan {...experiment} />}
    </>
  )
}

/** Shows the plan of the experiment, its progress, and when it decides. */
function Facts(props: ExperimentProps) {
  const { reached, decision, experiment } = props
  const { baseline, leastEffect, horizon } = experiment.plan
  const share = Math.min(1, reached / horizon)
  return (
    <section>
      <h2 className="desk-section">{words.planned}</h2>
      <DescriptionList
        rows={[
          [words.facts.question, words.question],
          [words.facts.baseline, words.baselineText(formatPercent(baseline))],
          [words.facts.measured, measuredText(props)],
          [
            words.facts.effect,
            words.effectText(
              formatPercentagePoints(leastEffect).replace('+', ''),
              formatPercent(baseline),
              formatPercent(baseline + leastEffect),
            ),
          ],
          [words.facts.size, words.size(formatNumber(horizon))],
          [
            words.facts.reached,
            <Fragment key="reached">
              {words.reached(formatNumber(reached), formatPercent(share))}
              <PercentageBar share={share} />
            </Fragment>,
          ],
          [
            words.facts.split,
            decision.splitP < 1 ? words.splitText(chance.format(decision.splitP)) : words.splitEven,
          ],
        ]}
      />
    </section>
  )
}

/** Lists earlier experiments with their outcome. */
const Past = ({ past }: Pick<ExperimentProps, 'past'>) => (
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
        {
          head: words.pastResult,
          cell({ decision: { verdict, on } }) {
            const outcome = verdict !== 'open' ? verdict : on === null ? 'ended' : 'undecided'
            return words.verdicts[outcome].title
          },
        },
      ]}
    />
  </section>
)

/** Form that stops the running experiment, or a link to plan the next one. */
const StopOrPlan = ({ startedOn, stoppedOn }: ExperimentProps['experiment']) =>
  stoppedOn === null ? (
    <CollapsibleSection summary={words.stop}>
      <CsrfForm action="/operador/experimento/parar" className="desk-form">
        <p className="desk-why">{words.stopWhy}</p>
        <input type="hidden" name="inicio" value={startedOn} />
        <p>
          <Button label={words.stopNow} kind="secondary" />
        </p>
      </CsrfForm>
    </CollapsibleSection>
  ) : (
    <p>
      <LinkButton href="/operador/experimento/plano" label={words.start} />
    </p>
  )

/** The funnel's tables and drawings: questions, devices, and reasons why answers were refused. */
import { funnelWords } from '../../content/desk/funnel-report.ts'
import { formatNumber, formatPercent, formatSeconds } from '../../content/desk/number-and-date-formats.ts'
import { stepName, deviceNames } from '../../content/desk/report-words.ts'
import { Table } from './Table.tsx'
import type { Loaded } from '../declare-desk-page.ts'
import { problemLabel } from '../../content/problems/all-problems.ts'
import { CollapsibleSection } from './CollapsibleSection.tsx'

/** One question of the funnel with its counts. */
export type FunnelStep = Loaded<'funnelOf'>['steps'][number]

const { groups } = funnelWords
const GROUPS = Object.entries(groups)

/**
 * A table of the funnel with one row per question. Its columns are too wide for a phone, so a phone shows one group of
 * columns at a time. Radio buttons choose the group, and CSS hides the other groups without a script.
 */
export function FunnelTable({ steps }: { readonly steps: readonly FunnelStep[] }) {
  return (
    <div className="figure-wide">
      <fieldset className="figure-groups">
        <legend className="hush">{funnelWords.group}</legend>
        {GROUPS.map(([group, name], at) => (
          <label key={group} className="figure-group">
            <input type="radio" name="grupo" value={group} defaultChecked={at === 0} className="hush" />
            {name}
          </label>
        ))}
      </fieldset>
      <Table
        caption={funnelWords.table}
        rows={steps}
        keyOf={({ step }) => step}
        empty={funnelWords.empty}
        isTight
        columns={[
          { head: funnelWords.step, cell: ({ step }) => stepName(step) },
          ...inGroup('visits', [
            [funnelWords.shown, ({ shown }) => formatNumber(shown)],
            [funnelWords.answered, ({ answered, isEnd }) => (isEnd ? '–' : formatNumber(answered))],
            [funnelWords.left, ({ left, isEnd }) => (isEnd ? '–' : formatNumber(left))],
            [funnelWords.loss, ({ loss, isEnd }) => formatPercent(isEnd ? null : loss)],
          ]),
          ...inGroup('times', [
            [funnelWords.median, ({ median }) => formatSeconds(median)],
            [funnelWords.p90, ({ p90 }) => formatSeconds(p90)],
          ]),
          ...inGroup('mishaps', [
            [funnelWords.refused, ({ refused }) => formatNumber(refused)],
            [funnelWords.corrected, ({ corrected }) => formatNumber(corrected)],
            [funnelWords.switched, ({ switched }) => formatNumber(switched)],
            [funnelWords.helped, ({ helped }) => formatNumber(helped)],
          ]),
        ]}
      />
    </div>
  )
}

/** A column: its heading, and the text of a cell. */
type Figure = readonly [head: string, cell: (step: FunnelStep) => string]

const inGroup = (group: keyof typeof groups, figures: readonly Figure[]) =>
  figures.map(([head, cell]) => ({ head, cell, group, isFigure: true }))

/**
 * Draws the funnel with one bar per question. The bar's length is the number of visits that saw the question; its
 * highlighted end is those that stopped there. Screen readers skip the chart, because the table below it contains the
 * same numbers.
 */
export function FunnelChart({ steps }: { readonly steps: readonly FunnelStep[] }) {
  const most = Math.max(1, ...steps.map(({ shown }) => shown))
  const share = (count: number) => (count / most) * 100
  const isDeadEnd = ({ isEnd }: Pick<FunnelStep, 'isEnd'>, at: number) => isEnd && at < steps.length - 1
  return (
    <figure className="funnel" aria-hidden="true">
      <figcaption className="funnel__key">
        <span className="funnel__sign funnel__sign--on">{funnelWords.chartShown}</span>
        <span className="funnel__sign funnel__sign--left">{funnelWords.chartLeft}</span>
        {steps.some((each, at) => isDeadEnd(each, at)) && (
          <span className="funnel__sign funnel__sign--ended">{funnelWords.chartEnded}</span>
        )}
        <span className="desk-hint">{funnelWords.chartSame}</span>
      </figcaption>
      <div className="funnel__bars">
        {steps.map(({ step, shown, left, loss, isEnd }, at) => (
          <div key={step} className="funnel__row">
            <span className="funnel__step">{stepName(step)}</span>
            <svg className="funnel__bar" viewBox="0 0 100 10" preserveAspectRatio="none" focusable="false">
              <rect
                className={isDeadEnd({ isEnd }, at) ? 'funnel__ended' : 'funnel__on'}
                x="0"
                y="0"
                width={share(shown)}
                height="10"
              />
              {!isEnd && (
                <rect
                  className="funnel__left"
                  x={share(shown - left)}
                  y="0"
                  width={share(left)}
                  height="10"
                />
              )}
            </svg>
            <span className="funnel__figure num">{formatNumber(shown)}</span>
            <span className="funnel__loss num">{left > 0 && !isEnd ? `−${formatPercent(loss)}` : ''}</span>
          </div>
        ))}
      </div>
    </figure>
  )
}

/** The share of visits that ended at each question, with the kinds of device beside each other. */
export const FunnelDevices = ({ steps, devices }: Pick<Loaded<'funnelOf'>, 'steps' | 'devices'>) => (
  <Table
    caption={funnelWords.devices}
    rows={steps.filter(({ isEnd }) => !isEnd)}
    keyOf={({ step }) => step}
    empty={funnelWords.empty}
    isTight
    columns={[
      { head: funnelWords.step, cell: ({ step }) => stepName(step) },
      ...Object.entries(deviceNames).map(([device, head]) => ({
        head,
        isFigure: true,
        cell: ({ step }: { readonly step: string }) => {
          const found = devices.find((each) => each.step === step && each.device === device)
          if (!found || found.shown === 0) return '–'
          return (
            <>
              {formatPercent(found.left / found.shown)}{' '}
              <span className="desk-hint">{funnelWords.ofShown(formatNumber(found.shown))}</span>
            </>
          )
        },
      })),
    ]}
  />
)

/** How often answers to a question were refused with the same error message. */
type ProblemRow = Loaded<'funnelOf'>['problems'][number]

/** Number of reasons shown at first. Less frequent reasons are in a closed section. */
const FIRST = 6

const textOf = (problem: string) => problemLabel(problem) ?? funnelWords.other

/** Lists the reasons why answers were refused, the most frequent first. */
export function AnswerRefusalReasons({ problems }: { readonly problems: readonly ProblemRow[] }) {
  const rest = problems.slice(FIRST)
  return (
    <>
      <ProblemTable caption={funnelWords.problems} rows={problems.slice(0, FIRST)} />
      {rest.length > 0 && (
        <CollapsibleSection summary={funnelWords.problemsMore(formatNumber(rest.length))}>
          <ProblemTable caption={funnelWords.problemsRest} rows={rest} />
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
      empty={funnelWords.noProblems}
      isTight
      columns={[
        { head: funnelWords.step, cell: ({ step }) => stepName(step) },
        { head: funnelWords.problem, cell: ({ problem }) => textOf(problem) },
        { head: funnelWords.refused, cell: ({ refused }) => formatNumber(refused), isFigure: true },
      ]}
    />
  )
}

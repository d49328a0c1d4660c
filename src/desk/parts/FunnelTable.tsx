/**
 * A table of the funnel with one row per question. Its columns are too wide for a phone, so a phone shows one group of
 * columns at a time. Radio buttons choose the group, and CSS hides the other groups without a script.
 */
import { funnelWords as words } from '../../content/desk/funnel-report.ts'
import { formatNumber, formatPercent, formatSeconds } from '../../content/desk/number-and-date-formats.ts'
import { stepName } from '../../content/desk/report-dimension-names.ts'
import { Table } from './Table.tsx'

/** A range of seconds. `to` is null for the last range, which has no end. */
type TimeRange = { readonly from: number; readonly to: number | null }

/** One question of the funnel with its counts. */
export type FunnelStep = {
  readonly step: string
  /** How many visits saw the question, and how many of them ended there. */
  readonly shown: number
  readonly answered: number
  readonly left: number
  /** The share of visits that ended, from 0 to 1. */
  readonly loss: number | null
  readonly median: TimeRange | null
  readonly p90: TimeRange | null
  readonly refused: number
  readonly corrected: number
  readonly switched: number
  readonly helped: number
  /**
   * Whether the order ends here, because it is the last question or a dead end. No visitors can be lost at such a
   * question.
   */
  readonly isEnd: boolean
}

const { groups } = words
const GROUPS = Object.entries(groups)

export function FunnelTable({ steps }: { readonly steps: readonly FunnelStep[] }) {
  return (
    <div className="figure-wide">
      <fieldset className="figure-groups">
        <legend className="hush">{words.group}</legend>
        {GROUPS.map(([group, name], at) => (
          <label key={group} className="figure-group">
            <input type="radio" name="grupo" value={group} defaultChecked={at === 0} className="hush" />
            {name}
          </label>
        ))}
      </fieldset>
      <Table
        caption={words.table}
        rows={steps}
        keyOf={({ step }) => step}
        empty={words.empty}
        isTight
        columns={[
          { head: words.step, cell: ({ step }) => stepName(step) },
          ...inGroup('visits', [
            [words.shown, ({ shown }) => formatNumber(shown)],
            [words.answered, ({ answered, isEnd }) => (isEnd ? '–' : formatNumber(answered))],
            [words.left, ({ left, isEnd }) => (isEnd ? '–' : formatNumber(left))],
            [words.loss, ({ loss, isEnd }) => formatPercent(isEnd ? null : loss)],
          ]),
          ...inGroup('times', [
            [words.median, ({ median }) => formatSeconds(median)],
            [words.p90, ({ p90 }) => formatSeconds(p90)],
          ]),
          ...inGroup('mishaps', [
            [words.refused, ({ refused }) => formatNumber(refused)],
            [words.corrected, ({ corrected }) => formatNumber(corrected)],
            [words.switched, ({ switched }) => formatNumber(switched)],
            [words.helped, ({ helped }) => formatNumber(helped)],
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

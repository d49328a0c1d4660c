/** Computes the results of the experiments that compare chat and pages, for the desk. */
import { addDays, periodLength, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import type { Context } from '../../context.ts'
import { exposureDays, type StoredExperiment } from '../../repositories/desk/experiments.ts'
import {
  horizonOf,
  wilsonInterval,
  type Arm,
  type ExperimentPlan,
} from '../../rules/desk/experiment-statistics.ts'
import {
  WINDOW_DAYS,
  decideExperiment,
  lastCompleteDay,
  sumOf,
  type ExposureDay,
} from '../../rules/desk/experiment-decision.ts'
import { listExperiments, presentExperiment } from './start-and-stop-experiments.ts'
import { floodedDaysIn, type SuspectDays } from './find-flooded-days.ts'

type Parts = Pick<Context, 'db' | 'clock' | 'config'>

/**
 * The number of visitors that the plan needs at the rate that A has, if its confidence interval excludes the plan's.
 */
function sizeAtRate(
  { rate, interval }: ReturnType<typeof armOf>,
  { baseline, leastEffect }: ExperimentPlan,
): number | null {
  const isAsPlanned = interval.low <= baseline && baseline <= interval.high
  return rate === null || isAsPlanned ? null : horizonOf({ baseline: rate, leastEffect })
}

/** Returns visitors and orders of one version, with the rate (orders ÷ visitors) and its confidence interval. */
const armOf = ({ visitors, orders }: Arm) => ({
  visitors,
  orders,
  rate: visitors > 0 ? orders / visitors : null,
  interval: wilsonInterval(orders, visitors),
})

/** Returns the days in `floods` of one figure. */
const daysOf = ({ floods }: SuspectDays, figure: 'exposures' | 'orders'): ReadonlySet<string> =>
  new Set(floods.filter((each) => each.figure === figure).map(({ day }) => day))

/** Reads the days of an experiment without the orders of days on which too many came from one network. */
const withoutForged = (
  { db }: Pick<Parts, 'db'>,
  { from, to }: { readonly from: string; readonly to: string },
  suspectCounts: SuspectDays,
) => exposureDays(db, from, to, [...daysOf(suspectCounts, 'orders')])

/**
 * Computes an experiment's results from stored data.
 * @param days days with exposures since the start, in order
 * @param floods days on which too many events came from one IP address
 * @param sound `days` without the orders of days on which too many came from one network
 */
export function experimentFiguresOf(
  { plan, startedOn }: StoredExperiment,
  days: readonly ExposureDay[],
  floods: ReadonlySet<string>,
  today: string,
  sound: readonly ExposureDay[] = days,
) {
  const latest = lastCompleteDay(today)
  const ripe = days.filter(({ day }) => day <= latest)
  const { a, b } = sumOf(ripe)
  const decision = decideExperiment(sound, plan, today, floods)
  const reached = decision.a.visitors + decision.b.visitors
  const all = sumOf(days)
  const perDay = (all.a.visitors + all.b.visitors) / periodLength(startedOn, today)
  return {
    a: armOf(a),
    b: armOf(b),
    /** Days for which orders may still arrive. */
    unripe: days.filter(({ day }) => day > latest),
    decision,
    reached,
    /** Days until the planned number of visitors is reached at the current pace; null without visitors yet. */
    daysToHorizon: perDay > 0 ? Math.ceil(Math.max(0, plan.horizon - reached) / perDay) : null,
    /** How many visitors the plan would ask for at the measured rate of A; null while that may be the planned one. */
    sizeAtRate: sizeAtRate(armOf(a), plan),
  }
}

/**
 * Returns the results of an experiment, chat against pages (docs/decisions/0053).
 * @param startedOn the first day of the experiment; the current one if there is none that began then
 */
export async function experimentNow(parts: Parts, startedOn?: string) {
  const { db, clock } = parts
  const today = todayInSaoPaulo(clock.now())
  const present = await presentExperiment(parts)
  const experiment = (await listExperiments(parts)).find((each) => each.startedOn === startedOn) ?? present
  const period = { from: experiment.startedOn, to: experiment.stoppedOn ?? today }
  const [days, suspectCounts] = await Promise.all([
    exposureDays(db, period.from, period.to),
    floodedDaysIn(parts, ['exposures', 'orders'], period),
  ])
  const sound = await withoutForged(parts, period, suspectCounts)
  const figures = experimentFiguresOf(experiment, days, daysOf(suspectCounts, 'exposures'), today, sound)
  const isGoingOn = experiment.stoppedOn === null && figures.decision.on === null
  return {
    experiment,
    today,
    suspectCounts,
    ...figures,
    /** The last day on which orders count; null while it is running. */
    ordersUntil: experiment.stoppedOn && addDays(experiment.stoppedOn, WINDOW_DAYS - 1),
    /** The day on which it ends at the current pace; null without visitors, and once it has ended. */
    decidesBy: isGoingOn && figures.daysToHorizon !== null ? addDays(today, figures.daysToHorizon) : null,
  }
}

/** Returns the experiments before the current one, with what they decided, the last one first. */
export async function pastExperiments(parts: Parts) {
  const today = todayInSaoPaulo(parts.clock.now())
  const [, ...past] = await listExperiments(parts)
  return Promise.all(
    past.map(async (experiment) => {
      const to = experiment.stoppedOn ?? today
      const period = { from: experiment.startedOn, to }
      const suspectCounts = await floodedDaysIn(parts, ['exposures', 'orders'], period)
      const sound = await withoutForged(parts, period, suspectCounts)
      const floods = daysOf(suspectCounts, 'exposures')
      return { ...experiment, decision: decideExperiment(sound, experiment.plan, today, floods) }
    }),
  )
}

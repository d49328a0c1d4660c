/** Starts and stops the A/B test of chat against pages, and computes its results for the desk. */
import { experimentWords } from '../../../src/content/desk/experiment.ts'
import { addDays, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import type { Context } from '../../context.ts'
import {
  addExperiment,
  exposureDays,
  latestExperiment,
  stopExperiments,
  type StoredExperiment,
} from '../../repositories/desk/experiments.ts'
import { stepSumsOfVersions } from '../../repositories/desk/figures.ts'
import {
  DEFAULT_PLAN,
  horizonOf,
  visitorsToCertainty,
  wilson,
  type Arm,
  type Interval,
  type ExperimentPlan,
} from '../../rules/desk/experiment-statistics.ts'
import {
  decide,
  lastRipe,
  sumOf,
  type Decision,
  type ExposureDay,
} from '../../rules/desk/experiment-decision.ts'
import { isEnd, deskStepsOf } from '../../rules/desk/journey-steps.ts'
import { periodLength } from '../../rules/desk/period-length.ts'
import { floodedDaysIn, type PeriodSources } from './find-flooded-days.ts'

type Stored = Pick<Context, 'db' | 'clock'>
type Parts = Pick<Context, 'db' | 'clock' | 'config'>

/** The name of the first experiment of an installation. */
const DEFAULT_NAME = experimentWords.defaultName

/** Visitors and orders of one version, with the rate (orders ÷ visitors) and its confidence interval. */
export type ArmFigures = Arm & { readonly rate: number | null; readonly interval: Interval }

/** How often a question was shown and answered, with the confidence interval of the rate. */
export type StepRate = {
  readonly shown: number
  readonly answered: number
  readonly interval: Interval
}

/** The results of the experiment that compares chat (B) and pages (A). */
export type ExperimentFigures = {
  /** Visitors and orders of the days for which no more orders can arrive. */
  readonly a: ArmFigures
  readonly b: ArmFigures
  /** Days for which orders may still arrive. */
  readonly unripe: readonly ExposureDay[]
  /** Days that do not count towards the decision, because too many events came from one IP address. */
  readonly flooded: readonly ExposureDay[]
  /** Today is flooded and nothing has been decided yet, so no decision is made today. */
  readonly isHeld: boolean
  readonly decision: Decision
  readonly reached: number
  /**
   * Days until the planned number of visitors is reached at the current pace; null if there are no visitors
   * yet.
   */
  readonly daysToHorizon: number | null
  /**
   * Days until a difference as large as today's would be conclusive; null if the experiment ends before that.
   */
  readonly daysToCertainty: number | null
}

const armOf = ({ visitors, orders }: Arm): ArmFigures => ({
  visitors,
  orders,
  rate: visitors > 0 ? orders / visitors : null,
  interval: wilson(orders, visitors),
})

/**
 * Computes an experiment's results from stored data.
 * @param days days with exposures since the start, in order
 * @param floods days on which too many events came from one IP address
 */
export function experimentFiguresOf(
  { plan, startedOn }: StoredExperiment,
  days: readonly ExposureDay[],
  floods: ReadonlySet<string>,
  today: string,
): ExperimentFigures {
  const latest = lastRipe(today)
  const ripe = days.filter(({ day }) => day <= latest)
  const { a, b } = sumOf(ripe)
  const decision = decide(days, plan, today, floods)
  const reached = decision.a.visitors + decision.b.visitors
  const all = sumOf(days)
  const perDay = (all.a.visitors + all.b.visitors) / periodLength(startedOn, today)
  const daysTo = (visitors: number) =>
    perDay > 0 ? Math.ceil(Math.max(0, visitors - reached) / perDay) : null
  const certain = visitorsToCertainty(decision.a, decision.b, plan)
  return {
    a: armOf(a),
    b: armOf(b),
    unripe: days.filter(({ day }) => day > latest),
    flooded: days.filter(({ day }) => floods.has(day)),
    isHeld: floods.has(today) && decision.on === null,
    decision,
    reached,
    daysToHorizon: daysTo(plan.horizon),
    daysToCertainty: certain === null ? null : daysTo(certain),
  }
}

/** Returns the current experiment; starts the first one today if there is none. */
export async function presentExperiment({ db, clock }: Stored): Promise<StoredExperiment> {
  const found = await latestExperiment(db)
  if (found) return found
  const plan = { ...DEFAULT_PLAN, horizon: horizonOf(DEFAULT_PLAN) }
  await addExperiment(db, DEFAULT_NAME, todayInSaoPaulo(clock.now()), plan)
  const made = await latestExperiment(db)
  if (!made) throw new Error('the experiment that was just added cannot be found')
  return made
}

/**
 * Starts an experiment today, or tomorrow if the last one ended today.
 * @returns null while another one is running
 */
export async function startExperiment(
  { db, clock }: Stored,
  name: string,
  plan: Omit<ExperimentPlan, 'horizon'>,
): Promise<StoredExperiment | null> {
  const before = await latestExperiment(db)
  if (before && before.stoppedOn === null) return null
  const today = todayInSaoPaulo(clock.now())
  const after = before?.stoppedOn ? addDays(before.stoppedOn, 1) : today
  await addExperiment(db, name, after > today ? after : today, { ...plan, horizon: horizonOf(plan) })
  return latestExperiment(db)
}

/**
 * Ends the current experiment; today is its last day.
 * @returns null if none is running
 */
export async function stopExperiment({ db, clock }: Stored): Promise<StoredExperiment | null> {
  const found = await presentExperiment({ db, clock })
  if (found.stoppedOn !== null) return null
  await stopExperiments(db, todayInSaoPaulo(clock.now()))
  return latestExperiment(db)
}

/** The current experiment with its results, in total and by question. */
export type Experiment = ExperimentFigures & {
  readonly experiment: StoredExperiment
  readonly sources: PeriodSources
  readonly steps: readonly { readonly step: string; readonly a: StepRate; readonly b: StepRate }[]
}

/** Returns the results of the current experiment, chat against pages (D92, docs/decisions/0053). */
export async function experimentNow(parts: Parts): Promise<Experiment> {
  const { db, clock } = parts
  const today = todayInSaoPaulo(clock.now())
  const experiment = await presentExperiment(parts)
  const period = { from: experiment.startedOn, to: experiment.stoppedOn ?? today }
  // Days after the end add no data, but a flood on one of them may delay the decision.
  const watched = { from: period.from, to: today }
  const scope = { ...period, journey: 'standard', campaign: null, channel: null, device: null }
  const [days, sources, sums] = await Promise.all([
    exposureDays(db, period.from, period.to),
    floodedDaysIn(parts, 'exposures', watched),
    stepSumsOfVersions(db, scope),
  ])
  const rateOf = (step: string, version: 'A' | 'B'): StepRate => {
    const found = sums.find((each) => each.step === step && each.version === version)
    const shown = found?.shown ?? 0
    const answered = Math.min(shown, found?.answered ?? 0)
    return { shown, answered, interval: wilson(answered, shown) }
  }
  return {
    experiment,
    sources,
    ...experimentFiguresOf(experiment, days, new Set(sources.floods.map(({ day }) => day)), today),
    steps: deskStepsOf('standard')
      .filter((step) => !isEnd(step) && sums.some((each) => each.step === step))
      .map((step) => ({ step, a: rateOf(step, 'A'), b: rateOf(step, 'B') })),
  }
}

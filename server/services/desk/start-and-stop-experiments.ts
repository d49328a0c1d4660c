/**
 * Starts, stops and lists the experiments that compare chat and pages, and estimates how long an experiment would take
 * (docs/decisions/0053).
 */
import { experimentWords } from '../../../src/content/desk/experiment.ts'
import { addDays, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import type { Context } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import {
  addExperiment,
  exposuresIn,
  latestExperiment,
  latestExperiments,
  stopExperiments,
  type StoredExperiment,
} from '../../repositories/desk/experiments.ts'
import { DEFAULT_PLAN, horizonOf, type ExperimentPlan } from '../../rules/desk/experiment-statistics.ts'
import { lastCompleteDay } from '../../rules/desk/experiment-decision.ts'

type Stored = { readonly db: Sql; readonly clock: Context['clock'] }

/** The name of the first experiment of an installation. */
const DEFAULT_NAME = experimentWords.defaultName

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

/** Returns the first day of an experiment that is started now: today, or tomorrow if the last one ended today. */
function firstDay(before: StoredExperiment | null, today: string): string {
  const after = before?.stoppedOn ? addDays(before.stoppedOn, 1) : today
  return after > today ? after : today
}

/**
 * Starts an experiment today, or tomorrow if the last one ended today.
 * @returns null while another one is running
 */
export async function startExperiment(
  { db, clock }: Stored,
  name: string,
  plan: ExperimentPlan,
): Promise<StoredExperiment | null> {
  const before = await latestExperiment(db)
  if (before && before.stoppedOn === null) return null
  const startedOn = firstDay(before, todayInSaoPaulo(clock.now()))
  const isAdded = await addExperiment(db, name, startedOn, plan)
  return isAdded ? { name, startedOn, stoppedOn: null, plan } : null
}

/**
 * Ends the current experiment; today is its last day.
 * @param startedOn its first day, if only this one is meant
 * @returns null if none is running, or another one
 */
export async function stopExperiment(
  { db, clock }: Stored,
  startedOn?: string,
): Promise<StoredExperiment | null> {
  const found = await presentExperiment({ db, clock })
  if (found.stoppedOn !== null) return null
  if (startedOn !== undefined && startedOn !== found.startedOn) return null
  const isStopped = await stopExperiments(db, todayInSaoPaulo(clock.now()))
  return isStopped ? latestExperiment(db) : null
}

/** How many of the latest experiments the desk lists. */
const LISTED = 20

/** Returns the latest experiments, the current one first. */
export const listExperiments = ({ db }: Stored): Promise<StoredExperiment[]> => latestExperiments(db, LISTED)

/** The days over which the pace of an experiment that has not begun is estimated. */
const PACE_DAYS = 28

/** What an experiment would need if it were started now. */
export type PlanPreview = {
  readonly startsOn: string
  /** Visitors a day, both versions together, in the last four weeks. */
  readonly perDay: number
  /** Days from its start until it has ended at this pace; null without visitors. */
  readonly days: number | null
}

/** Returns how long an experiment would take at the pace of the last four weeks. */
export async function previewPlan({ db, clock }: Stored, { horizon }: ExperimentPlan): Promise<PlanPreview> {
  const today = todayInSaoPaulo(clock.now())
  const [before, visitors] = await Promise.all([
    latestExperiment(db),
    exposuresIn(db, addDays(today, -PACE_DAYS), addDays(today, -1)),
  ])
  const perDay = visitors / PACE_DAYS
  // the orders of the last day count for a week
  const ripe = (Date.parse(today) - Date.parse(lastCompleteDay(today))) / 86_400_000
  return {
    startsOn: firstDay(before, today),
    perDay,
    days: perDay > 0 ? Math.ceil(horizon / perDay) + ripe : null,
  }
}

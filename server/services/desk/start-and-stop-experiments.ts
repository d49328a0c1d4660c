/**
 * Starts, stops and lists the experiments that compare chat and pages, and estimates how long an experiment would take
 * (docs/decisions/0053).
 */
import { experimentWords } from '../../../src/content/desk/experiment-words.ts'
import { addDays, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import type { Context } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import {
  addExperiment,
  exposuresIn,
  latestExperiment,
  latestExperiments,
  stopExperiments,
  type StoredExperiment,
} from '../../repositories/desk/experiments.ts'
import { DEFAULT_PLAN, horizonOf, type ExperimentPlan } from '../../rules/desk/experiment-statistics.ts'
import { WINDOW_DAYS } from '../../rules/desk/experiment-decision.ts'
import { audit } from './write-and-check-audit-log.ts'

type Stored = { readonly db: Sql; readonly clock: Context['clock'] }
type ChangeParts = Pick<Context, 'db' | 'clock' | 'vault'>

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
 * Starts an experiment today, or tomorrow if the last one ended today, and records it in the audit log.
 * @returns null while another one is running
 */
export const startExperiment = (
  parts: ChangeParts,
  by: DeskUser,
  name: string,
  plan: ExperimentPlan,
): Promise<StoredExperiment | null> =>
  parts.db.transaction(async (sql) => {
    const before = await latestExperiment(sql)
    if (before && before.stoppedOn === null) return null
    const startedOn = firstDay(before, todayInSaoPaulo(parts.clock.now()))
    if (!(await addExperiment(sql, name, startedOn, plan))) return null
    const { baseline, leastEffect, horizon } = plan
    const detail = { name, baseline, effect: leastEffect, horizon }
    await audit(sql, parts, { by, what: 'experiment_started', subject: `experiment ${startedOn}`, detail })
    return { name, startedOn, stoppedOn: null, plan }
  })

/**
 * Ends the current experiment, whose last day is today, and records it in the audit log.
 * @param startedOn its first day: only this one is meant
 * @returns null if none is running, or another one
 */
export const stopExperiment = (
  parts: ChangeParts,
  by: DeskUser,
  startedOn: string,
): Promise<StoredExperiment | null> =>
  parts.db.transaction(async (sql) => {
    const { clock } = parts
    const found = await latestExperiment(sql)
    if (!found || found.stoppedOn !== null) return null
    if (startedOn !== found.startedOn) return null
    if (!(await stopExperiments(sql, todayInSaoPaulo(clock.now())))) return null
    const stopped = await latestExperiment(sql)
    const subject = `experiment ${found.startedOn}`
    await audit(sql, parts, { by, what: 'experiment_stopped', subject, detail: { name: found.name } })
    return stopped
  })

/** How many of the latest experiments the desk lists. */
const LISTED = 20

/** Returns the latest experiments, the current one first. */
export const listExperiments = ({ db }: Stored): Promise<StoredExperiment[]> => latestExperiments(db, LISTED)

/** The days over which the pace of an experiment that has not begun is estimated. */
const PACE_DAYS = 28

/** Returns how long an experiment would take at the pace of the last four weeks, both versions together. */
export async function previewPlan({ db, clock }: Stored, { horizon }: ExperimentPlan) {
  const today = todayInSaoPaulo(clock.now())
  const [before, visitors] = await Promise.all([
    latestExperiment(db),
    exposuresIn(db, addDays(today, -PACE_DAYS), addDays(today, -1)),
  ])
  const perDay = visitors / PACE_DAYS
  return {
    startsOn: firstDay(before, today),
    perDay,
    // the orders of the last day count for a week; without visitors nobody knows
    days: perDay > 0 ? Math.ceil(horizon / perDay) + WINDOW_DAYS : null,
  }
}

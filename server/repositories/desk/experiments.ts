/** SQL for the experiments that compare chat and pages (docs/decisions/0053). */
import { onlyRow, statement, type Sql } from '../../db/database.ts'
import type { ExperimentPlan } from '../../rules/desk/experiment-statistics.ts'
import type { ExposureDay } from '../../rules/desk/experiment-decision.ts'

/** An experiment as it is stored. Days are yyyy-mm-dd in America/Sao_Paulo. */
export type StoredExperiment = {
  readonly name: string
  readonly startedOn: string
  /** The last day; null while the experiment is running. */
  readonly stoppedOn: string | null
  readonly plan: ExperimentPlan
}

const LIST = statement(
  'experiments.list',
  `select name, started_on::text as "startedOn", stopped_on::text as "stoppedOn", least_effect as "leastEffect", baseline,
     horizon
   from experiments order by started_on desc limit $1`,
)
// If another one starts on that day or is running, another process added it at the same time.
const ADD = statement(
  'experiments.add',
  `insert into experiments (name, started_on, arm_a, arm_b, least_effect, baseline, horizon)
   values ($1, $2, 'pages', 'chat', $3, $4, $5) on conflict do nothing returning started_on`,
)
const STOP = statement(
  'experiments.stop',
  `update experiments set stopped_on = greatest(started_on, $1::date) where stopped_on is null returning started_on`,
)

type Row = Omit<StoredExperiment, 'plan'> & ExperimentPlan

/** Returns the latest experiments, the last one first. */
export async function latestExperiments(sql: Sql, most: number): Promise<StoredExperiment[]> {
  const rows = await sql.rows<Row>(LIST, [most])
  return rows.map(({ leastEffect, baseline, horizon, ...rest }) => ({
    ...rest,
    plan: { leastEffect, baseline, horizon },
  }))
}

/** Returns the latest experiment; null if there has been none. */
export const latestExperiment = async (sql: Sql): Promise<StoredExperiment | null> =>
  (await latestExperiments(sql, 1))[0] ?? null

/** Adds an experiment. Returns false if another one is running, or starts on the same day. */
export const addExperiment = (sql: Sql, name: string, startedOn: string, plan: ExperimentPlan) =>
  sql.hasRow(ADD, [name, startedOn, plan.leastEffect, plan.baseline, plan.horizon])

/**
 * Ends the running experiment. Returns false if there is none.
 * @param on its last day (yyyy-mm-dd)
 */
export const stopExperiments = (sql: Sql, on: string) => sql.hasRow(STOP, [on])

const PACE = statement(
  'experiments.pace',
  'select coalesce(sum(visitors), 0)::float8 as visitors from exposure_counts where day between $1 and $2',
)

/** Returns how many browsers first saw either version in a period. */
export const exposuresIn = async (sql: Sql, from: string, to: string): Promise<number> =>
  (await onlyRow<{ visitors: number }>(sql, PACE, [from, to])).visitors

const DAYS = statement(
  'experiments.days',
  `select e.day::text as day, e.version, e.visitors::float8 as visitors, coalesce(o.orders, 0)::float8 as orders
   from exposure_counts e
   left join (select day, version, sum(orders) as orders from exposed_order_counts
              where day between $1 and $2 and day + age <> all($3::date[]) group by day, version) o using (day, version)
   where e.day between $1 and $2 order by e.day`,
)

type DayRow = {
  readonly day: string
  readonly version: 'A' | 'B'
  readonly visitors: number
  readonly orders: number
}

/**
 * Returns, for each day of a period, how many browsers first saw each version of the experiment, and how many
 * orders these browsers placed within seven days. Days without such browsers are missing.
 * @param without days whose orders are left out, whenever their browsers saw the experiment
 */
export async function exposureDays(
  sql: Sql,
  from: string,
  to: string,
  without: readonly string[] = [],
): Promise<ExposureDay[]> {
  const days = new Map<string, ExposureDay>()
  const nobody = { visitors: 0, orders: 0 }
  for (const { day, version, visitors, orders } of await sql.rows<DayRow>(DAYS, [from, to, without])) {
    const known = days.get(day) ?? { day, a: nobody, b: nobody }
    // More orders than visitors would break the statistics.
    const arm = { visitors, orders: Math.min(visitors, orders) }
    days.set(day, version === 'A' ? { ...known, a: arm } : { ...known, b: arm })
  }
  return [...days.values()]
}

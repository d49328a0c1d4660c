/** SQL that adds up the counts of visits and orders for the pages of the operator's desk. */
import { statement, type Sql } from '../../db/database.ts'
import type { StepCounts } from '../../rules/desk/step-figures.ts'
import {
  ALL_CAMPAIGNS,
  STEP_COUNTERS,
  ANSWERING_TIME_COLUMNS,
  type NetworkShareRow,
} from './write-visit-counters.ts'
import type { BusiestShare } from '../../rules/desk/detect-floods-of-automatic-visits.ts'

/**
 * Which counts a page of the desk shows; null means no restriction. `from` and `to` are the first and the
 * last day (yyyy-mm-dd, America/Sao_Paulo).
 */
export type Scope = {
  readonly from: string
  readonly to: string
  readonly journey: string
  readonly campaign: string | null
  readonly channel: string | null
  readonly device: string | null
}

const IN_SCOPE = `journey = $1 and day between $2 and $3 and campaign = $4
  and ($5::text is null or channel = $5) and ($6::text is null or device = $6)`

const valuesOf = ({ journey, from, to, campaign, channel, device }: Scope) => [
  journey,
  from,
  to,
  campaign ?? ALL_CAMPAIGNS,
  channel,
  device,
]

const sums = [
  ...STEP_COUNTERS.map((counter) => `sum(${counter})::float8 as ${counter}`),
  `array[${ANSWERING_TIME_COLUMNS.map((time) => `sum(${time})::float8`).join(', ')}] as times`,
].join(', ')

const STEPS = statement(
  'figures.steps',
  `select step, ${sums} from step_counts where ${IN_SCOPE} group by step`,
)
const DEVICES = statement(
  'figures.devices',
  `select step, device, sum(shown)::float8 as shown, greatest(0, sum(shown + returned - gone))::float8 as "left"
   from step_counts where ${IN_SCOPE} group by step, device`,
)

/** How many visits saw a question on one kind of device, and how many of them ended there. */
export type DeviceSum = {
  readonly step: string
  readonly device: string
  readonly shown: number
  readonly left: number
}

/** Returns how many visits saw each question and ended there, for each kind of device. */
export const sumsByDevice = (sql: Sql, scope: Scope) => sql.rows<DeviceSum>(DEVICES, valuesOf(scope))

/** Returns the sums of the counters of every question that was shown, in no particular order. */
export const stepSums = (sql: Sql, scope: Scope) => sql.rows<StepCounts>(STEPS, valuesOf(scope))

const PROBLEMS = statement(
  'figures.problems',
  `select step, problem, sum(refused)::float8 as refused from problem_counts where ${IN_SCOPE}
   group by step, problem order by 3 desc, 1, 2`,
)

/**
 * How often answers to one question were refused for one reason (`problem`, a key of src/lib/problem-keys.ts).
 */
export type ProblemSum = { readonly step: string; readonly problem: string; readonly refused: number }

/** Returns how often answers were refused, by question and reason, most frequent first. */
export const problemSums = (sql: Sql, scope: Scope) => sql.rows<ProblemSum>(PROBLEMS, valuesOf(scope))

const SHARES = statement(
  'sources.shares',
  `select day::text as day, most, counts, is_hidden as "isHidden" from count_sources
   where figure = $1 and day between $2 and $3 order by day`,
)

/**
 * Returns, for each day and server process, how many of the counts came from the busiest IP network. Both
 * `from` and `to` are included.
 */
export const sharesByDay = async (
  sql: Sql,
  figure: NetworkShareRow['figure'],
  from: string,
  to: string,
): Promise<ReadonlyMap<string, readonly BusiestShare[]>> =>
  Map.groupBy(
    await sql.rows<BusiestShare & { readonly day: string }>(SHARES, [figure, from, to]),
    ({ day }) => day,
  )

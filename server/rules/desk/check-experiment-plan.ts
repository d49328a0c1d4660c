/** Checks the plan of an experiment, as it is asked for at the desk. */
import { horizonOf, type ExperimentPlan } from './experiment-statistics.ts'

/** The largest experiment, in visitors. A shop would run it for years. */
const MOST_VISITORS = 10_000_000
/** The longest name of an experiment, in characters. */
const LONGEST_NAME = 80

/** Why a plan cannot be used: which part of it is wrong. */
export type ExperimentPlanProblem = 'name' | 'baseline' | 'effect' | 'size'

/** What somebody asks for; the rates are NaN if they could not be read. */
export type AskedExperimentPlan = { readonly name: string } & Pick<ExperimentPlan, 'baseline' | 'leastEffect'>

/** The name and the plan of an experiment, or what is wrong with them. */
export type CheckedExperimentPlan =
  | { readonly name: string; readonly plan: ExperimentPlan }
  | { readonly problem: ExperimentPlanProblem }

/** Whether a rate is above 0 and up to a half. */
const isUsual = (rate: number): boolean => rate > 0 && rate <= 0.5

/** Returns the name and the plan of an experiment, with its size, which follows from both rates. */
export function checkExperimentPlan({
  name,
  baseline,
  leastEffect,
}: AskedExperimentPlan): CheckedExperimentPlan {
  const title = name.trim().slice(0, LONGEST_NAME)
  if (title === '') return { problem: 'name' }
  if (!isUsual(baseline)) return { problem: 'baseline' }
  if (!isUsual(leastEffect)) return { problem: 'effect' }
  const horizon = horizonOf({ baseline, leastEffect })
  if (horizon > MOST_VISITORS) return { problem: 'size' }
  return { name: title, plan: { baseline, leastEffect, horizon } }
}

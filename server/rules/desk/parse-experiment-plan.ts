/** Parses the plan of an experiment as it is typed at the desk. */
import { horizonOf, type ExperimentPlan } from './experiment-statistics.ts'

/** The largest experiment, in visitors. A shop would run it for years. */
const MOST_VISITORS = 10_000_000
/** The longest name of an experiment, in characters. */
const LONGEST_NAME = 80

/** Why a plan cannot be used: which part of it is wrong. */
export type ExperimentPlanProblem = 'name' | 'baseline' | 'effect' | 'size'

/** Reads a percentage above 0 and up to 50, with a comma or a point: '5,5' → 0.055. Null for anything else. */
function rateOf(text: string): number | null {
  if (!/^\s*\d{1,2}(?:[.,]\d{1,4})?\s*%?\s*$/.test(text)) return null
  const rate = Number.parseFloat(text.replace(',', '.')) / 100
  return rate > 0 && rate <= 0.5 ? rate : null
}

/** The name and the plan of an experiment, or what is wrong with them. */
export type ParsedExperimentPlan =
  | { readonly name: string; readonly plan: ExperimentPlan }
  | { readonly problem: ExperimentPlanProblem }

/**
 * Reads the name and the plan of an experiment.
 * @param baseline percent, as text
 * @param effect percentage points, as text
 */
export function parseExperimentPlan(name: string, baseline: string, effect: string): ParsedExperimentPlan {
  const title = name.trim().slice(0, LONGEST_NAME)
  if (title === '') return { problem: 'name' }
  const rate = rateOf(baseline)
  if (rate === null) return { problem: 'baseline' }
  const leastEffect = rateOf(effect)
  if (leastEffect === null) return { problem: 'effect' }
  const horizon = horizonOf({ baseline: rate, leastEffect })
  if (horizon > MOST_VISITORS) return { problem: 'size' }
  return { name: title, plan: { baseline: rate, leastEffect, horizon } }
}

/** The fields of the form in which an experiment is planned. */
import type { AskedExperimentPlan } from '../../server/rules/desk/check-experiment-plan.ts'
import { experimentPlanWords as words } from '../content/desk/experiment-words.ts'
import { kinds } from '../lib/form-field-kinds.ts'
import { readTyped, type RowOf, type TypedFields } from '../lib/form-field-tables.ts'

const rate = { in: 'all', kind: kinds.percent, inputMode: 'decimal' } as const

export const experimentPlanRows: readonly RowOf<AskedExperimentPlan, never, 'all'>[] = [
  {
    at: 'name',
    in: 'all',
    name: 'nome',
    label: words.name,
    hint: words.nameHint,
    kind: kinds.asIs,
    maxLength: 60,
  },
  { at: 'baseline', name: 'base', label: words.base, hint: words.baseHint, ...rate },
  { at: 'leastEffect', name: 'diferenca', label: words.effect, hint: words.effectHint, ...rate },
]

/** Returns what was typed into the form, not yet checked. */
export const experimentPlanIn = (typed: TypedFields): AskedExperimentPlan =>
  readTyped(experimentPlanRows, typed, {}, {}).item as AskedExperimentPlan

/** The form of an experiment's plan, which one page shows and another starts: its fields. */
import { experimentPlanWords as words } from '../content/desk/experiment.ts'
import { kinds } from '../lib/field-kinds.ts'
import { readTyped, type RowOf, type TypedFields } from '../lib/form-fields.ts'

/** What was typed, not yet validated: a name, percent, and percentage points. */
type TypedPlan = Readonly<Record<'name' | 'baseline' | 'effect', string>>

const rate = { in: 'all', kind: kinds.asIs, inputMode: 'decimal' } as const

export const experimentPlanRows: readonly RowOf<TypedPlan, never, 'all'>[] = [
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
  { at: 'effect', name: 'diferenca', label: words.effect, hint: words.effectHint, ...rate },
]

/** Returns what was typed into the form. */
export const experimentPlanIn = (typed: TypedFields): TypedPlan =>
  readTyped(experimentPlanRows, typed, {}, {}).item as TypedPlan

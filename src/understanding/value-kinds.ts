import type { SaidKind } from '../funnel/field-types.ts'
import type { Step } from '../funnel/types.ts'

/** Kinds of value that a visitor can state, independent of the step that asks for them. */
export type ValueKind = SaidKind

/** Returns the kinds of value that a step asks for. */
export function valueKindsOf(step: Step): readonly ValueKind[] {
  if (step.view === 'review') return ['consent']
  return step.fields.flatMap(({ said }) => said ?? [])
}

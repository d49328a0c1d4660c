import type { SaidKind } from '../funnel/field-types.ts'
import type { Step } from '../funnel/types.ts'

/** What can be said, independent of the step that asks it. */
export type Kind = SaidKind

/** The kinds that a step asks. */
export function kindsOf(step: Step): readonly Kind[] {
  if (step.view === 'review') return ['consent']
  return step.fields.flatMap(({ said }) => said ?? [])
}

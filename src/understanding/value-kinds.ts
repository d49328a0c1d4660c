import type { SaidKind } from '../funnel/field-types.ts'
import type { Step } from '../funnel/types.ts'

/** The kinds of value that the chat can find in a message, such as 'cep' or 'birth'. */
export type ValueKind = SaidKind

/** Returns the kinds of value that a step asks for. */
export function valueKindsOf(step: Step): readonly ValueKind[] {
  if (step.view === 'review') return ['consent']
  return step.fields.flatMap(({ said }) => said ?? [])
}

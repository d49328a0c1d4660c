/** Compares the values of two answers. */
import type { Values } from '../../funnel/step-and-journey-types.ts'

/** Whether two answers are equal, ignoring case. Absent, empty and 'false' fields count as equal. */
export function areSameValues(a: Values, b: Values): boolean {
  const said = (value: string | undefined) => (value === 'false' ? '' : (value ?? '').toLowerCase())
  return Object.keys({ ...a, ...b }).every((name) => said(a[name]) === said(b[name]))
}

/** Returns the values without duplicates. */
export const distinctValues = (values: readonly Values[]): readonly Values[] =>
  values.filter((each, at) => values.findIndex((other) => areSameValues(each, other)) === at)

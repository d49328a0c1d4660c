import type { Values } from '../funnel/step-and-journey-types.ts'

/** Calls `onChange` for each field whose value differs from the draft. */
export function callOnChangePerField(
  values: Values,
  draft: Values,
  onChange: (name: string, value: string) => void,
) {
  for (const [name, typed] of Object.entries(values)) if ((draft[name] ?? '') !== typed) onChange(name, typed)
}
